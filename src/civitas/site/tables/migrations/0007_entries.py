from django.db import migrations


class Migration(migrations.Migration):
    dependencies = [
        ("tables", "0006_games_without_end"),
    ]

    operations = [
        migrations.AlterModelOptions(name="entry", options={"verbose_name_plural": "entries"}),
    ]
