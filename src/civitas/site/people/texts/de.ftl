# Was die Seiten rund ums Konto sagen, neben dem, was django-allauth selbst sagt.

account-name = Name
account-name-help = So nennen dich die anderen. Du kannst ihn jederzeit ändern.
account-name-taken = Diesen Namen hat schon jemand.
account-name-letter = Ein Name braucht einen Buchstaben oder eine Ziffer.
account-name-invisible = Ein Name darf keine unsichtbaren Zeichen enthalten.
account-time-zone-unknown = Diese Zeitzone gibt es nicht.

page-skip = Zum Inhalt
page-pages = Seiten
page-home = Civitas, zu meinen Tischen
page-tables = Meine Tische
page-new = Neuer Tisch
page-learn = Lernen
page-rules = Regeln
page-ratings = Bestenlisten
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

about-imprint = Impressum
about-privacy = Datenschutz

complete-title = Dieses Konto behalten
complete-why = Du bist ohne E-Mail-Adresse hier. Mit einer Adresse und einem Passwort kommst du von jedem Gerät zurück. Deine Plätze bleiben deine.
complete-do = Behalten
complete-done = Das Konto gehört jetzt dir.

first-title = Erste Anmeldung
first-why = Dieser Link meldet dich als Verwalter dieser Seite an. Er gilt einmal.
first-do = Anmelden
first-spent = Dieser Link ist benutzt oder älter als einen Tag. Ein neuer erscheint, wenn die Seite neu gestartet wird.

invited-title = Auf Einladung
invited-why = Auf diese Seite kommen Neue auf Einladung. Hat dich jemand an einen Tisch eingeladen, dann öffne diesen Link noch einmal: Er führt dich zu einem eigenen Konto.
invited-spent = Diese Einladung gilt nicht oder nicht mehr: Sie gilt eine Woche. Bitte die Betreiber der Seite um eine neue.

no-such-person = Diese Kennung hat niemand.
not-this-name = So heißt dieses Konto nicht.
no-such-key = Diesen Schlüssel hast du nicht.
too-many-keys = Mehr Schlüssel kann man nicht haben. Widerrufe erst einen.
confirm-first = Bestätige zuerst deine E-Mail-Adresse: Der Link steht in der Mail, die du bekommen hast.
password-removed = Deine Adresse ist bestätigt, und dieses Konto gehört dir allein: Das bisherige Passwort gilt nicht mehr. Du kannst ein neues setzen.
block-self = Niemand kann sich selbst sperren.
not-blocked = Diese Person hast du nicht gesperrt.
too-many-blocks = Mehr Leute kann man nicht sperren.
too-many-reports = Das genügt für einen Tag.

no-client-title = Der Tisch ist noch nicht gebaut
no-client-why = Diese Seite läuft, aber die Oberfläche für den Browser ist noch nicht gebaut. Wer sie betreibt, holt das im Ordner des Quelltexts nach, mit Node.js ab Version 20, und lädt diese Seite neu:
no-client-api = Die API für Bots und andere Programme
