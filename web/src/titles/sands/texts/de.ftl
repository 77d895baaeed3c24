sands-map = Karte der Alten Welt
sands-region-ground = { $terrain }, { $resource }, Kapazität { $capacity }
sands-region-free = von niemandem kontrolliert
sands-region-held = kontrolliert von { $name }
sands-region-capital = Hauptstadt von { $name }
sands-region-buildings = Bauwerke: { $list }
sands-region-beside = Grenzt an { $list }
sands-peasants =
    { $count ->
        [one] 1 Bauer
       *[other] { $count } Bauern
    }
sands-soldiers =
    { $count ->
        [one] 1 Soldat
       *[other] { $count } Soldaten
    }
sands-border-good = Handelsgut: { $good }
sands-border-caravans =
    { $count ->
        [one] Karawane von { $names }
       *[other] Karawanen von { $names }
    }
sands-moment = Dynastie { $dynasty }, Generation { $generation }, Runde { $round }
sands-moment-over = Nach der letzten Dynastie
sands-hand = Deine Karten
sands-hand-actions = Aktionskarten
sands-hand-emphasis = Schwerpunktkarten
sands-hand-chronicles = Chronikkarten
sands-card-played = in dieser Generation gespielt
sands-card-locked = gesperrt: { $category }
sands-card-unlocked = freigeschaltet: { $category }
sands-chronicle-card = Chronik { $number }
sands-points =
    { $count ->
        [one] 1 Punkt
       *[other] { $count } Punkte
    }
sands-panel-tracks = Zeit
sands-panel-heritage = Überlieferung
sands-panel-chronicle = Chroniken
sands-panel-advances = Fortschritte
sands-panel-supply = Bauwerke
sands-dynasty = Dynastie { $number }
sands-dynasty-growth = Feld { $field } von { $last }; auf markierten Feldern wächst die Bevölkerung
sands-dynasty-dark = die dunklen Felder: hier endet die letzte Dynastie
sands-generation = Generation { $number }
sands-generation-round = Runde { $round }
sands-generation-roll = Nach Runde { $round } folgt eine weitere, wenn der Würfel mindestens { $least } zeigt
sands-generation-sure = Runde { $round } folgt in jedem Fall
sands-generation-last = Runde { $round } ist die letzte einer Generation
sands-unrest = Unruhe { $value } von { $most }
sands-start_player = Startspieler
sands-turn-now = { $name } spielt { $card }
sands-heritage-cell = { $category }: { $name } hat { $value }
sands-help = Hilfe
sands-help-about = Hilfe: { $name }
sands-chronicle-needs = verlangt
sands-chronicle-field = Feld { $field }
sands-chronicle-count = zählt
sands-chronicle-yours = Du hast { $value }
sands-chronicle-hidden = verdeckte Karte von { $name }
sands-chronicle-shown = Karte { $number } von { $name }
sands-chronicle-none = keine Karte
sands-chronicle-laid = Ausgelegte Karten
sands-chronicle-about = Am Ende der Dynastie bringt eine Chronikkarte Punkte, wenn du so viel hast, wie sie auf ihrem Feld verlangt, und deine Überlieferung in der Kategorie mindestens so hoch ist wie ihre Nummer. Für zwei Karten in einer Kategorie braucht es beide Nummern zusammen.
sands-level = Level { $level }
sands-advances-stack =
    { $count ->
        [0] Stapel aufgebraucht
        [one] 1 Karte im Stapel
       *[other] { $count } Karten im Stapel
    }
sands-advances-top = du kennst die oberste: { $name }
sands-advances-reached = erreicht von { $names }
sands-advances-nobody = von niemandem erreicht
sands-advances-empty = noch nicht ausgelegt
sands-supply-left =
    { $count ->
        [0] keins übrig
        [one] 1 übrig
       *[other] { $count } übrig
    }
sands-supply-city = Level = Kapazität der Region
sands-fountains =
    { $count ->
        [one] 1 Springbrunnen
       *[other] { $count } Springbrunnen
    }
sands-lyres =
    { $count ->
        [one] 1 Leier
       *[other] { $count } Leiern
    }
sands-seat-points =
    { $count ->
        [one] 1 Siegpunkt
       *[other] { $count } Siegpunkte
    }
sands-seat-crops = Getreide: { $count }
sands-seat-gold = Gold: { $count }
sands-seat-regions =
    { $count ->
        [one] 1 Region
       *[other] { $count } Regionen
    }
sands-seat-goods =
    { $count ->
        [one] 1 Handelsgut
       *[other] { $count } Handelsgüter
    }
sands-seat-heritage = Überlieferung { $category }: { $value }
sands-seat-unlocked = { $category } ist freigeschaltet
sands-seat-cards =
    { $count ->
        [0] keine Karte gewählt
        [one] 1 Karte gewählt
       *[other] { $count } Karten gewählt
    }
sands-seat-playing = Am Zug
sands-seat-emphasis = Schwerpunkt { $category }: { $count } von { $most }
sands-mat-heritage = Überlieferung und was sie freischaltet
sands-mat-unrest = Unruhe
sands-mat-unrest-at = Unruhe { $value }, derzeit höchstens { $most }
sands-mat-abacus = Abakus
sands-mat-abacus-at = { $name }: { $value } von höchstens { $most }
sands-mat-chronicles = Ausgelegte Chroniken: was da ist, was sie verlangen
sands-mat-goal = { $have } von { $need }
sands-mat-stock = Im Vorrat
sands-mat-caravans = Karawanen
sands-mat-of = { $left } von { $all }
