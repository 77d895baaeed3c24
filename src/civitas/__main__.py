"""`python -m civitas`, where the command is not on the path."""

from civitas.cli import main

if __name__ == "__main__":
    main()
