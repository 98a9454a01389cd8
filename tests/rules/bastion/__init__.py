"""La Garde du Bastion: worked examples of its rule book, sight against an oracle, odds, refusals, balance."""
