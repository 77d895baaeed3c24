# Clash of Cultures in English. What happens with events. Every sentence is our own.

note-event = { $seat } draws an event: { $event }.
note-symbol = Its symbol: { $symbol }.
note-event-ignored = { $seat } is spared: { $event }.
note-mood-kept = { $seat } pays, and { $hex } keeps its mood.
note-great-person = { $seat } wins over: { $event }.
note-exhausted = The land at { $hex } beside a city of { $seat } is exhausted.
note-barbarian-city = A barbarian city appears at { $hex }.
note-barbarians-grow = The barbarians at { $hex } grow: { $unit }.
note-barbarians-march = Barbarians go from { $from_hex } to { $to_hex }.
note-unit-lost = { $seat } loses at { $hex }: { $unit }.
note-food-lost = { $seat } loses { $number } food.
note-action-lost = { $seat } has an action less.
note-buried = The city { $hex } of { $seat } is buried.
note-destroyed = { $seat } loses at { $hex }: { $structure }.
prompt-event-effect = An event is coming. Shall its effect count, beside its symbol?
prompt-event-city = Which of your cities?
prompt-event-player = Which other player?
prompt-event-unit = Which unit do you give up?
prompt-myths = Do you pay a mood token, so that { $hex } keeps its mood?
prompt-great-person =
    Do you take { $event } into your hand for { $number ->
        [one] a culture token
       *[other] { $number } culture tokens
    }?
prompt-share-food = Hand out the food among the other players.
prompt-exhausted-land = Which hex beside your cities is exhausted?
prompt-barbarian-city = Where does the barbarian city appear?
prompt-barbarian-infantry = In which barbarian city does another infantry appear?
prompt-barbarian-group = Which barbarians march next?
prompt-barbarian-step = Where do the barbarians of { $hex } go?
prompt-earthquake = Which structure falls? At most { $number } more.
option-structure = { $structure } in { $hex }
option-unit-at = { $unit } at { $hex }
option-no-unit = No unit
reason-pestilence = After the pestilence nobody constructs without Sanitation.
reason-settlement-last = The settlement of { $hex } falls only when nothing else is left there.
reason-at-least-one = At least one structure falls.
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
