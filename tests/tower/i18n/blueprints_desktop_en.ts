<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en_GB" sourcelanguage="en">
<context>
    <name>Tower</name>
    <message numerus="yes">
        <source>%n bricks</source>
        <translation>
            <numerusform>%n brick</numerusform>
            <numerusform>%n bricks</numerusform>
        </translation>
    </message>
</context>
</TS>
