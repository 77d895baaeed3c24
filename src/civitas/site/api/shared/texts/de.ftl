# Was die Schnittstelle sagt, wenn etwas nicht geht.

error = Das hat nicht geklappt.
sign-in = Bitte melde dich zuerst an.
account-needed = Auf dieser Seite brauchst du ein Konto, um zu spielen.
forged = Diese Anfrage kam nicht von dieser Seite.
not-found = Unter dieser Adresse gibt es nichts.
invalid = Die Anfrage hat nicht die Form, die hier erwartet wird.
broken-text = Der Text enthält ein halbes Zeichen, das sich nicht speichern lässt.
no-guests = Gäste werden nur über diesen Browser benachrichtigt; mit einem Konto geht es auch anders.
one-at-a-time = Warte, bis der letzte Auftrag erledigt ist.
too-often = Das war zu oft. Bitte warte einen Moment.
too-slow = Die Regeln haben zu lange gebraucht; es wurde nichts geändert.
too-large = Das ist mehr, als diese Seite auf einmal annimmt.
body-too-slow = Der Rest der Anfrage kam nicht rechtzeitig an.
too-busy = Die Seite hat gerade zu viel zu tun; bitte versuch es gleich noch einmal.
other-rules = Dieser Tisch wurde nach anderen Regeln gespielt als denen, die hier installiert sind. Er bleibt, wie er ist; wer die Seite betreibt, kann ihn mit „civitas admin recheck“ übernehmen.

no-such-table = Diesen Tisch gibt es nicht.
not-your-table = Dieser Tisch steht dir nicht offen.
not-your-seat = Dieser Platz gehört dir nicht.
not-invited = Du bist an diesen Tisch nicht eingeladen.
owner-only = Das darf nur, wem der Tisch gehört.
players-only = Hier schreibt nur, wer mitspielt.
partners-only = Die Absprachen sieht nur, wer hier mitspielt.
no-partners = Hier spielt jeder für sich, deshalb gibt es keine Absprachen auf der Karte.
plan-full = Mehr Zeichen und Pfeile kannst du nicht setzen. Nimm zuerst etwas heraus.
spectators-only = Hier schreibt bis zum Ende der Partie nur, wer zusieht.
hosts-only = Das dürfen nur die Betreiber der Seite.

not-started = Die Partie hat noch nicht begonnen.
not-playing = An diesem Tisch ist keine Partie im Gange.
not-possible = Das geht jetzt nicht.
already-started = Die Partie hat schon begonnen.
game-is-over = Die Partie ist zu Ende.
no-such-title = Dieses Spiel ist hier nicht installiert.
wrong-options = Mit dieser Spielerzahl oder diesen Optionen wird das Spiel nicht gespielt.
no-such-person = So heißt hier niemand.
no-such-challenge = Diese Herausforderung gibt es nicht. Die Startseite zeigt die dieser Woche.
challenge-needs-account = Alle haben einen Versuch an der Herausforderung, deshalb braucht es ein Konto. Lege eines an, dann nimm sie an.
cannot-be-invited = Diese Person kann nicht an diesen Tisch eingeladen werden.
no-such-bot = Diesen Bot gibt es nicht.
no-such-seat = Diesen Platz hat der Tisch nicht.
no-free-seat = Es ist kein Platz frei.
own-seat = Um den eigenen Platz aufzugeben, verlass den Tisch.
seats-are-free = Es sind noch Plätze frei.
not-a-branch = Nur ein Was-wäre-wenn-Tisch lässt sich wegwerfen.
not-all-ready = Noch sind nicht alle bereit.
too-many-waiting = Es warten schon so viele deiner Tische auf Mitspieler, wie eine Person haben darf. Beginne oder verlasse erst einen davon.
too-many-games = Du sitzt schon an so vielen Tischen, wie eine Person darf. Beende erst eine Partie.
too-many-guest-tables = Gäste dürfen nur wenige Tische gleichzeitig haben. Beende oder verlasse erst einen davon, oder lege ein Konto an.

refused = Die Regeln erlauben das nicht.
behind = Am Tisch ging es inzwischen weiter.
not-asked = Im Moment hast du nichts zu beantworten.
cannot-undo = Es gibt nichts, was du rückgängig machen oder wiederholen kannst.
too-many-orders = Mehr Daueraufträge kannst du nicht geben.
too-many-thoughts = Über einen anderen Tipp für dich wird noch nachgedacht. Versuche es gleich noch einmal.
not-teaching = Tipps gibt es nur in Lernpartien.
game-not-over = Die Partie ist noch nicht zu Ende.
tally-earlier = Bevor das Protokoll beginnt
ended-agreed = Die Spieler haben die Partie hier im Einvernehmen beendet, mit den Punkten, wie sie standen.
ended-long = Die Partie wurde länger, als diese Seite sie führen kann; darum endete sie hier, mit den Punkten, wie sie standen. Für die Wertung zählt sie nicht.
no-analysis = Auf diese Partie lässt sich nicht zurückblicken: Ihr Tisch begann anderswo, ihre Regeln haben sich seither geändert, oder das Spiel gibt keinen Rat.
no-such-position = Diese Stellung gibt es nicht.
no-such-entry = Diesen Eintrag gibt es im Protokoll nicht.

