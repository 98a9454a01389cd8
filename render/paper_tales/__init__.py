"""The pictures of Paper Tales."""
