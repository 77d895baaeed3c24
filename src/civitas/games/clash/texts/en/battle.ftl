# Clash of Cultures in English. Battles, tactics and conquest. Every sentence is our own.

seat-name =
    { $number ->
        [0] the barbarians
        [-1] the pirates
       *[other] Player { $number }
    }
note-battle-begins = Battle at { $hex }: { $seat } against { $other_seat }.
note-combat-round = Combat round { $number }.
note-controls = { $seat } plays for { $other_seat } in this battle.
note-combat-value = Combat value { $value } for { $seat } (dice: { $numbers }).
note-battle-drawn = The battle at { $hex } ends without a winner.
note-battle-won = The battle at { $hex } is won by { $seat }.
note-retreats = { $seat } retreats to { $hex }.
note-unit-killed = Killed at { $hex } ({ $seat }): { $unit }.
note-drowned = Lost at sea at { $hex } ({ $seat }): { $unit }.
note-captured = The city { $hex } falls to { $seat } (previously: { $other_seat }).
note-placed = { $seat } places a unit at { $hex }: { $unit }.
note-gains = { $amount ->
        [0] { $seat } gains no { $good }.
       *[other] { $seat } gains { $amount } { $good }.
    }
note-tactics-laid = { $seat } plays a tactics card face down.
note-no-tactics = { $seat } plays no tactics card.
note-tactics-shown = { $seat } reveals “{ $tactic }”.
note-tactic-dice = { $seat } rolls for “{ $tactic }”: { $numbers }.
note-scouted = { $seat } takes the enemy’s card, “{ $tactic }”.
note-siege-paid = { $seat } pays 2 food to withstand the siege.
note-fortress-die-cancelled = { $seat } cancels the die of the fortress with Siegecraft.
note-fortress-hit-cancelled = { $seat } cancels the hit that the fortress ignores with Siegecraft.
note-steel-weapons = { $seat } fights with Steel Weapons.
note-arena = { $seat } pays for +1 combat value with the Colosseum.
prompt-controller = Who plays for your opponents in this battle?
prompt-tactics = Which card do you play face down as a tactic?
prompt-retreat = Do you retreat from { $hex }?
prompt-retreat-hex = To which hex do you retreat?
prompt-refuge = Which hex do your units withdraw to?
prompt-lose-unit = Which unit do you lose at { $hex }?
prompt-drown = Your ships at { $hex } cannot carry everybody. Which unit is lost?
prompt-siege-pay = Do you pay 2 food so that your combat abilities work despite the siege?
prompt-siegecraft-die = Do you pay 2 wood to cancel the die of the fortress?
prompt-siegecraft-hit = Do you pay 2 ore to cancel the hit that the fortress ignores?
prompt-steel-weapons = Do you pay 1 ore for Steel Weapons in this battle?
prompt-arena = Do you pay 1 token for +1 combat value with the Colosseum?
prompt-place-unit = In which of your cities do you place the { $unit }?
option-tactics = { $tactic }
option-no-tactics = Play no tactics
option-nowhere = Nowhere
reason-not-a-tactic = This card has no tactics half.
reason-no-carrier = You do not have the unit or fortress that “{ $tactic }” needs in this battle.
reason-wrong-role = In a battle like this, “{ $tactic }” is for the other side only.
reason-wrong-battle = You cannot play “{ $tactic }” in a battle in a place like this.
reason-nowhere-to-go = There is no adjacent land hex without enemies to withdraw to.
