"""The pictures of La Garde du Bastion."""

from render.bastion.painter import BastionPainter

PAINTER = BastionPainter()
