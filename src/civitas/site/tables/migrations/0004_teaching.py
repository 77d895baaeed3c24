from django.db import migrations, models


class Migration(migrations.Migration):
    dependencies = [
        ("tables", "0003_clocks_and_absence"),
    ]

    operations = [
        migrations.AddField(
            model_name="table",
            name="teaching",
            field=models.BooleanField(default=False),
        ),
    ]
