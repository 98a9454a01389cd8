"""Benchmark rows: `meneur bench`. `bot.bench.row` says what a row is, `bot.bench.rows` finds them all."""
