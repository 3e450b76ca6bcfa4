# `make play` and `make test` do everything on a fresh machine; the rest is for daily work.

PYTHON ?= python3
BIN := .venv/bin
READY := .venv/ready
PLAYABLE := .venv/playable
LAB := .venv/lab
WEB_READY := web/node_modules/ready
PAGE := src/seaboard/server/page/index.html
ENGINE := web/public/engine
PACK := web/public/device/device.json
# What the page is made of, and what is packed into it to play without a network; hatch_build.py has the same list.
PAGE_SOURCES := web/src web/public web/scripts web/licences web/index.html web/package.json web/package-lock.json web/vite.config.ts \
	src/seaboard/__init__.py $(addprefix src/seaboard/,bots building device editor games lessons locales puzzles records tables)
WEB_SOURCES := $(shell find $(PAGE_SOURCES) \( -path web/public/device -o -name __pycache__ \) -prune -o -type f ! -name '_native.*' -print 2>/dev/null)

.PHONY: compare play lab test tools build engine check warm unit web-check checked-page e2e screenshots page types pictures format soak bench bench-peers learners pythons release docs clean help

help: ## what can be made
	@grep -hE '^[a-z-]+:.*##' $(MAKEFILE_LIST) | sed -E 's/:[^#]*## /\t/' | expand -t 14

# Side by side: what is installed for Python and for the page, then the rules for this machine and for browsers.
play: ## set up, then start the app and open it in a browser
	@$(MAKE) --no-print-directory --jobs=2 READY=$(or $(wildcard $(READY)),$(PLAYABLE)) page build
	@$(BIN)/seaboard serve --open

lab: ## set up what bots and research need: arena, ratings, data sets, Gymnasium, PettingZoo
	@$(MAKE) --no-print-directory READY=$(or $(wildcard $(READY)),$(LAB)) build
	@echo "Now \`. $(BIN)/activate\`, then for example \`seaboard arena nauticus --bots greedy,random\`."

# First all that computes or loads, side by side; then the tests that also wait for one another.
test: ## set up, then all checks and tests
	@$(MAKE) --no-print-directory --jobs=3 --output-sync=line tools check web-check build warm checked-page
	@$(MAKE) --no-print-directory unit e2e

tools: ## programs that the tests need: PostgreSQL, nginx and Chromium
	@scripts/tools.sh

build: $(READY) ## compile the rules for this machine, as far as they have changed
	@$(BIN)/python -m seaboard.building

engine: $(READY) ## compile the rules for browsers
	@$(BIN)/python -m seaboard.building --wasm $(ENGINE)

check: $(READY) ## style and types
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/pyright

warm: $(READY)
	$(BIN)/python -m tests.warm

unit: build engine warm ## the tests
	$(BIN)/python -m pytest -n 6 --dist worksteal --durations=25 --durations-min=5  # many tests wait for servers more than they compute

page: $(PAGE) ## build the web page with all that it plays with offline, which `seaboard serve` serves

types: $(READY) $(WEB_READY) ## make the wire's document, the page's types and the reference anew
	$(BIN)/python -m seaboard.server.wire > docs/websocket.md
	$(BIN)/python -m seaboard.server.wire --types > web/schema.json
	$(BIN)/python -m seaboard.server.wire --analysis > docs/analysis.schema.json
	cd web && npm run --silent types
	$(BIN)/python -m scripts.reference

web-check: engine $(WEB_READY) ## style, types and tests of the web page
	cd web && npm run --silent check && npm run --silent test

# The tests of the page read what it is packed of, so it is made after them.
checked-page: web-check
	@$(MAKE) --no-print-directory page

e2e: build page ## whole games in a real browser, against the real server
	cd web && npm run --silent e2e

docs: $(READY) ## build the documentation site into site/; a dead link fails
	NO_MKDOCS_2_WARNING=1 $(BIN)/mkdocs build --quiet --strict

screenshots: $(READY) $(PAGE) ## take the pictures of docs/screenshots anew
	cd web && npx playwright test --config screenshots.config.ts

pictures: build ## make the pictures of the guides anew: positions, a report
	$(BIN)/python -m scripts.pictures

format: $(READY) $(WEB_READY) ## put the source in order
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .
	cd web && npm run --silent format

soak: build ## an hour of play while everything around it fails (MINUTES=5 for a short one)
	$(BIN)/python -m bench.soak --minutes $(or $(MINUTES),60)

bench: $(READY) ## measure speed, beside the peers where they are installed
	$(BIN)/python -m bench

bench-peers: ## install the peers of the benchmark, apart from the project
	PYTHON=$(PYTHON) bench/peers/install.sh .venv-peers

compare: build page ## 1,000 games of every mode, native against WebAssembly in Node and in Chromium
	SEABOARD_WASM_GAMES=1000 $(BIN)/python -m pytest tests/building/test_wasm.py
	cd web && SEABOARD_WASM_GAMES=1000 npx playwright test e2e/rules.spec.ts

learners: build ## the tests with PyTorch and MaskablePPO, in an environment of their own (gigabytes)
	@test -x .venv-learners/bin/python || $(PYTHON) -m venv .venv-learners
	.venv-learners/bin/pip install -q -c constraints.txt -e '.[dev,sb3,torch]'
	.venv-learners/bin/python -m pytest tests/lab/test_maskable_ppo.py tests/lab/test_picking.py tests/lab/test_sharing.py tests/examples tests/docs

pythons: build ## the tests of engine, bots and environments on every Python that is found
	$(BIN)/python -m release.pythons $(PYTHONS)

release: page ## build, check, install and try the sdist and every wheel; nothing is uploaded
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check -c constraints.txt build twine
	$(BIN)/python -m release $(RELEASE)

clean: ## forget the virtual environments
	rm -rf .venv .venv-peers web/node_modules

$(WEB_READY): web/package.json web/package-lock.json
	@command -v npm >/dev/null || { echo "the web page needs Node.js 20 or later with npm"; exit 1; }
	@echo "Setting up web/node_modules (half a minute, once) …"
	@cd web && npm install --no-save --loglevel=error
	@touch $(WEB_READY)

# Asked each time: it is made anew only if what it is packed of has changed, and the page then too.
$(PACK): engine $(WEB_READY)
	@cd web && npm run --silent device

$(PAGE): $(WEB_READY) $(WEB_SOURCES) $(PACK)
	@echo "Building the web page …"
	@cd web && npm run --silent build -- --logLevel warn

# What the tests need is two gigabytes; to play takes much less.
.venv/ready: EXTRAS := dev
$(PLAYABLE): EXTRAS := build,server
$(LAB): EXTRAS := build,gymnasium,lab,pettingzoo
.venv/ready $(PLAYABLE) $(LAB): pyproject.toml constraints.txt
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
		{ echo "Seaboard needs Python 3.11 or later; set PYTHON=…, e.g. make PYTHON=python3.12 test"; exit 1; }
	@echo "Setting up .venv (a minute or two, once) …"
	@$(PYTHON) -m venv .venv
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check -c constraints.txt -e '.[$(EXTRAS)]'
	@touch $@
