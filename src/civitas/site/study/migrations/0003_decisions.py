from django.db import migrations, models


class Migration(migrations.Migration):
    dependencies = [("study", "0002_asker")]

    operations = [
        migrations.AlterField(
            model_name="study",
            name="kind",
            field=models.CharField(
                choices=[("hint", "Hint"), ("analysis", "Analysis"), ("decisions", "Decisions")], max_length=10
            ),
        ),
    ]
