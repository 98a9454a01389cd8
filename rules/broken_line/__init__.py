"""The Broken Line: Les Terres Déchirées: hidden armies for two to six (issue 5)."""
