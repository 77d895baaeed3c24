"""What lies in the box and on the table: contents, state, and the small things that every chapter needs."""
