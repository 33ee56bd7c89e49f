<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en_US" sourcelanguage="en">
<context>
    <name>HomeScreen</name>
    <message numerus="yes">
        <source>%n more</source>
        <translation>
            <numerusform>%n more</numerusform>
            <numerusform>%n more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HouseRules</name>
    <message numerus="yes">
        <source>House rules (%n changed)</source>
        <translation>
            <numerusform>House rules (%n changed)</numerusform>
            <numerusform>House rules (%n changed)</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PlayerRow</name>
    <message numerus="yes">
        <source>%n round(s) won</source>
        <translation>
            <numerusform>%n round won</numerusform>
            <numerusform>%n rounds won</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>babylon</name>
    <message numerus="yes">
        <source>{name} lays pile {source} on pile {target}: {colour} on top, %n tablet(s) high.</source>
        <translation>
            <numerusform>{name} lays pile {source} on pile {target}: {colour} on top, %n tablet high.</numerusform>
            <numerusform>{name} lays pile {source} on pile {target}: {colour} on top, %n tablets high.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n move(s) win here, {move} soonest; the others lose.</source>
        <translation>
            <numerusform>%n move wins here, {move} soonest; the others lose.</numerusform>
            <numerusform>%n moves win here, {move} soonest; the others lose.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{moves} or %n other move(s)</source>
        <translation>
            <numerusform>{moves} or %n other move</numerusform>
            <numerusform>{moves} or %n other moves</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>shell</name>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n player</numerusform>
            <numerusform>%n players</numerusform>
        </translation>
    </message>
</context>
</TS>
