"""Settings of the site, all from the environment; docs/hosting.md explains each."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

from civitas.site.config.database import database
from civitas.site.config.house import Doors, about, doors
from civitas.site.config.mail import mail
from civitas.site.core import limits

DEBUG = os.environ.get("CIVITAS_DEBUG", "") == "1"
SECRET_KEY = os.environ.get("CIVITAS_SECRET_KEY", "")
ALLOWED_HOSTS = [host for host in os.environ.get("CIVITAS_HOSTS", "localhost,127.0.0.1").split(",") if host]
DATABASES = {"default": database(os.environ.get("CIVITAS_DATABASE", f"sqlite:///{Path.cwd()}/civitas.sqlite3"))}
CIVITAS_PREPARE = os.environ.get("CIVITAS_PREPARE", "1") == "1"
"""May PostgreSQL keep statements from one transaction to the next? Not behind a pooler that hands out connections by
transaction."""
DISCORD = (os.environ.get("CIVITAS_DISCORD_ID", ""), os.environ.get("CIVITAS_DISCORD_SECRET", ""))
HTTPS = os.environ.get("CIVITAS_HTTPS", "") == "1"
"""People reach the site by https; the certificate is the proxy's business."""
PROXIES = NINJA_NUM_PROXIES = int(os.environ.get("CIVITAS_PROXIES", "0"))
"""How many proxies of ours stand before the site. Only they are believed when they say who is asking."""

INSTALLED_APPS = [
    # Before those whose pages it words anew.
    "civitas.site.people",
    # From the ground up: in this order they are told what happens (core/events.py).
    "civitas.site.tables",
    "civitas.site.clocks",
    "civitas.site.ratings",
    "civitas.site.study",
    "civitas.site.campaigns",
    "civitas.site.challenges",
    "civitas.site.upgrades",
    "civitas.site.notices",
    "civitas.site.chores",
    "allauth",
    "allauth.account",
    "allauth.mfa",
    "allauth.socialaccount",
    "django.contrib.admin",
    "django.contrib.auth",
    "django.contrib.contenttypes",
    # The list of a person's passkeys says with it when each was used.
    "django.contrib.humanize",
    "django.contrib.messages",
    "django.contrib.sessions",
    "django.contrib.staticfiles",
    # Its page about the API then comes with its scripts; otherwise it would fetch them from somebody else.
    "ninja",
]
MIDDLEWARE = [
    "civitas.site.observing.logs.RequestLog",
    "civitas.site.observing.pages.HostPages",
    "civitas.site.pages.policy.Policy",
    "django.middleware.security.SecurityMiddleware",
    "civitas.site.pages.assets.Assets",
    "django.contrib.sessions.middleware.SessionMiddleware",
    "django.middleware.locale.LocaleMiddleware",
    "civitas.site.people.zone.BrowserZone",
    "django.middleware.common.CommonMiddleware",
    "django.middleware.csrf.CsrfViewMiddleware",
    "django.contrib.auth.middleware.AuthenticationMiddleware",
    "django.contrib.messages.middleware.MessageMiddleware",
    "django.middleware.clickjacking.XFrameOptionsMiddleware",
    "allauth.account.middleware.AccountMiddleware",
]
TEMPLATES = [
    {
        "BACKEND": "django.template.backends.django.DjangoTemplates",
        "APP_DIRS": True,
        "OPTIONS": {
            "context_processors": [
                "django.template.context_processors.request",
                "django.template.context_processors.i18n",
                "django.contrib.auth.context_processors.auth",
                "django.contrib.messages.context_processors.messages",
            ],
        },
    },
]
ROOT_URLCONF = "civitas.site.urls"
DEFAULT_AUTO_FIELD = "django.db.models.BigAutoField"
USE_TZ = True
TIME_ZONE = "UTC"
USE_I18N = True
LANGUAGE_CODE = "en"
LANGUAGES = [("en", "English"), ("de", "Deutsch")]
STATIC_URL = "/static/"
WHITENOISE_USE_FINDERS = True
"""Files are served from where they are installed: one step less for hosts."""
CIVITAS_CLIENT = os.environ.get("CIVITAS_CLIENT", str(Path(__file__).parent / "client"))
"""The folder of the browser client, as `npm run build` in web/ leaves it."""
WHITENOISE_IMMUTABLE_FILE_TEST = r"^/assets/"
"""The build names these files by what is in them."""
WHITENOISE_MIMETYPES = {".webmanifest": "application/manifest+json"}

