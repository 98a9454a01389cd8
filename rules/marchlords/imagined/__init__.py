"""Other worlds that a viewer cannot tell from the real one: ground, pieces, battles, secrets, each dealt anew where the
viewer does not see it."""
