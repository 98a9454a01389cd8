"""The pictures of Marchlords."""
