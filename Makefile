# Vesuvius: each target sets up what it needs. PYTHON=python3.12 takes another interpreter.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
GAME ?= downfall

.DEFAULT_GOAL := help
.PHONY: help play ui test check format bench replays pictures constraints clean

help: ## what can be done here
	@grep -E '^[a-z]+:.*##' $(MAKEFILE_LIST) | sed -E 's/^([a-z]+):.*## /  make \1\t/' | expand -t 20

play: $(VENV)/.run ## set up and play (GAME=downfall in the terminal)
	@$(BIN)/vesuvius play $(GAME)

ui: ui/node_modules/.package-lock.json ## check, test and build the web client (Node 20.19 or newer)
	cd ui && npm run --silent check && npm run --silent test && npm run --silent build

test: $(VENV)/.dev ## set up and run all tests
	$(BIN)/python -m pytest -n auto --cov=vesuvius --cov-report=
	$(BIN)/coverage report --include='vesuvius/games/*' --fail-under=95

check: $(VENV)/.dev ## format, lint and types, as CI sees them
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/pyright

format: $(VENV)/.dev ## let ruff put the code in order
	$(BIN)/ruff format .
	$(BIN)/ruff check --fix .

bench: $(VENV)/.run ## games per CPU-second
	$(BIN)/vesuvius bench

replays: $(VENV)/.dev ## tell the golden replays again; read the diff
	$(BIN)/python -m tests.golden

pictures: $(VENV)/.run ## draw the pictures of the README again
	$(BIN)/python tools/pictures.py

constraints: $(VENV)/.dev ## pin the newest dependencies that fit
	$(BIN)/python -m pip install --quiet pip-tools
	PIP_CONFIG_FILE= $(BIN)/pip-compile --quiet --upgrade --strip-extras --extra dev --no-header --no-annotate \
		--no-emit-index-url --no-emit-find-links --no-emit-trusted-host -o constraints.txt pyproject.toml

clean: ## remove what was set up and built
	rm -rf $(VENV) build dist .coverage .hypothesis .mypy_cache .pytest_cache .ruff_cache

ui/node_modules/.package-lock.json: ui/package.json ui/package-lock.json
	@node -e 'const [a, b] = process.versions.node.split("."); process.exit(a > 20 || (a == 20 && b >= 19) ? 0 : 1)' \
		|| { echo "The web client is built with Node 20.19 or newer; there is none on PATH."; exit 1; }
	cd ui && npm ci --silent

$(VENV)/.run: pyproject.toml constraints.txt
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' \
		|| { echo "Vesuvius needs Python 3.11 or newer; say make PYTHON=python3.12 ..."; exit 1; }
	$(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install --quiet --disable-pip-version-check -c constraints.txt -e .
	@touch $@

$(VENV)/.dev: $(VENV)/.run
	$(BIN)/python -m pip install --quiet --disable-pip-version-check -c constraints.txt -e '.[dev]'
	@touch $@
