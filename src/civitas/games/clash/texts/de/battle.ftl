# Clash of Cultures auf Deutsch. Schlachten, Taktiken und Eroberungen. Jeder Satz ist unser eigener.

seat-name =
    { $number ->
        [0] die Barbaren
        [-1] die Piraten
       *[other] Spieler { $number }
    }
note-battle-begins = Schlacht auf { $hex }: { $seat } gegen { $other_seat }.
note-combat-round = Kampfrunde { $number }.
note-controls = { $seat } spielt in dieser Schlacht für { $other_seat }.
note-combat-value = Kampfwert { $value } für { $seat } (Würfel: { $numbers }).
note-battle-drawn = Die Schlacht auf { $hex } endet ohne Sieger.
note-battle-won = Die Schlacht auf { $hex } geht an { $seat }.
note-retreats = { $seat } zieht sich nach { $hex } zurück.
note-unit-killed = Auf { $hex } gefallen ({ $seat }): { $unit }.
note-drowned = Auf See bei { $hex } verloren ({ $seat }): { $unit }.
note-captured = Die Stadt { $hex } fällt an { $seat } (bisher: { $other_seat }).
note-placed = { $seat } setzt eine Einheit auf { $hex }: { $unit }.
note-gains = { $amount ->
        [0] { $seat } geht leer aus: { $good }.
       *[other] { $seat } erhält { $amount } { $good }.
    }
note-tactics-laid = { $seat } spielt verdeckt eine Taktikkarte.
note-no-tactics = { $seat } spielt keine Taktikkarte.
note-tactics-shown = { $seat } deckt „{ $tactic }“ auf.
note-tactic-dice = { $seat } würfelt für „{ $tactic }“: { $numbers }.
note-scouted = { $seat } nimmt die gegnerische Karte „{ $tactic }“ auf die Hand.
note-siege-paid = { $seat } bezahlt 2 Nahrung, um der Belagerung zu trotzen.
note-fortress-die-cancelled = { $seat } schaltet mit Onagern den Würfel der Festung aus.
note-fortress-hit-cancelled = { $seat } schaltet mit Onagern den Treffer aus, den die Festung ignoriert.
note-steel-weapons = { $seat } kämpft mit Stahlwaffen.
note-arena = { $seat } bezahlt für Kampfwert +1 durch die Große Arena.
prompt-controller = Wer spielt in dieser Schlacht für deine Gegner?
prompt-tactics = Welche Karte spielst du verdeckt als Taktik?
prompt-retreat = Ziehst du dich von { $hex } zurück?
prompt-retreat-hex = Auf welches Feld ziehst du dich zurück?
prompt-refuge = Auf welches Feld ziehen sich deine Einheiten zurück?
prompt-lose-unit = Welche Einheit verlierst du auf { $hex }?
prompt-drown = Deine Schiffe auf { $hex } können nicht alle tragen. Welche Einheit geht verloren?
prompt-siege-pay = Bezahlst du 2 Nahrung, damit deine Kampffertigkeiten trotz der Belagerung wirken?
prompt-siegecraft-die = Bezahlst du 2 Holz, um den Würfel der Festung auszuschalten?
prompt-siegecraft-hit = Bezahlst du 2 Erz, um den Treffer auszuschalten, den die Festung ignoriert?
prompt-steel-weapons = Bezahlst du in dieser Schlacht 1 Erz für Stahlwaffen?
prompt-arena = Bezahlst du 1 Plättchen für Kampfwert +1 durch die Große Arena?
prompt-place-unit = In welche deiner Städte setzt du die Einheit ({ $unit })?
option-tactics = { $tactic }
option-no-tactics = Keine Taktik spielen
option-nowhere = Nirgends
reason-not-a-tactic = Diese Karte hat keine Taktik-Hälfte.
reason-no-carrier = Für „{ $tactic }“ fehlt dir in dieser Schlacht die nötige Einheit oder Festung.
reason-wrong-role = In einer solchen Schlacht ist „{ $tactic }“ nur für die andere Seite.
reason-wrong-battle = In einer Schlacht an einem solchen Ort kannst du „{ $tactic }“ nicht spielen.
reason-nowhere-to-go = Kein angrenzendes Landfeld ist frei von Gegnern.
