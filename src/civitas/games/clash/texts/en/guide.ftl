# What is said in the guided first game.

guide-goal = What you play for
    .help = { brief-goal }
guide-map = The map
    .help = Your people begin at the edge of an unknown world: under the clouds lie tiles that nobody has seen. Plains give food, forests wood, mountains ore. Touch anything to read about it.
guide-home = Where you begin
    .help = Whatever glows may be chosen. This is where your first city will stand.
guide-turn = Your turn
    .help = These are all the deeds open to you now, and the question says how many actions are left. What a deed costs, brings and risks is written beside it. You can also begin on the map: touch a city or a unit.
guide-advance = Advances
    .help = An advance changes what you can do, for good, and counts for points. Storage and Writing are good beginnings.
guide-produce = Let a city work
    .help = A city takes resources from its own hex and those around it. It works gladly once a turn; activated again in the same turn, it becomes less happy.
guide-move = Move and explore
    .help = Send your settler into the unknown: entering a covered tile reveals it. Where the land is good, it can found your next city.
guide-harvest = What it brings
    .help = Take first what you are short of. Your seat shows how much of each you can keep.
guide-found = A second city
    .help = A settler stands where a city may be founded. More cities mean more deeds in a turn without driving any of them too hard.
guide-event = Events
    .help = Gaining advances moves the event counter, and now and then a card is turned over for everybody. The log tells what it did.
guide-score = What scores
    .help = { brief-points }
guide-end = You know how it goes
    .help = That was the status phase; with it a round is over. Play on as you like: hints stay with you, and the rules are beside the table.