_LOCAL = {"BACKEND": "django.core.cache.backends.locmem.LocMemCache"}
_SHARED = {
    "BACKEND": "django.core.cache.backends.db.DatabaseCache",
    "LOCATION": "civitas_cache",
    # Beyond this any row may go, also one that has not run out; the usual 300 are a busy minute.
    "OPTIONS": {"MAX_ENTRIES": 10_000},
}
CACHES = {
    # Failed sign-ins and costly requests are counted here, so all processes must see the same count; SQLite means that
    # there is one process.
    "default": _SHARED if "postgresql" in DATABASES["default"]["ENGINE"] else _LOCAL,
    # For what each process may count for itself.
    "local": {**_LOCAL, "LOCATION": "local", "OPTIONS": {"MAX_ENTRIES": 100_000}},
}

# --- mail -----------------------------------------------------------------------------------------------------------
EMAIL_BACKEND = "django.core.mail.backends.console.EmailBackend"
DEFAULT_FROM_EMAIL = f"civitas@{ALLOWED_HOSTS[0].lstrip('.') if ALLOWED_HOSTS else 'localhost'}"
globals().update(mail(os.environ.get("CIVITAS_MAIL", "console:")))
CIVITAS_CONFIRM = not EMAIL_BACKEND.endswith("console.EmailBackend")
"""Where mail is sent, people confirm their addresses before they get keys for bots and second factors."""

# --- people ---------------------------------------------------------------------------------------------------------
CIVITAS_DOORS = doors(os.environ.get("CIVITAS_DOORS", Doors.OPEN))
"""Who may come in."""
CIVITAS_IMPRINT = about("CIVITAS_IMPRINT", os.environ.get("CIVITAS_IMPRINT", ""))
CIVITAS_PRIVACY = about("CIVITAS_PRIVACY", os.environ.get("CIVITAS_PRIVACY", ""))
"""Who runs the site, and what becomes of what people leave here: an address, or a file that is shown here."""
AUTHENTICATION_BACKENDS = ["allauth.account.auth_backends.AuthenticationBackend"]
AUTH_PASSWORD_VALIDATORS: list[dict[str, Any]] = [
    {"NAME": "django.contrib.auth.password_validation.MinimumLengthValidator", "OPTIONS": {"min_length": 10}},
    {"NAME": "django.contrib.auth.password_validation.CommonPasswordValidator"},
    {"NAME": "django.contrib.auth.password_validation.UserAttributeSimilarityValidator"},
]
LOGIN_URL = "account_login"
LOGIN_REDIRECT_URL = "/"
ACCOUNT_ADAPTER = "civitas.site.people.adapter.AccountAdapter"
ACCOUNT_LOGIN_METHODS = {"email"}
ACCOUNT_SIGNUP_FIELDS = ["email*", "password1*"]
ACCOUNT_SIGNUP_FORM_CLASS = "civitas.site.people.forms.NameForm"
ACCOUNT_EMAIL_VERIFICATION = "optional"
# Several may sign up with one address, and whoever confirms it has it: so nobody finds out who is here by signing up.
ACCOUNT_PREVENT_ENUMERATION = "strict"
# Whoever asks for a new password and is not known gets a mail with a link to sign up: not where it leads nowhere.
ACCOUNT_EMAIL_UNKNOWN_ACCOUNTS = CIVITAS_DOORS != Doors.INVITED
ACCOUNT_EMAIL_SUBJECT_PREFIX = "Civitas: "
ACCOUNT_LOGIN_BY_CODE_ENABLED = True
ACCOUNT_CHANGE_EMAIL = True
ACCOUNT_SESSION_REMEMBER = True
ACCOUNT_REAUTHENTICATION_REQUIRED = True
ACCOUNT_USER_DISPLAY = "civitas.site.people.profiles.display"
ACCOUNT_DEFAULT_HTTP_PROTOCOL = "https" if HTTPS else "http"
ACCOUNT_RATE_LIMITS = {"login_failed": "20/m/ip,5/5m/key", "guest": "20/m/ip"}
MFA_SUPPORTED_TYPES = ["webauthn", "totp", "recovery_codes"]
MFA_PASSKEY_LOGIN_ENABLED = True
MFA_ALLOW_UNVERIFIED_EMAIL = not CIVITAS_CONFIRM
MFA_TOTP_ISSUER = "Civitas"
# Browsers themselves allow passkeys without https on localhost only.
MFA_WEBAUTHN_ALLOW_INSECURE_ORIGIN = not HTTPS
ALLAUTH_TRUSTED_PROXY_COUNT = PROXIES
SOCIALACCOUNT_ADAPTER = "civitas.site.people.adapter.SocialAdapter"
SOCIALACCOUNT_PROVIDERS: dict[str, Any] = {}
if all(DISCORD):
    INSTALLED_APPS.append("allauth.socialaccount.providers.discord")
    SOCIALACCOUNT_PROVIDERS["discord"] = {"APPS": [{"client_id": DISCORD[0], "secret": DISCORD[1]}]}

