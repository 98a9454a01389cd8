"""The seventeen factions: data (`kinds`) and what their passives and actions do (`gold`, `upkeep`, `march`)."""
