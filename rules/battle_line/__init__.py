"""Battle Line Medieval (GMT 2017), after battle_line.md: two seats, nine battlefields, claims proven by the referee."""
