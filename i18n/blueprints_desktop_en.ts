<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en_GB" sourcelanguage="en">
<context>
    <name>Blueprints</name>
    <message numerus="yes">
        <source>%n Awards and Prizes, face down</source>
        <translation>
            <numerusform>%n Award or Prize, face down</numerusform>
            <numerusform>%n Awards and Prizes, face down</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n building points</source>
        <translation>
            <numerusform>%n building point</numerusform>
            <numerusform>%n building points</numerusform>
        </translation>
    </message>
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
        <source>%n dice discarded</source>
        <translation>
            <numerusform>%n die discarded</numerusform>
            <numerusform>%n dice discarded</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n dice in the bag</source>
        <translation>
            <numerusform>%n die in the bag</numerusform>
            <numerusform>%n dice in the bag</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n dice of one material</source>
        <translation>
            <numerusform>%n die of one material</numerusform>
            <numerusform>%n dice of one material</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n dice of one value</source>
        <translation>
            <numerusform>%n die of one value</numerusform>
            <numerusform>%n dice of one value</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n dice still to take</source>
        <translation>
            <numerusform>%n die still to take</numerusform>
            <numerusform>%n dice still to take</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n face down</source>
        <translation>
            <numerusform>%n face down</numerusform>
            <numerusform>%n face down</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n face down</source>
        <comment>Awards and Prizes</comment>
        <translation>
            <numerusform>%n face down</numerusform>
            <numerusform>%n face down</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hidden</source>
        <translation>
            <numerusform>%n hidden</numerusform>
            <numerusform>%n hidden</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more dice of value {value}</source>
        <translation>
            <numerusform>%n more die of value {value}</numerusform>
            <numerusform>%n more dice of value {value}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more dice of {material}</source>
        <translation>
            <numerusform>%n more {material} die</numerusform>
            <numerusform>%n more {material} dice</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more dice on one stack</source>
        <translation>
            <numerusform>%n more die on one stack</numerusform>
            <numerusform>%n more dice on one stack</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n spaces for it, {best} at best</source>
        <translation>
            <numerusform>%n space for it, {best} at best</numerusform>
            <numerusform>%n spaces for it, {best} at best</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n victory points</source>
        <translation>
            <numerusform>%n victory point</numerusform>
            <numerusform>%n victory points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{die} touches %n dice</source>
        <translation>
            <numerusform>{die} touches %n die</numerusform>
            <numerusform>{die} touches %n dice</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>BlueprintsAdvice</name>
    <message numerus="yes">
        <source>about %n building points more</source>
        <translation>
            <numerusform>about %n building point more</numerusform>
            <numerusform>about %n building points more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>about %n victory points lost</source>
        <translation>
            <numerusform>about %n victory point lost</numerusform>
            <numerusform>about %n victory points lost</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>BlueprintsLuck</name>
    <message numerus="yes">
        <source>The dice drawn before {name}’s turns were good: counted by what a die scores at once, they offered %n points more than expected.</source>
        <translation>
            <numerusform>The dice drawn before {name}’s turns were good: counted by what a die scores at once, they offered %n point more than expected.</numerusform>
            <numerusform>The dice drawn before {name}’s turns were good: counted by what a die scores at once, they offered %n points more than expected.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The dice drawn before {name}’s turns were poor: counted by what a die scores at once, they offered %n points less than expected.</source>
        <translation>
            <numerusform>The dice drawn before {name}’s turns were poor: counted by what a die scores at once, they offered %n point less than expected.</numerusform>
            <numerusform>The dice drawn before {name}’s turns were poor: counted by what a die scores at once, they offered %n points less than expected.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>BlueprintsSheet</name>
    <message numerus="yes">
        <source>%n recycled dice together</source>
        <translation>
            <numerusform>%n recycled die</numerusform>
            <numerusform>%n recycled dice together</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>touches %n dice, 2 points for each</source>
        <translation>
            <numerusform>touches %n die, 2 points</numerusform>
            <numerusform>touches %n dice, 2 points for each</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Charts</name>
    <message numerus="yes">
        <source>The lead changed %n times.</source>
        <translation>
            <numerusform>The lead changed %n time.</numerusform>
            <numerusform>The lead changed %n times.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Ending</name>
    <message numerus="yes">
        <source>%n victory points ahead of {name}.</source>
        <translation>
            <numerusform>%n victory point ahead of {name}.</numerusform>
            <numerusform>%n victory points ahead of {name}.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Figures</name>
    <message numerus="yes">
        <source>%n points</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>about %n points lost</source>
        <translation>
            <numerusform>about %n point lost</numerusform>
            <numerusform>about %n points lost</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>about %n points lost against the others</source>
        <translation>
            <numerusform>about %n point lost against the others</numerusform>
            <numerusform>about %n points lost against the others</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>about %n points more</source>
        <translation>
            <numerusform>about %n point more</numerusform>
            <numerusform>about %n points more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Finder</name>
    <message numerus="yes">
        <source>%n results</source>
        <translation>
            <numerusform>%n result</numerusform>
            <numerusform>%n results</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Fits</name>
    <message numerus="yes">
        <source>%n boards counted</source>
        <translation>
            <numerusform>%n board counted</numerusform>
            <numerusform>%n boards counted</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n bonus cells safe</source>
        <translation>
            <numerusform>%n bonus cell safe</numerusform>
            <numerusform>%n bonus cells safe</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cells closed for good</source>
        <translation>
            <numerusform>%n cell closed for good</numerusform>
            <numerusform>%n cells closed for good</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n days in a row</source>
        <translation>
            <numerusform>%n day in a row</numerusform>
            <numerusform>%n days in a row</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n malus cells covered</source>
        <translation>
            <numerusform>%n malus cell covered</numerusform>
            <numerusform>%n malus cells covered</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n malus cells out of reach</source>
        <translation>
            <numerusform>%n malus cell out of reach</numerusform>
            <numerusform>%n malus cells out of reach</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of {all} cards</source>
        <translation>
            <numerusform>%n of {all} cards</numerusform>
            <numerusform>%n of {all} cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n plain cells covered</source>
        <translation>
            <numerusform>%n plain cell covered</numerusform>
            <numerusform>%n plain cells covered</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n points ahead of {name}.</source>
        <translation>
            <numerusform>%n point ahead of {name}.</numerusform>
            <numerusform>%n points ahead of {name}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rows completed</source>
        <translation>
            <numerusform>%n row completed</numerusform>
            <numerusform>%n rows completed</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>closes %n cells</source>
        <translation>
            <numerusform>closes %n cell</numerusform>
            <numerusform>closes %n cells</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FitsSheet</name>
    <message numerus="yes">
        <source>Row {row}: %n uncovered cells, columns {columns}</source>
        <translation>
            <numerusform>Row {row}: %n uncovered cell, column {columns}</numerusform>
            <numerusform>Row {row}: %n uncovered cells, columns {columns}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Uncovered cells in %n rounds</source>
        <translation>
            <numerusform>Uncovered cells in %n round</numerusform>
            <numerusform>Uncovered cells in %n rounds</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} left %n cells uncovered, most of them in row {row}.</source>
        <translation>
            <numerusform>{name} left %n cell uncovered, in row {row}.</numerusform>
            <numerusform>{name} left %n cells uncovered, most of them in row {row}.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>GameWords</name>
    <message numerus="yes">
        <source>%n players</source>
        <translation>
            <numerusform>%n player</numerusform>
            <numerusform>%n players</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ListPanel</name>
    <message numerus="yes">
        <source>Show %n more</source>
        <translation>
            <numerusform>Show %n more</numerusform>
            <numerusform>Show %n more</numerusform>
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
    <name>Monuments</name>
    <message numerus="yes">
        <source>%n bricks</source>
        <translation>
            <numerusform>%n brick</numerusform>
            <numerusform>%n bricks</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n bricks: {points}</source>
        <translation>
            <numerusform>%n brick: {points}</numerusform>
            <numerusform>%n bricks: {points}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n levels</source>
        <translation>
            <numerusform>%n level</numerusform>
            <numerusform>%n levels</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n places to build</source>
        <translation>
            <numerusform>%n place to build</numerusform>
            <numerusform>%n places to build</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n steps</source>
        <translation>
            <numerusform>%n step</numerusform>
            <numerusform>%n steps</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n steps this turn</source>
        <translation>
            <numerusform>%n step this turn</numerusform>
            <numerusform>%n steps this turn</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Black piece: %n points, and you build first.</source>
        <translation>
            <numerusform>Black piece: %n point, and you build first.</numerusform>
            <numerusform>Black piece: %n points, and you build first.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Built %n bricks: {points}</source>
        <translation>
            <numerusform>Built %n brick: {points}</numerusform>
            <numerusform>Built %n bricks: {points}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Finished: %n bricks</source>
        <translation>
            <numerusform>Finished: %n brick</numerusform>
            <numerusform>Finished: %n bricks</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Three rounds are over, and {monument} is %n bricks short.</source>
        <translation>
            <numerusform>Three rounds are over, and {monument} is %n brick short.</numerusform>
            <numerusform>Three rounds are over, and {monument} is %n bricks short.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your %n jewels will score {points} at the end.</source>
        <translation>
            <numerusform>Your %n jewel will score {points} at the end.</numerusform>
            <numerusform>Your %n jewels will score {points} at the end.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>MonumentsBoard</name>
    <message numerus="yes">
        <source>%n places are hidden: turn the board.</source>
        <translation>
            <numerusform>%n place is hidden: turn the board.</numerusform>
            <numerusform>%n places are hidden: turn the board.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>MonumentsSheet</name>
    <message numerus="yes">
        <source>%n jewels, 3 points each</source>
        <translation>
            <numerusform>%n jewel, 3 points</numerusform>
            <numerusform>%n jewels, 3 points each</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n {bricks}, {points} each (steps {steps})</source>
        <translation>
            <numerusform>%n {bricks}, {points} each (step {steps})</numerusform>
            <numerusform>%n {bricks}, {points} each (steps {steps})</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Lost 1 point for each of the %n bricks left over</source>
        <translation>
            <numerusform>Lost 1 point for %n brick left over</numerusform>
            <numerusform>Lost 1 point for each of the %n bricks left over</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} added %n bricks</source>
        <translation>
            <numerusform>{name} added %n brick</numerusform>
            <numerusform>{name} added %n bricks</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Reveal</name>
    <message numerus="yes">
        <source>%n building points ahead of {name}.</source>
        <translation>
            <numerusform>%n building point ahead of {name}.</numerusform>
            <numerusform>%n building points ahead of {name}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>touches %n dice, 2 points for each</source>
        <translation>
            <numerusform>touches %n die, 2 points for it</numerusform>
            <numerusform>touches %n dice, 2 points for each</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Skyline</name>
    <message numerus="yes">
        <source>%n buildings it could demolish</source>
        <translation>
            <numerusform>%n building it could demolish</numerusform>
            <numerusform>%n buildings it could demolish</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n buildings to demolish</source>
        <translation>
            <numerusform>%n building to demolish</numerusform>
            <numerusform>%n buildings to demolish</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n buildings to finish</source>
        <translation>
            <numerusform>%n building to finish</numerusform>
            <numerusform>%n buildings to finish</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n buildings to swap it with</source>
        <translation>
            <numerusform>%n building to swap it with</numerusform>
            <numerusform>%n buildings to swap it with</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cards left</source>
        <translation>
            <numerusform>%n card left</numerusform>
            <numerusform>%n cards left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cells to choose from; use the arrow keys</source>
        <translation>
            <numerusform>%n cell to choose</numerusform>
            <numerusform>%n cells to choose from; use the arrow keys</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n empty cells</source>
        <translation>
            <numerusform>%n empty cell</numerusform>
            <numerusform>%n empty cells</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n finished buildings left</source>
        <translation>
            <numerusform>%n finished building left</numerusform>
            <numerusform>%n finished buildings left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n floors left</source>
        <translation>
            <numerusform>%n floor left</numerusform>
            <numerusform>%n floors left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n piles to raise</source>
        <translation>
            <numerusform>%n pile to raise</numerusform>
            <numerusform>%n piles to raise</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n places for it</source>
        <translation>
            <numerusform>%n place for it</numerusform>
            <numerusform>%n places for it</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n steps away, one for each floor of the pile</source>
        <translation>
            <numerusform>%n step away, one for each floor of the pile</numerusform>
            <numerusform>%n steps away, one for each floor of the pile</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n steps from the architect, one bend at most</source>
        <translation>
            <numerusform>%n step from the architect, one bend at most</numerusform>
            <numerusform>%n steps from the architect, one bend at most</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n turns</source>
        <translation>
            <numerusform>%n turn</numerusform>
            <numerusform>%n turns</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SkylineAdvice</name>
    <message numerus="yes">
        <source>%n fewer wins in a hundred games</source>
        <translation>
            <numerusform>%n fewer win in a hundred games</numerusform>
            <numerusform>%n fewer wins in a hundred games</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SkylineReasons</name>
    <message numerus="yes">
        <source>It wins %n more games in a hundred</source>
        <translation>
            <numerusform>It wins %n more game in a hundred</numerusform>
            <numerusform>It wins %n more games in a hundred</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Statistics</name>
    <message numerus="yes">
        <source>%n first place(s)</source>
        <translation>
            <numerusform>%n first place</numerusform>
            <numerusform>%n first places</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n first place(s) in a row at the moment</source>
        <translation>
            <numerusform>%n first place in a row at the moment</numerusform>
            <numerusform>%n first places in a row at the moment</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>%n game</numerusform>
            <numerusform>%n games</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) exported to “{name}”</source>
        <translation>
            <numerusform>%n game exported to “{name}”</numerusform>
            <numerusform>%n games exported to “{name}”</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) without a first place at the moment</source>
        <translation>
            <numerusform>%n game without a first place at the moment</numerusform>
            <numerusform>%n games without a first place at the moment</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n played alone # games</source>
        <comment>matches</comment>
        <translation>
            <numerusform>%n played alone</numerusform>
            <numerusform>%n played alone</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n player</numerusform>
            <numerusform>%n players</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Longest streak: %n first place(s) in a row</source>
        <translation>
            <numerusform>Longest streak: %n first place in a row</numerusform>
            <numerusform>Longest streak: %n first places in a row</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Longest wait: %n game(s) without one</source>
        <translation>
            <numerusform>Longest wait: %n game without one</numerusform>
            <numerusform>Longest wait: %n games without one</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>first of %n attempt(s)</source>
        <translation>
            <numerusform>first of %n attempt</numerusform>
            <numerusform>first of %n attempts</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TextField</name>
    <message numerus="yes">
        <source>No more than %n characters.</source>
        <translation>
            <numerusform>No more than %n character.</numerusform>
            <numerusform>No more than %n characters.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Window</name>
    <message numerus="yes">
        <source>Before that, %n move(s) can be read. You can play on from there in a new game; this file stays as it is.</source>
        <translation>
            <numerusform>Before that, %n move can be read. You can play on from there in a new game; this file stays as it is.</numerusform>
            <numerusform>Before that, %n moves can be read. You can play on from there in a new game; this file stays as it is.</numerusform>
        </translation>
    </message>
</context>
</TS>
