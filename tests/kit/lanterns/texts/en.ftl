title-name = Lanterns
setting-length = Length
setting-length-short = short
setting-length-long = long

prompt-bid = Which lantern do you offer?
prompt-act = What do you do?
prompt-give = How many coins do you give to { $to_seat }?
option-lantern = { $lantern }
option-draw = Draw a lantern
option-roll = Roll the die
option-give = Give coins
option-rest = Rest

note-won = { $seat } wins with { $lantern }.
note-dawn = Day breaks, and the game is over.
note-rested = { $seat } rests.
note-drew = You draw { $lantern }.
note-drew-hidden =
    { $seat } draws a lantern; { $left ->
        [one] one is
       *[other] { $left } are
    } left.
note-rolled = { $seat } rolls { $number }.
note-gave =
    { $seat } gives { $to_seat } { $coins ->
        [one] a coin
       *[other] { $coins } coins
    }.
reason-deck-empty = The deck has { $left } lanterns.

lantern-amber = the amber lantern
    .help = It is worth least.
lantern-blue = the blue lantern
lantern-coral = the coral lantern
lantern-dawn = the lantern of dawn
lantern-ebony = the ebony lantern
lantern-fern = the fern lantern
lantern-gold = the golden lantern
lantern-hazel = the hazel lantern
lantern-iris = the iris lantern
lantern-jade = the jade lantern
lantern-khaki = the khaki lantern
lantern-lilac = the lilac lantern

tally-start = To begin with
tally-bids = Bids won
tally-rolls = Rolls
tally-gifts = Gifts

column-coins = Coins
column-held = Lanterns held
column-left = Lanterns in the deck
column-own = Your lanterns
column-shown = Lanterns shown

thing-lantern = lantern
thing-bid = bid
thing-gift = gift
thing-luck = luck
thing-die = die
