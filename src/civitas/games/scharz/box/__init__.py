"""What every chapter needs: contents, state, and who controls and reaches what."""