no-take-back-here = An diesem Tisch gibt es keine Rücknahmen.
petition-is-open = Am Tisch wird schon über eine Rücknahme abgestimmt.
petition-is-closed = Diese Abstimmung ist vorbei.
no-vote = Du hast hier keine Stimme.
not-your-petition = Darum hat jemand anderes gebeten.

no-such-clock = Eine solche Uhr gibt es nicht.
no-clock = Dieser Tisch hat keine Uhr.
not-waited-for = Auf diese Person wartet niemand.
nudged-already = Diese Person wurde erst vor Kurzem erinnert.
too-early = Dafür ist es noch zu früh.
vote-is-open = Der Tisch stimmt darüber schon ab.
sits-here-already = Du sitzt schon an diesem Tisch.
quiet-too-long = Ruhezeiten dauern höchstens zwölf Stunden.
holiday-dates = Ein Urlaub beginnt heute oder später, innerhalb eines Jahres, und endet nicht, bevor er beginnt.
holiday-overlaps = An einigen dieser Tage hast du schon Urlaub.
holiday-budget = So viele Urlaubstage hast du in diesem Jahr nicht mehr.
no-such-holiday = Diesen Urlaub gibt es nicht.

after-the-game = Die Partie lässt sich herunterladen, sobald sie zu Ende ist.
after-the-week = Andere spielen diese Herausforderung noch mit denselben Würfeln. Die Partie lässt sich herunterladen, sobald die Woche vorbei ist.
no-game-file = Dieser Tisch lässt sich nicht herunterladen.
unreadable-game-file = Das ist keine Spieldatei, die hier gelesen werden kann.
game-file-too-long = Diese Partie ist zu lang, um hier gelesen zu werden.
game-file-does-not-fit = Diese Partie passt nicht zu den hier installierten Regeln, oder ihre Würfel sind nicht die versprochenen.
game-file-unfinished = Nur beendete Partien lassen sich importieren.

bot-random = Zufall
bot-random-about = Nimmt irgendeinen Zug, den die Regeln erlauben. Gut zum Ausprobieren.
bot-novice = Neuling
bot-novice-about = Für deine ersten Partien: zieht vernünftig, aber oft nicht am besten, und lässt sich schlagen.
bot-greedy = Gierig
bot-greedy-about = Nimmt den Zug, der im Augenblick am besten aussieht, und plant nicht weiter.
bot-apprentice = Lehrling
bot-apprentice-about = Denkt einen Augenblick voraus, bis zu 0,2 Sekunden für jede Entscheidung, und übersieht manches.
bot-strategist = Stratege
bot-strategist-about = Plant seinen Zug und stellt sich vor, was verborgen ist: bis zu einer Sekunde für jede Entscheidung.
bot-master = Meister
bot-master-about = Wägt viele Verläufe ab, bevor er antwortet: bis zu fünf Sekunden für jede Entscheidung.
manner-builder = Baumeister
manner-builder-about = Mag Städte, Bauwerke und ruhige Grenzen.
manner-warrior = Krieger
manner-warrior-about = Mag Heere und das, was anderen gehört.
manner-trader = Händler
manner-trader-about = Mag Handel, Wege und ferne Orte.

no-such-lesson = Diese Lektion gibt es nicht.
guest-name = Gast

no-such-channel = Diesen Kanal hast du nicht.
too-many-channels = Mehr Kanäle kann man nicht haben. Entferne erst einen.
channel-exists = Dort wirst du schon benachrichtigt.
bad-address = Dorthin kann nichts geschickt werden.
mail-stays = Mail lässt sich abstellen, aber nicht entfernen.

# Was ein Link auf eine beendete Partie zeigt, wo er geteilt wird.

preview-won = { $count ->
    [one] { $names } hat eine Partie { $game } gewonnen
   *[other] { $names } haben eine Partie { $game } gewonnen
}
preview-lost = Eine Partie { $game }, die alle verloren haben
preview-over = Eine beendete Partie { $game }
preview-points = { $name } { $points }
preview-about = { $points }. Sieh dir Zug für Zug an, wie es dazu kam.
