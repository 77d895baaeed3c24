"""The table of the shared cache, if the settings put it into the database."""

from django.core.management import call_command
from django.db import migrations


def make(apps, schema_editor):  # type: ignore[no-untyped-def]
    call_command("createcachetable", database=schema_editor.connection.alias, verbosity=0)


class Migration(migrations.Migration):
    dependencies = [("people", "0001_initial")]
    operations = [migrations.RunPython(make, migrations.RunPython.noop)]
