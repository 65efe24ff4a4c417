# Vesuvius: each target sets up what it needs. PYTHON=python3.12 takes another interpreter.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
GAME ?= downfall

.DEFAULT_GOAL := help
.PHONY: help play serve test check format bench twins replays pictures constraints clean

# A twin is a .py with a .pxd beside it.
PXD := $(shell find vesuvius -name '*.pxd')
TWINS := $(PXD) $(PXD:.pxd=.py) hatch_build.py

help: ## what can be done here
	@grep -E '^[a-z]+:.*##' $(MAKEFILE_LIST) | sed -E 's/^([a-z]+):.*## /  make \1\t/' | expand -t 20

play: $(VENV)/.run ## set up and play (GAME=downfall in the terminal)
	@$(BIN)/vesuvius play $(GAME)

serve: $(VENV)/.run ## set up and serve tables over the web
	@$(BIN)/vesuvius serve --open

test: $(VENV)/.twins ## set up and run all tests
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

bench: $(VENV)/.twins ## games per CPU-second
	$(BIN)/vesuvius bench

replays: $(VENV)/.dev ## tell the golden replays again; read the diff
	$(BIN)/python -m tests.golden

pictures: $(VENV)/.run ## draw the pictures of the README again
	$(BIN)/python tools/pictures.py

constraints: $(VENV)/.dev ## pin the newest dependencies that fit
	$(BIN)/python -m pip install --quiet pip-tools
	PIP_CONFIG_FILE= $(BIN)/pip-compile --quiet --upgrade --strip-extras --extra dev --extra rl --no-header --no-annotate \
		--no-emit-index-url --no-emit-find-links --no-emit-trusted-host -o constraints.txt pyproject.toml

twins: $(VENV)/.twins ## compile the fast twins again where their sources have changed

clean: ## remove what was set up and built
	find vesuvius -name '*.so' -delete
	rm -rf $(VENV) build dist .coverage .hypothesis .mypy_cache .pytest_cache .ruff_cache

$(VENV)/.run: pyproject.toml constraints.txt
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' \
		|| { echo "Vesuvius needs Python 3.11 or newer; say make PYTHON=python3.12 ..."; exit 1; }
	$(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install --quiet --disable-pip-version-check -c constraints.txt -e .
	@touch $@

$(VENV)/.dev: $(VENV)/.run
	$(BIN)/python -m pip install --quiet --disable-pip-version-check -c constraints.txt -e '.[dev]'
	@touch $@

$(VENV)/.twins: $(VENV)/.dev $(TWINS)
	$(BIN)/python hatch_build.py
	@touch $@
