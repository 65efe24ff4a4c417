# Vesuvius: each target sets up what it needs. PYTHON=python3.12 chooses another interpreter.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
GAME ?= downfall
HOST ?= 127.0.0.1
PORT ?= 8079
OPEN ?= 1
AMOUNT ?= 1
WORKERS ?= $(shell $(PYTHON) -c 'import os; print(2 * (os.cpu_count() or 1))')  # tests spend half their time waiting

.DEFAULT_GOAL := help
CHECKS := pyright mypy svelte ruff generated locks audit
.PHONY: $(CHECKS) help first play party terminal test check format proof bench twins ui generate replays pictures constraints sbom clean

# A twin is a .py with a .pxd beside it.
PXD := $(shell find vesuvius -name '*.pxd')
TWINS := $(PXD) $(PXD:.pxd=.py) hatch_build.py
# Coverage traces only the tests of the rules: tracing the others would take minutes.
RULES := tests/games tests/test_contract.py tests/test_replays.py
OTHERS := tests README.md docs $(RULES:%=--ignore=%)
PYTEST = $(BIN)/python -m pytest -n $(WORKERS) --dist worksteal
PIP := $(BIN)/python -m pip install --quiet --disable-pip-version-check -c constraints.txt
STAGES := $(BIN)/python tools/stages.py
NPM := $(BIN)/python hatch_build.py npm
# Hashes of the files on PyPI only, and no address of a mirror, whatever pip is configured to use here.
COMPILE := env -u PIP_FIND_LINKS -u PIP_EXTRA_INDEX_URL PIP_CONFIG_FILE=/dev/null $(BIN)/pip-compile --quiet --strip-extras \
	--unsafe-package pip --no-header --no-annotate --no-emit-index-url --no-emit-find-links --no-emit-trusted-host

help: ## list the targets
	@grep -E '^[a-z]+:.*##' $(MAKEFILE_LIST) | sed -E 's/^([a-z]+):.*## /  make \1\t/' | expand -t 20

play: first $(VENV)/.run ## set up, start the server and open the browser (PORT=8079, OPEN=0 opens none)
	@$(STAGES) "" $(BIN)/python hatch_build.py client
	@echo "  Starting the server ..."
	@$(BIN)/vesuvius serve --host $(HOST) --port $(PORT) $(if $(filter-out 0,$(OPEN)),--open)

party: HOST := 0.0.0.0
party: play ## the same for phones and computers in your network

# On a new copy: what comes, and how long it takes.
first:
	@test -e $(VENV)/.run || echo "Setting Vesuvius up. That takes three to ten minutes, once; then it starts in seconds."

terminal: first $(VENV)/.run ## set up and play in the terminal (GAME=downfall)
	@$(BIN)/vesuvius play $(GAME)

test: $(VENV)/.twins ## set up and run all tests (RETRY=1 runs those of server and pages that fail once more, alone)
	$(NPM) test
	$(PYTEST) $(RULES) --cov=vesuvius.games --cov-report=
	$(BIN)/coverage report --include='vesuvius/games/*' --fail-under=95
	$(PYTEST) $(OTHERS) || $(if $(RETRY),$(BIN)/python -m pytest --last-failed --last-failed-no-failures none -v $(OTHERS),false)

check: $(VENV)/.dev ## check format, lint, types and lock files, as CI does; audit dependencies if the services answer
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

generated:
	$(BIN)/python -m tools.generate --check

locks:
	$(BIN)/python -m tools.locks

audit:
	$(BIN)/python -m tools.audit

format: $(VENV)/.dev ## format the code with ruff and prettier
	$(BIN)/ruff format .
	$(BIN)/ruff check --fix .
	$(NPM) run format

proof: $(VENV)/.twins ## run the long proofs, hours on an idle machine (PROOF=kills,leaks chooses, AMOUNT=0.01 runs a part)
	$(BIN)/python -m tools.proof $(PROOF) --amount $(AMOUNT)

bench: $(VENV)/.twins ## measure games per CPU-second
	$(BIN)/vesuvius bench

twins: $(VENV)/.twins ## compile the fast twins if their sources have changed

ui: $(VENV)/.run ## build the web client if its sources have changed
	$(BIN)/python hatch_build.py client

generate: $(VENV)/.dev ## generate the wire types and the reference of docs/games
	$(BIN)/python -m tools.generate

replays: $(VENV)/.dev ## rewrite the golden replays; read the diff
	$(BIN)/python -m tests.golden

pictures: $(VENV)/.dev ui ## retake the pictures of the README and of links
	$(BIN)/python -m tools.terminal_picture
	$(BIN)/python -m tools.pictures

constraints: $(VENV)/.dev ## pin the newest compatible dependencies, and lock them with hashes
	$(BIN)/python -m pip install --quiet pip-tools
	$(COMPILE) --upgrade --extra dev --extra rl --build-deps-for wheel -o constraints.txt pyproject.toml
	$(COMPILE) --upgrade --generate-hashes -c constraints.txt -o requirements.lock pyproject.toml
	$(BIN)/python -m tools.locks build | $(COMPILE) --upgrade --generate-hashes -c constraints.txt -o build.lock -

sbom: $(VENV)/.dev ## write the bill of materials to build/sbom.json (CycloneDX)
	@mkdir -p build
	$(BIN)/python -m tools.sbom > build/sbom.json

clean: ## remove everything that was set up or built
	find vesuvius -name '*.so' -delete
	rm -rf $(VENV) build dist ui/node_modules vesuvius/web/static
	rm -rf .coverage .hypothesis .mypy_cache .pytest_cache .ruff_cache

$(BIN)/python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' \
		|| { echo "Vesuvius needs Python 3.11 or newer: try make PYTHON=python3.12 ..."; exit 1; }
	@$(PYTHON) tools/stages.py "Making an environment in $(VENV)" $(PYTHON) -m venv $(VENV)

$(VENV)/.run: pyproject.toml constraints.txt | $(BIN)/python
	@$(STAGES) "Installing Python packages" $(PIP) -e .
	@touch $@

$(VENV)/.dev: pyproject.toml constraints.txt | $(BIN)/python
	@$(STAGES) "Installing Python packages, with those of the tests" $(PIP) -e '.[dev]'
	@touch $(VENV)/.run $@

$(VENV)/.twins: $(VENV)/.dev $(TWINS)
	$(BIN)/python hatch_build.py twins
	@touch $@
