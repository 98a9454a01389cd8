"""What a GM may put right and order: the acts as classes, and what each of them does."""
