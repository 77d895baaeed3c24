# What is said in the guided first game.

guide-goal = What you play for
    .help = { brief-goal }
guide-map = The map
    .help = Your tribe begins somewhere in old Europe. Provinces feed your people or hold a good; barbarians sit in their villages. Touch anything to read about it.
guide-tribe = Your tribe
    .help = Each tribe has a homeland and something it does better than the others. Choose what you like; all can win.
guide-card = Your secret aim
    .help = Whoever has most of what the card names scores it at the end. Only you know that you are after it.
guide-first-advance = Advances
    .help = An advance makes your tribe better at something, for good. Agriculture feeds more people, and with more people everything else comes easier.
guide-action = Your turn
    .help = Choose one action; then the others act, until all have passed. Nobody takes the same action twice in a round, so think of what you will want later.
guide-expansion = Expansion
    .help = New vassals appear, and your pieces move on: this is how your land grows. In the first round hardly anything is better.
guide-commit = Leaders and luxury goods
    .help = The more leaders and luxury goods you place, the stronger the action; but they are then missing from your next ones in this round.
guide-vassal = New vassals
    .help = Put them where they can go on to empty land: a province is yours as soon as a vassal of yours stands in it alone.
guide-march = Marching
    .help = Touch a piece and then where it goes. The chance of a battle is told before you march.
guide-trade = Trade and taxes
    .help = Thalers pay for advances, fleets and grey leaders. Trade grows with commerce, trading posts and luxury goods. Cities pay taxes, and that costs morale.
guide-score = What scores
    .help = { brief-points }
guide-end = You know how it goes
    .help = A round is over, and your leaders are back. Play on as you like: hints stay with you, and the rules are beside the table.
