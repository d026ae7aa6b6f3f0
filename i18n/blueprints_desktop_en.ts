<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en_GB" sourcelanguage="en">
<context>
    <name>Blueprints</name>
    <message numerus="yes">
        <source>%n dice</source>
        <translation>
            <numerusform>%n die</numerusform>
            <numerusform>%n dice</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n dice behind it</source>
        <translation>
            <numerusform>%n die behind it</numerusform>
            <numerusform>%n dice behind it</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n points</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Ending</name>
    <message numerus="yes">
        <source>%n points ahead of {name}.</source>
        <translation>
            <numerusform>%n point ahead of {name}.</numerusform>
            <numerusform>%n points ahead of {name}.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>MatchSummary</name>
    <message numerus="yes">
        <source>saved %n day(s) ago</source>
        <translation>
            <numerusform>saved %n day ago</numerusform>
            <numerusform>saved %n days ago</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>saved %n hour(s) ago</source>
        <translation>
            <numerusform>saved %n hour ago</numerusform>
            <numerusform>saved %n hours ago</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>saved %n minute(s) ago</source>
        <translation>
            <numerusform>saved %n minute ago</numerusform>
            <numerusform>saved %n minutes ago</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Reveal</name>
    <message numerus="yes">
        <source>touches %n dice, 2 points for each</source>
        <translation>
            <numerusform>touches %n die, 2 points for it</numerusform>
            <numerusform>touches %n dice, 2 points for each</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ScoreCard</name>
    <message numerus="yes">
        <source>%n more dice</source>
        <translation>
            <numerusform>%n more die</numerusform>
            <numerusform>%n more dice</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more levels</source>
        <translation>
            <numerusform>%n more level</numerusform>
            <numerusform>%n more levels</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more of value {value}</source>
        <translation>
            <numerusform>%n more of value {value}</numerusform>
            <numerusform>%n more of value {value}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more of {material}</source>
        <translation>
            <numerusform>%n more of {material}</numerusform>
            <numerusform>%n more of {material}</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SeatPanel</name>
    <message numerus="yes">
        <source>%n face down</source>
        <translation>
            <numerusform>%n face down</numerusform>
            <numerusform>%n face down</numerusform>
        </translation>
    </message>
</context>
</TS>
