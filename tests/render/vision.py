"""Colour as eyes see it: CIE L*a*b*, contrast, and simulated colour vision deficiencies."""

from __future__ import annotations

from render.kit.palette import Colour

# Machado, Oliveira and Fernandes 2009, severity 1.0, for linear RGB.
DEUTERANOPIA = ((0.367322, 0.860646, -0.227968), (0.280085, 0.672501, 0.047413), (-0.011820, 0.042940, 0.968881))
PROTANOPIA = ((0.152286, 1.052583, -0.204868), (0.114503, 0.786281, 0.099216), (-0.003882, -0.048116, 1.051998))
NORMAL = ((1.0, 0.0, 0.0), (0.0, 1.0, 0.0), (0.0, 0.0, 1.0))
Matrix = tuple[tuple[float, float, float], ...]


def linear(colour: Colour) -> tuple[float, ...]:
    """sRGB bytes as linear light, 0..1."""
    return tuple(v / 12.92 if (v := byte / 255) <= 0.04045 else ((v + 0.055) / 1.055) ** 2.4 for byte in colour)


def seen(colour: Colour, matrix: Matrix) -> tuple[float, ...]:
    """Linear light as somebody with this vision sees it."""
    light = linear(colour)
    return tuple(min(1.0, max(0.0, sum(k * v for k, v in zip(row, light, strict=True)))) for row in matrix)


def luminance(light: tuple[float, ...]) -> float:
    """Relative luminance of linear light."""
    return 0.2126 * light[0] + 0.7152 * light[1] + 0.0722 * light[2]


def lab(light: tuple[float, ...]) -> tuple[float, float, float]:
    """CIE L*a*b* (D65) of linear light."""
    r, g, b = light
    xyz = (
        (0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.95047,
        luminance(light),
        (0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.08883,
    )
    x, y, z = (v ** (1 / 3) if v > 216 / 24389 else (24389 / 27 * v + 16) / 116 for v in xyz)
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


def distance(first: Colour, second: Colour, matrix: Matrix = NORMAL) -> float:
    """The CIE76 difference of two colours for this vision."""
    a, b = lab(seen(first, matrix)), lab(seen(second, matrix))
    return sum((p - q) ** 2 for p, q in zip(a, b, strict=True)) ** 0.5


def contrast(first: Colour, second: Colour) -> float:
    """The WCAG contrast ratio, 1 to 21."""
    low, high = sorted((luminance(linear(first)), luminance(linear(second))))
    return (high + 0.05) / (low + 0.05)
