from django.db import migrations, models


class Migration(migrations.Migration):
    dependencies = [("tables", "0001_initial")]

    operations = [
        migrations.AddField("table", "lesson", models.PositiveSmallIntegerField(null=True)),
        migrations.AddField("table", "stirs", models.PositiveIntegerField(default=0)),
        migrations.AlterField(
            "table",
            "kind",
            models.CharField(
                choices=[("game", "Game"), ("branch", "Branch"), ("import", "Import"), ("lesson", "Lesson")],
                default="game",
                max_length=10,
            ),
        ),
    ]