# --- notices --------------------------------------------------------------------------------------------------------
CIVITAS_ADDRESS = os.environ.get("CIVITAS_ADDRESS", "").rstrip("/") or (
    f"{'https' if HTTPS else 'http'}://{ALLOWED_HOSTS[0].lstrip('.') if ALLOWED_HOSTS else 'localhost'}"
)
"""Where people find the site, for links in what is sent to them."""
CIVITAS_MAIL_DELAY = float(os.environ.get("CIVITAS_MAIL_DELAY", "120"))
"""Seconds that a notice waits before it becomes a mail: who is at the table needs none, and an undo makes it wrong."""
CIVITAS_NOTICE_RANGES = [one for one in os.environ.get("CIVITAS_NOTICE_RANGES", "").split(",") if one]
"""Networks that are not public and to which requests of people's webhooks may go all the same (10.1.0.0/16)."""
CIVITAS_NOTICE_PORTS = [int(one) for one in os.environ.get("CIVITAS_NOTICE_PORTS", "80,443").split(",") if one]
"""Ports to which such requests go. In the networks above any will do."""
CIVITAS_DISCORD_HOSTS = ["discord.com", "discordapp.com", "ptb.discord.com", "canary.discord.com"]

# --- safety ---------------------------------------------------------------------------------------------------------
SESSION_COOKIE_SECURE = CSRF_COOKIE_SECURE = HTTPS
SESSION_COOKIE_SAMESITE = CSRF_COOKIE_SAMESITE = "Lax"
SESSION_COOKIE_AGE = 60 * 60 * 24 * 90
"""Games last for weeks, and so does a session."""
SECURE_HSTS_SECONDS = 60 * 60 * 24 * 365 if HTTPS else 0
SECURE_REFERRER_POLICY = "same-origin"
X_FRAME_OPTIONS = "DENY"
if HTTPS and PROXIES:
    SECURE_PROXY_SSL_HEADER = ("HTTP_X_FORWARDED_PROTO", "https")
CSRF_TRUSTED_ORIGINS = [f"https://{'*' if host.startswith('.') else ''}{host}" for host in ALLOWED_HOSTS if HTTPS]

DATA_UPLOAD_MAX_MEMORY_SIZE = limits.BODY_BYTES
FILE_UPLOAD_HANDLERS: list[str] = []
"""Nobody is asked for a file, so none is kept, neither in memory nor on the disk."""

CIVITAS_MOVE_SECONDS = float(os.environ.get("CIVITAS_MOVE_SECONDS", limits.MOVE_SECONDS))
"""The rules may think about one answer no longer than this."""
CIVITAS_BOT_SECONDS = float(os.environ.get("CIVITAS_BOT_SECONDS", limits.BOT_SECONDS))
"""A bot may think about one answer no longer than this; then it takes any legal one."""
CIVITAS_BOT_TURNS = int(os.environ.get("CIVITAS_BOT_TURNS", "5"))
"""So many turns of bots are played side by side, so that one that thinks for long does not hold up other tables."""
CIVITAS_BOT_PROCESSES = int(os.environ.get("CIVITAS_BOT_PROCESSES", CIVITAS_BOT_TURNS))
"""Bots that think ahead do so in so many processes. With as many as turns none waits for another; where they are more
than cores they share those, and each thinks a little less in its time."""
CIVITAS_HINT_BOT = os.environ.get("CIVITAS_HINT_BOT", "strategist")
"""Who gives advice where people learn, with the time that this bot takes for a decision."""
CIVITAS_BUS = os.environ.get("CIVITAS_BUS", "")
"""Where NATS is (nats://host:4222), if several processes serve the site."""
CIVITAS_PETITION_HOURS = float(os.environ.get("CIVITAS_PETITION_HOURS", "48"))
"""How long a petition to take something back waits for votes."""
CIVITAS_HOLIDAY_DAYS = int(os.environ.get("CIVITAS_HOLIDAY_DAYS", "30"))
"""On how many days a year a person may stop their clocks."""
