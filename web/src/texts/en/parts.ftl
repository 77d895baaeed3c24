# What the parts say that boards of several titles are made of.

parts-nearer = Zoom in
parts-farther = Zoom out
parts-whole = Show the whole map
parts-map-missing = The map could not be loaded.
parts-map-again = Try again
parts-close = Close
parts-card-chosen = chosen
parts-card-help = What the card does: { $name }
parts-outlook = What would happen
