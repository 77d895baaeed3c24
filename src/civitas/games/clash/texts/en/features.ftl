# Clash of Cultures in English. What a move is good for, told to those who learn. Every sentence is our own.

feature-points = brings points
    .less = brings fewer points
feature-rivals = holds the others back
    .less = helps the others
feature-cities = makes the cities more, happier or safer
    .less = weakens or exposes the cities
feature-goods = leaves more goods in store
    .less = leaves fewer goods in store
feature-advances = brings useful advances
    .less = puts useful advances off
feature-units = puts units where they are of use
    .less = leaves fewer or worse placed units
feature-cards = brings cards into the hand
    .less = leaves fewer cards in the hand

# What rolls are counted by, in the look back at a game
luck-combat = Battles: combat value
luck-influence = Cultural influence: number on the die

# What points are given for
tally-structures = Settlements and buildings
tally-advances = Advances
tally-objectives = Objectives
tally-wonders = Wonders
tally-events = Events
