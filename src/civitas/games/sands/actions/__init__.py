"""§5 The actions, one module each."""
