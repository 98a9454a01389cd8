"""The map generator (marchlords.md 18): the same seed and number of seats give the same map, everywhere and for ever."""
