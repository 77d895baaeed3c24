from django.db import migrations


class Migration(migrations.Migration):
    dependencies = [
        ("tables", "0007_entries"),
    ]

    operations = [
        migrations.RenameField(model_name="table", old_name="undo", new_name="table_extras"),
    ]
