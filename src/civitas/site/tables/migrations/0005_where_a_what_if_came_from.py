from django.db import migrations, models


class Migration(migrations.Migration):
    dependencies = [
        ("tables", "0004_teaching"),
    ]

    operations = [
        migrations.AddField(
            model_name="table",
            name="origin",
            field=models.CharField(blank=True, default="", max_length=12),
        ),
    ]
