<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr_FR" sourcelanguage="en">
<context>
    <name>GameWords</name>
    <message>
        <source>Lay the last brick of a column.</source>
        <translation>Posez la dernière brique d’une colonne.</translation>
    </message>
    <message>
        <source>Lay the last brick of a column. Five columns, two builders.</source>
        <translation>Posez la dernière brique d’une colonne. Cinq colonnes, deux bâtisseurs.</translation>
    </message>
</context>
<context>
    <name>OptionRows</name>
    <message>
        <source>Who lays the first brick</source>
        <translation>Qui pose la première brique</translation>
    </message>
</context>
<context>
    <name>TableKeys</name>
    <message>
        <source>go among the columns</source>
        <translation>aller d’une colonne à l’autre</translation>
    </message>
    <message>
        <source>go to a column</source>
        <translation>aller à une colonne</translation>
    </message>
</context>
<context>
    <name>Tower</name>
    <message numerus="yes">
        <source>%n bricks</source>
        <translation>
            <numerusform>%n brique</numerusform>
            <numerusform>%n briques</numerusform>
        </translation>
    </message>
    <message>
        <source>Brick {level} of column {column}.</source>
        <translation>Brique {level} de la colonne {column}.</translation>
    </message>
    <message>
        <source>Brick {number} of {all}</source>
        <translation>Brique {number} sur {all}</translation>
    </message>
    <message>
        <source>Column {column}</source>
        <translation>Colonne {column}</translation>
    </message>
    <message>
        <source>First column</source>
        <translation>Première colonne</translation>
    </message>
    <message>
        <source>Lay a brick on a column.</source>
        <translation>Posez une brique sur une colonne.</translation>
    </message>
    <message>
        <source>Lay the brick</source>
        <translation>Poser la brique</translation>
    </message>
    <message>
        <source>Take it back</source>
        <translation>La reprendre</translation>
    </message>
    <message>
        <source>The last column</source>
        <translation>La dernière colonne</translation>
    </message>
    <message>
        <source>This column is full.</source>
        <translation>Cette colonne est pleine.</translation>
    </message>
    <message>
        <source>column {column}</source>
        <translation>colonne {column}</translation>
    </message>
    <message>
        <source>{name} built on column {column}</source>
        <translation>{name} bâtit sur la colonne {column}</translation>
    </message>
    <message>
        <source>{name} completed column {column}</source>
        <translation>{name} achève la colonne {column}</translation>
    </message>
</context>
<context>
    <name>TowerBoard</name>
    <message>
        <source>The columns</source>
        <translation>Les colonnes</translation>
    </message>
</context>
<context>
    <name>TowerEnd</name>
    <message>
        <source>All columns are complete.</source>
        <translation>Toutes les colonnes sont achevées.</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Points</translation>
    </message>
    <message>
        <source>Show everything</source>
        <translation>Tout montrer</translation>
    </message>
    <message>
        <source>The result</source>
        <translation>Le résultat</translation>
    </message>
    <message>
        <source>{name} wins with {points}</source>
        <translation>{name} gagne avec {points}</translation>
    </message>
</context>
</TS>
