# Clash of Cultures auf Deutsch. Schlachten, Taktiken und Eroberungen. Jeder Satz ist unser eigener.

seat-name =
    { $number ->
        [0] die Barbaren
        [-1] die Piraten
       *[other] Spieler { $number }
    }
note-battle-begins = Schlacht auf { $hex }: { $seat } gegen { $other_seat }.
note-combat-round = Kampfrunde { $number }.
note-controls = { $seat } führt in dieser Schlacht { $other_seat }.
note-combat-value = Kampfwert { $value } für { $seat } (Würfel: { $numbers }).
note-battle-drawn = Die Schlacht auf { $hex } endet ohne Sieger.
note-battle-won = Sieg auf { $hex } für { $seat }.
note-retreats = { $seat } zieht sich nach { $hex } zurück.
note-unit-killed = Verlust auf { $hex } für { $seat }: { $unit }.
note-drowned = { $seat } verliert auf See bei { $hex }: { $unit }.
note-captured = Die Stadt { $hex } fällt an { $seat } (bisher: { $other_seat }).
note-placed = Neu auf { $hex } für { $seat }: { $unit }.
note-gains = { $amount ->
        [0] { $seat } geht leer aus: { $good }.
       *[other] { $seat } erhält { $amount } { $good }.
    }
note-tactics-laid = { $seat } legt verdeckt eine Taktikkarte.
note-no-tactics = { $seat } legt keine Taktikkarte.
note-tactics-shown = { $seat } deckt auf: { $tactic }.
note-tactic-dice = { $seat } würfelt für { $tactic }: { $numbers }.
note-scouted = { $seat } nimmt die gegnerische Karte { $tactic }.
note-siege-paid = { $seat } versorgt sich trotz der Belagerung.
note-fortress-die-cancelled = Onager von { $seat } schalten den Würfel der Festung aus.
note-fortress-hit-cancelled = Onager von { $seat } brechen den Schutz der Festung.
note-steel-weapons = { $seat } kämpft mit Stahlwaffen.
note-arena = { $seat } zahlt für den Jubel der Arena: +1.
prompt-controller = Wer spielt in dieser Schlacht für deine Gegner?
prompt-tactics = Welche Karte legst du verdeckt als Taktik?
prompt-retreat = Ziehst du dich von { $hex } zurück?
prompt-refuge = Auf welches Feld weichen deine Einheiten aus?
prompt-lose-unit = Welche Einheit verlierst du auf { $hex }?
prompt-drown = Deine Schiffe auf { $hex } können nicht alle tragen. Welche Einheit ertrinkt?
prompt-siege-pay = Zahlst du 2 Nahrung, damit deine Kampffertigkeiten trotz der Belagerung wirken?
prompt-siegecraft-die = Zahlst du 2 Holz, um den Würfel der Festung auszuschalten?
prompt-siegecraft-hit = Zahlst du 2 Erz, um den Schutz der Festung zu brechen?
prompt-steel-weapons = Zahlst du 1 Erz für Stahlwaffen in dieser Schlacht?
prompt-arena = Zahlst du ein Plättchen für Kampfwert +1 durch die Große Arena?
prompt-place-unit = In welcher deiner Städte erscheint die Einheit ({ $unit })?
option-tactics = { $tactic }
option-no-tactics = Keine Taktik
option-nowhere = Nirgends
reason-not-a-tactic = Diese Karte hat keine Taktik-Hälfte.
reason-no-carrier = { $tactic } braucht in dieser Schlacht eine Einheit oder Festung, die du nicht hast.
reason-wrong-role = { $tactic } ist für die andere Seite einer solchen Schlacht.
reason-wrong-battle = { $tactic } ist nicht für eine Schlacht an einem solchen Ort.
reason-nowhere-to-go = Neben dir liegt kein Landfeld ohne Gegner, auf das du ausweichen kannst.
