from django.db import migrations, models


class Migration(migrations.Migration):
    dependencies = [("tables", "0005_where_a_what_if_came_from")]

    operations = [
        migrations.AlterField(
            model_name="table",
            name="ended",
            field=models.CharField(
                blank=True, choices=[("", "Played"), ("agreed", "Agreed"), ("long", "Long")], default="", max_length=10
            ),
        ),
    ]
