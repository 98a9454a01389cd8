"""The referee: the use cases on one match."""
