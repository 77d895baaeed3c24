# Clash of Cultures in English. Battles, tactics and conquest. Every sentence is our own.

seat-name =
    { $number ->
        [0] the barbarians
        [-1] the pirates
       *[other] Player { $number }
    }
note-battle-begins = Battle at { $hex }: { $seat } against { $other_seat }.
note-combat-round = Combat round { $number }.
note-controls = { $seat } plays { $other_seat } in this battle.
note-combat-value = Combat value { $value } for { $seat } (dice: { $numbers }).
note-battle-drawn = The battle at { $hex } ends without a winner.
note-battle-won = Victory at { $hex } for { $seat }.
note-retreats = { $seat } retreats to { $hex }.
note-unit-killed = Lost at { $hex } by { $seat }: { $unit }.
note-drowned = { $seat } loses at sea at { $hex }: { $unit }.
note-captured = The city { $hex } falls to { $seat } (until now: { $other_seat }).
note-placed = A { $unit } of { $seat } appears at { $hex }.
note-gains = { $amount ->
        [0] { $seat } gains no { $good }.
       *[other] { $seat } gains { $amount } { $good }.
    }
note-tactics-laid = { $seat } lays a tactics card face down.
note-no-tactics = { $seat } lays no tactics card.
note-tactics-shown = { $seat } reveals { $tactic }.
note-tactic-dice = { $seat } rolls for { $tactic }: { $numbers }.
note-scouted = { $seat } takes the enemy's card, { $tactic }.
note-siege-paid = { $seat } pays for food in spite of the siege.
note-fortress-die-cancelled = Siegecraft of { $seat } silences the die of the fortress.
note-fortress-hit-cancelled = Siegecraft of { $seat } breaks the shield of the fortress.
note-steel-weapons = { $seat } fights with steel weapons.
note-arena = { $seat } pays for the cheers of the arena: +1.
prompt-controller = Who plays your opponents in this battle?
prompt-tactics = Which card do you lay face down as tactics?
prompt-retreat = Do you retreat from { $hex }?
prompt-refuge = To which hex do your units withdraw?
prompt-lose-unit = Which unit do you lose at { $hex }?
prompt-drown = Your ships at { $hex } cannot carry all. Which unit drowns?
prompt-siege-pay = Do you pay 2 food, so that your combat abilities work in spite of the siege?
prompt-siegecraft-die = Do you pay 2 wood to silence the die of the fortress?
prompt-siegecraft-hit = Do you pay 2 ore to break the shield of the fortress?
prompt-steel-weapons = Do you pay 1 ore for steel weapons in this battle?
prompt-arena = Do you pay a token for +1 combat value by the Great Arena?
prompt-place-unit = In which of your cities does the { $unit } appear?
option-tactics = { $tactic }
option-no-tactics = No tactics
option-nowhere = Nowhere
reason-not-a-tactic = That card has no tactics half.
reason-no-carrier = { $tactic } needs a unit or fortress in this battle that you do not have.
reason-wrong-role = { $tactic } is for the other side of a battle like this.
reason-wrong-battle = { $tactic } is not for a battle in a place like this.
reason-nowhere-to-go = There is no land without enemies beside you to withdraw to.
