# Vesuvius: each target sets up what it needs. PYTHON=python3.12 takes another interpreter.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
GAME ?= downfall
PORT ?= 8079
OPEN ?= 1
WORKERS ?= $(shell $(PYTHON) -c 'import os; print(2 * (os.cpu_count() or 1))')  # tests wait as much as they work

.DEFAULT_GOAL := help
CHECKS := pyright mypy svelte ruff audit
.PHONY: $(CHECKS) help play terminal test check format proof bench twins ui replays pictures constraints clean

# A twin is a .py with a .pxd beside it.
PXD := $(shell find vesuvius -name '*.pxd')
TWINS := $(PXD) $(PXD:.pxd=.py) hatch_build.py
# Only what tests the clear rules is traced for coverage: tracing the rest would take minutes.
RULES := tests/games tests/test_contract.py tests/test_replays.py
PYTEST = $(BIN)/python -m pytest -n $(WORKERS) --dist worksteal
PIP := $(BIN)/python -m pip install --quiet --disable-pip-version-check -c constraints.txt
NPM := $(BIN)/python hatch_build.py npm

help: ## what can be done here
	@grep -E '^[a-z]+:.*##' $(MAKEFILE_LIST) | sed -E 's/^([a-z]+):.*## /  make \1\t/' | expand -t 20

play: $(VENV)/.run ## set up, start the server and open the browser (PORT=8079, OPEN=0 opens none)
	@$(BIN)/python hatch_build.py client
	@$(BIN)/vesuvius serve --port $(PORT) $(if $(filter-out 0,$(OPEN)),--open)

terminal: $(VENV)/.run ## set up and play in the terminal (GAME=downfall, pompeji or lastdays)
	@$(BIN)/vesuvius play $(GAME)

test: $(VENV)/.twins ## set up and run all tests
	$(NPM) test
	$(PYTEST) $(RULES) --cov=vesuvius.games --cov-report=
	$(BIN)/coverage report --include='vesuvius/games/*' --fail-under=95
	$(PYTEST) tests README.md docs $(RULES:%=--ignore=%)

check: $(VENV)/.dev ## format, lint and types, as CI sees them; dependencies, if pip-audit is at hand
	@$(MAKE) --no-print-directory -j2 $(if $(filter output-sync,$(.FEATURES)),-O) $(CHECKS)

$(CHECKS): $(VENV)/.dev

ruff:
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .

mypy pyright:
	$(BIN)/$@

svelte:
	$(NPM) run check
	$(NPM) run lint

audit:
	@if [ -x $(BIN)/pip-audit ]; then $(BIN)/pip-audit --no-deps -r constraints.txt; \
		else echo "Dependencies were not audited: pip-audit is not installed."; fi

format: $(VENV)/.dev ## format the code with ruff and prettier
	$(BIN)/ruff format .
	$(BIN)/ruff check --fix .
	$(NPM) run format

proof: $(VENV)/.twins ## the long proofs: servers killed amid 50 tables, 10,000 bad inputs (on a quiet machine)
	VESUVIUS_PROOF=full VESUVIUS_FUZZ=10000 $(BIN)/python -m pytest tests/web/test_killed.py tests/web/test_fuzz.py

bench: $(VENV)/.twins ## games per CPU-second
	$(BIN)/vesuvius bench

twins: $(VENV)/.twins ## compile the fast twins again where their sources have changed

ui: $(VENV)/.run ## build the web client again where its sources have changed
	$(BIN)/python hatch_build.py client

replays: $(VENV)/.dev ## tell the golden replays again; read the diff
	$(BIN)/python -m tests.golden

pictures: $(VENV)/.dev ui ## take the pictures of the README again
	$(BIN)/python tools/terminal_picture.py
	$(BIN)/python tools/pictures.py

constraints: $(VENV)/.dev ## pin the newest dependencies that fit
	$(BIN)/python -m pip install --quiet pip-tools
	PIP_CONFIG_FILE= $(BIN)/pip-compile --quiet --upgrade --strip-extras --extra dev --extra rl --no-header --no-annotate \
		--no-emit-index-url --no-emit-find-links --no-emit-trusted-host -o constraints.txt pyproject.toml

clean: ## remove what was set up and built
	find vesuvius -name '*.so' -delete
	rm -rf $(VENV) build dist ui/node_modules vesuvius/web/static
	rm -rf .coverage .hypothesis .mypy_cache .pytest_cache .ruff_cache

$(BIN)/python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' \
		|| { echo "Vesuvius needs Python 3.11 or newer; say make PYTHON=python3.12 ..."; exit 1; }
	$(PYTHON) -m venv $(VENV)

$(VENV)/.run: $(BIN)/python pyproject.toml constraints.txt
	$(PIP) -e .
	@touch $@

$(VENV)/.dev: $(BIN)/python pyproject.toml constraints.txt
	$(PIP) -e '.[dev]'
	@touch $(VENV)/.run $@

$(VENV)/.twins: $(VENV)/.dev $(TWINS)
	$(BIN)/python hatch_build.py twins
	@touch $@
