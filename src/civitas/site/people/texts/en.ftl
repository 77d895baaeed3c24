# What the pages about accounts say beside what django-allauth says itself.

account-name = Name
account-name-help = This is what the others read. You can change it at any time.
account-name-taken = Somebody has this name already.
account-name-letter = A name needs a letter or a digit.
account-name-invisible = A name has no invisible signs.
account-time-zone-unknown = There is no such time zone.

page-skip = To the content
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

complete-title = Keep this account
complete-why = You are here without an e-mail address. With one, and a password, you can come back from any device. Your seats stay yours.
complete-do = Keep it
complete-done = The account is yours now.

first-title = First sign-in
first-why = This link signs you in as the administrator of this site. It works once.
first-do = Sign in
first-spent = This link has been used, or it is older than a day. Start the site again for a new one.

no-such-person = There is nobody of that handle.
not-this-name = That is not the name of this account.
no-such-key = You have no such key.
too-many-keys = You have as many keys as one can have. Revoke one first.
block-self = Nobody can block themself.
not-blocked = You do not block that person.
too-many-blocks = You block as many people as one can block.
too-many-reports = That is enough for one day.

no-client-title = The table is not built yet
no-client-why = This site runs, but the browser client has not been built. Whoever hosts it does so in the folder of the source code, with Node.js 20 or later, and starts the site again:
no-client-api = The API, for bots and other clients
