"""§11 Events, and those who come with them: barbarians, pirates, great persons."""
