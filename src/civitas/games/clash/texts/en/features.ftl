# Clash of Cultures in English. What a move is good for, told to those who learn. Every sentence is our own.

feature-points = brings points
    .less = brings fewer points
feature-rivals = holds the others back
    .less = helps the others
feature-cities = makes for more, happier or safer cities
    .less = weakens cities or exposes them
feature-goods = leaves more resources and tokens
    .less = leaves fewer resources and tokens
feature-advances = brings useful advances
    .less = postpones useful advances
feature-units = brings more units, or units in better places
    .less = leaves fewer units, or units in worse places
feature-cards = brings cards
    .less = leaves fewer cards
figure-known = explored hexes
figure-happy = happy cities

# What rolls are counted by, in the look back at a game
luck-combat = Battles: combat value
luck-influence = Influence culture: number on the die

# What points are given for
tally-structures = Settlements and buildings
tally-advances = Advances
tally-objectives = Objectives
tally-wonders = Wonders
tally-events = Events
