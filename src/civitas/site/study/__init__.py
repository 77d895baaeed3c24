"""Learning from games: advice for whoever is asked, what bots thought, and what a finished game looks like afterwards.

What takes thought is a row that waits for a worker (`models.Study`); what follows from the table alone is worked out
when somebody looks.
"""
