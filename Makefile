# Two commands do everything: `make play` and `make test`. Both set up first.
PYTHON ?= python3.11
ifeq ($(shell command -v $(PYTHON) 2>/dev/null),)
PYTHON := python3
endif
VENV := .venv
BIN := $(VENV)/bin
STAMP := $(VENV)/.ready

.PHONY: play run test soak bench setup lint format lock clean

play: setup  ## the bot against the local offline Discord; prints the address of the page
	$(BIN)/meneur play

run: setup  ## the bot on Discord itself (needs a token, see README)
	$(BIN)/meneur run

test: setup lint  ## every test
	$(BIN)/pytest -n auto --dist loadgroup -m "not soak"

soak: setup  ## the long figures that issues name
	$(BIN)/pytest -m soak -s

bench: setup  ## the benchmark rows (ARGS=--json for machines)
	$(BIN)/meneur bench $(ARGS)

lint: setup
	$(BIN)/ruff check .
	$(BIN)/lint-imports
	$(BIN)/mypy

format: setup
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .

setup: $(STAMP)

$(STAMP): requirements.lock pyproject.toml
	test -x $(BIN)/python || $(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements.lock
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --no-deps --no-build-isolation -e .
	touch $@

lock:  ## pin again after a change of dependencies
	$(BIN)/python -m pip install --quiet pip-tools
	CUSTOM_COMPILE_COMMAND="make lock" $(BIN)/pip-compile --quiet --generate-hashes --allow-unsafe --strip-extras --no-emit-index-url \
		--no-emit-trusted-host --no-emit-find-links --extra dev --extra postgres --output-file requirements.lock pyproject.toml

clean:
	rm -rf $(VENV) build dist *.egg-info
