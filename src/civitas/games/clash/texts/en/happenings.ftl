# Clash of Cultures in English. What happens with events. Every sentence is our own.

note-event = { $seat } draws an event: { $event }.
note-symbol = The symbol on the card: { $symbol }.
note-event-ignored = { $seat } is not affected: { $event }.
note-mood-kept = { $seat } pays, and the mood of { $hex } stays as it is.
note-great-person = { $seat } takes the card “{ $event }”.
note-exhausted = The land at { $hex }, next to a city of { $seat }, is exhausted.
note-barbarian-city = A barbarian city appears at { $hex }.
note-barbarians-grow = The barbarians at { $hex } are reinforced: { $unit }.
note-barbarians-march = Barbarians move from { $from_hex } to { $to_hex }.
note-unit-lost = { $seat } loses a unit at { $hex }: { $unit }.
note-food-lost = { $number ->
        [0] { $seat } has no food to lose.
       *[other] { $seat } loses { $number } food.
    }
note-action-lost = { $seat } loses an action.
note-buried = The city of { $seat } at { $hex } is destroyed.
note-destroyed = { $seat } loses in { $hex }: { $structure }.
prompt-event-effect = You are about to draw an event. Should its effect apply as well as its symbol?
prompt-event-city = Which of your cities do you choose?
prompt-event-player = Which player do you choose?
prompt-event-unit = Which unit do you give up?
prompt-myths = Do you pay 1 mood token to keep the mood of { $hex } from falling?
prompt-great-person = { $number ->
        [one] Do you take “{ $event }” into your hand for 1 culture token?
       *[other] Do you take “{ $event }” into your hand for { $number } culture tokens?
    }
prompt-share-food = Share out the food among the other players.
prompt-exhausted-land = Which hex next to your cities becomes exhausted?
prompt-barbarian-city = Where does the barbarian city appear?
prompt-barbarian-infantry = In which barbarian city does another infantry appear?
prompt-barbarian-group = Which barbarians move next?
prompt-barbarian-step = Where do the barbarians at { $hex } move?
prompt-earthquake = Which structure is destroyed? At most { $number } more.
option-structure = { $structure } in { $hex }
option-unit-at = { $unit } at { $hex }
option-no-unit = Give up no unit
reason-pestilence = Since the pestilence, nobody can build without Sanitation.
reason-settlement-last = The settlement of { $hex } can be removed only when nothing else is left there.
reason-at-least-one = At least one structure must be removed.
structure-academy = { building-academy }
structure-fortress = { building-fortress }
structure-port = { building-port }
structure-temple = { building-temple }
structure-great_wall = { wonder-great_wall }
structure-great_statue = { wonder-great_statue }
structure-great_mausoleum = { wonder-great_mausoleum }
structure-great_arena = { wonder-great_arena }
structure-great_library = { wonder-great_library }
structure-great_lighthouse = { wonder-great_lighthouse }
structure-great_pyramid = { wonder-great_pyramid }
structure-great_gardens = { wonder-great_gardens }
structure-settlement = settlement
