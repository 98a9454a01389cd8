"""What holds for every test: generated examples may take as long as a busy machine needs (benchmarks measure speed)."""

from __future__ import annotations

from hypothesis import HealthCheck, settings

settings.register_profile("meneur", deadline=None, suppress_health_check=(HealthCheck.too_slow,))
settings.load_profile("meneur")
