# What the pages about accounts say beside what django-allauth says itself.

account-name = Name
account-name-help = What the others call you. You can change it at any time.
account-name-taken = Somebody already has this name.
account-name-letter = A name needs a letter or a digit.
account-name-invisible = A name cannot contain invisible characters.
account-time-zone-unknown = There is no such time zone.

page-skip = To the content
page-pages = Pages
page-home = Civitas, to my tables
page-tables = My tables
page-new = New table
page-learn = Learn
page-rules = Rules
page-ratings = Leaderboards
page-account = Your account
page-language = Language
page-sign-in = Sign in
page-sign-up = Create an account
page-sign-out = Sign out
page-email = E-mail address
page-password = Password
page-keys = Passkeys and second factor
page-links = Linked accounts
page-complete = Keep this account
page-admin = Administration

about-imprint = Imprint
about-privacy = Privacy

complete-title = Keep this account
complete-why = You are here without an e-mail address. With one, and a password, you can come back from any device. Your seats stay yours.
complete-do = Keep it
complete-done = The account is yours now.

first-title = First sign-in
first-why = This link signs you in as the administrator of this site. It works once.
first-do = Sign in
first-spent = This link has been used, or it is older than a day. Start the site again for a new one.

invited-title = By invitation
invited-why = New people come to this site by invitation. If somebody has invited you to a table, open that link again: it leads you to an account of your own.
invited-spent = This invitation is not valid, or no longer: it is good for a week. Ask the people who run this site for a new one.

no-such-person = There is nobody with that handle.
not-this-name = That is not the name of this account.
no-such-key = You have no such key.
too-many-keys = You cannot have any more keys. Revoke one first.
confirm-first = Confirm your e-mail address first: the link is in the mail that you were sent.
password-removed = Your address is confirmed, and this account is yours alone: the password it had before is gone. You can set a new one.
block-self = Nobody can block themself.
not-blocked = You have not blocked that person.
too-many-blocks = You cannot block any more people.
too-many-reports = That is enough for one day.

no-client-title = The table is not built yet
no-client-why = This site is running, but its browser client has not been built. To build it, run this in the folder of the source code with Node.js 20 or later, then reload this page:
no-client-api = The API, for bots and other clients
