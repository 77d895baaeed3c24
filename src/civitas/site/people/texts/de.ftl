# Was die Seiten rund ums Konto sagen, neben dem, was django-allauth selbst sagt.

account-name = Name
account-name-help = So lesen dich die anderen. Du kannst ihn jederzeit ändern.
account-name-taken = Diesen Namen hat schon jemand.
account-name-letter = Ein Name braucht einen Buchstaben oder eine Ziffer.
account-name-invisible = Ein Name hat keine unsichtbaren Zeichen.
account-time-zone-unknown = Diese Zeitzone gibt es nicht.

page-skip = Zum Inhalt
page-account = Dein Konto
page-language = Sprache
page-sign-in = Anmelden
page-sign-up = Konto anlegen
page-sign-out = Abmelden
page-email = E-Mail-Adresse
page-password = Passwort
page-keys = Passkeys und zweiter Faktor
page-links = Verknüpfte Konten
page-complete = Dieses Konto behalten
page-admin = Verwaltung

complete-title = Dieses Konto behalten
complete-why = Du bist ohne E-Mail-Adresse hier. Mit einer Adresse und einem Passwort kommst du von jedem Gerät zurück. Deine Plätze bleiben deine.
complete-do = Behalten
complete-done = Das Konto gehört jetzt dir.

first-title = Erste Anmeldung
first-why = Dieser Link meldet dich als Verwalter dieser Seite an. Er gilt einmal.
first-do = Anmelden
first-spent = Dieser Link ist benutzt oder älter als einen Tag. Ein neuer erscheint, wenn die Seite neu gestartet wird.

no-such-person = Unter dieser Kennung gibt es niemanden.
not-this-name = So heißt dieses Konto nicht.
no-such-key = Diesen Schlüssel hast du nicht.
too-many-keys = Mehr Schlüssel kann man nicht haben. Widerrufe erst einen.
block-self = Niemand kann sich selbst sperren.
not-blocked = Diese Person hast du nicht gesperrt.
too-many-blocks = Mehr Leute kann man nicht sperren.
too-many-reports = Das genügt für einen Tag.

no-client-title = Der Tisch ist noch nicht gebaut
no-client-why = Diese Seite läuft, aber die Oberfläche für den Browser ist noch nicht gebaut. Wer sie betreibt, holt das im Ordner des Quelltexts nach, mit Node.js ab Version 20, und startet die Seite neu:
no-client-api = Die API für Bots und andere Programme
