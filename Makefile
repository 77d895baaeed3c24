# What one does with this project, by name; `make` alone lists it. CONTRIBUTING.md explains it, `.ci/run` runs it.
# The tools are those of the environment you are in (`make setup` makes one).
SHELL := bash
.SHELLFLAGS := -euo pipefail -c
.DEFAULT_GOAL := help

JOBS ?= 2# processors to use
PYTEST ?= pytest -n $(JOBS) --durations=10 --durations-min=5# what takes longest is said
# The servers for `make site`, whose user may make databases: the tests make their own and drop them. They have names of
# their own, because CIVITAS_DATABASE in the environment would take the other tests away from SQLite.
POSTGRES := $(or $(POSTGRES),$(CIVITAS_DATABASE),postgresql://127.0.0.1:5432/postgres)
NATS := $(or $(NATS),$(CIVITAS_BUS),nats://127.0.0.1:4222)
# The games that are installed. Whatever must hold for a game is done for each of them: none is named here.
TITLES ?= $(shell civitas titles --json | python -c 'import json, sys; print(*(t["id"] for t in json.load(sys.stdin)))')
# What `make mutants` changes, and in how many ways.
PARTS ?= kernel $(TITLES)
SAMPLE ?= 200# mutants of each part, in full

.PHONY: help
help: ## this list
	@awk -F ':.*## ' '/^[a-z0-9%-]+:.*## / { printf "make %-16s %s\n", $$1, $$2 }' $(firstword $(MAKEFILE_LIST))

## Once

.PHONY: setup
setup: ## an environment in .venv with everything that the targets below need, and the packages of web/
	python3 -m venv .venv
	.venv/bin/pip install --require-hashes -r requirements/dev.txt
	.venv/bin/pip install --no-deps --no-build-isolation -e .
	npm --prefix web ci

## While you work

.PHONY: quick
quick: style imports ## the quick loop: style, imports, the tests of kernel and games
	$(PYTEST) -m "not slow" tests/kernel tests/games tests/texts

.PHONY: format
format: ## mend what a program can mend
	ruff check --fix .
	ruff format .
	npm --prefix web run format

# make test-kernel, make test-site … : the folders of tests/
test-%: ## the tests of one part, by its folder in tests/: kernel, games, texts, bots, kit, cli, lab, site, tools, docs
	$(PYTEST) tests/$*

## Everything that must hold

.PHONY: ci
ci: ## all of it, on a clean clone, in an environment of its own
	bash .ci/run

.PHONY: style
style: ## style and common mistakes of the Python code
	ruff check .
	ruff format --check .

.PHONY: lint
lint: style ## style and common mistakes, those of the client too
	npm --prefix web run lint

.PHONY: types
types: ## types, strictly
	mypy
	npm --prefix web run check

.PHONY: imports
imports: ## imports point one way
	lint-imports

.PHONY: audit
audit: ## known holes in what we depend on; says so and passes where osv.dev cannot be reached
	python -m tools.audit

# The coverage that is asked of kernel and games is that of their own tests: a line that only a bot or the site happens to
# reach is proved by nobody. What plays whole games is not watched: that would take three times as long.
.PHONY: rules
rules: export COVERAGE_FILE = $(CURDIR)/.coverage
rules: ## the tests of kernel and games, with the coverage that is asked of them
	@test -n "$(TITLES)" || { echo "no game is installed"; exit 1; }
	rm -f .coverage .coverage.*
	$(PYTEST) -m "not slow" tests/kernel tests/games --cov --cov-report=
	$(PYTEST) -m slow tests/kernel tests/games
	coverage report --include='*/civitas/kernel/*' --fail-under=95
	for title in $(TITLES); do coverage report --include="*/civitas/games/$$title/*" --fail-under=90 || exit 1; done

# On SQLite and with the bus within the process. Tests of the site that start processes are tried again if they fail, for
# a busy machine is no fault of theirs (tests/site/conftest.py); all others have to pass the first time.
.PHONY: test
test: ## the other tests of the Python code
	$(PYTEST) -m "not left_to_postgresql" --ignore tests/kernel --ignore tests/games --ignore tests/docs

.PHONY: site
site: export CIVITAS_DATABASE = $(POSTGRES)
site: export CIVITAS_BUS = $(NATS)
site: ## the tests of the site that look at database and bus, on PostgreSQL and NATS
	$(PYTEST) tests/site -m "on_both and not left_to_sqlite"

.PHONY: site-full
site-full: export CIVITAS_DATABASE = $(POSTGRES)
site-full: export CIVITAS_BUS = $(NATS)
site-full: ## all tests of the site on PostgreSQL and NATS
	$(PYTEST) tests/site

.PHONY: client
client: ## the client: its tests, its build, its size
	npm --prefix web test
	$(MAKE) build
	npm --prefix web run size

.PHONY: build
build: ## the client, into the folder from which the site serves it
	npm --prefix web run build

.PHONY: e2e
e2e: ## people in browsers, at the quick size; needs a build
	npm --prefix web run e2e -- --project=quick

.PHONY: kit
kit: ## what the kit asks of each game, at its quick size
	@test -n "$(TITLES)" || { echo "no game is installed"; exit 1; }
	for title in $(TITLES); do civitas check $$title --quick --games 3 --jobs $(JOBS) || exit 1; done

# A handful, so that the tool goes on working and a part whose tests notice little is seen.
.PHONY: mutants
mutants: ## a few changes to the kernel and to the rules of each game: do the tests notice?
	@test -n "$(TITLES)" || { echo "no game is installed"; exit 1; }
	for part in $(PARTS); do python -m tools.mutants $$part --quick --sample 5 --at-least 40 --jobs $(JOBS) || exit 1; done

.PHONY: acts
acts: ## kinds of note by the acts they stand for, for every game; fails if one is missing
	python -m tools.acts

.PHONY: mutants-full
mutants-full: ## the same with a sample that says how good the tests are: make mutants-full PARTS=kernel SAMPLE=100
	for part in $(PARTS); do python -m tools.mutants $$part --sample $(SAMPLE) --save --jobs $(JOBS) || exit 1; done

.PHONY: kit-full
kit-full: ## the same at full size, which takes about an hour
	@test -n "$(TITLES)" || { echo "no game is installed"; exit 1; }
	for title in $(TITLES); do civitas check $$title --jobs $(JOBS) || exit 1; done

.PHONY: docs
docs: export NO_MKDOCS_2_WARNING = 1
docs: ## the documentation: what its pages print and claim is so, and a site of them in build/docs
	mkdocs build --strict # not --quiet, under which strict finds nothing
	$(PYTEST) tests/docs

## Now and then

.PHONY: frames
frames: ## frames a second of a staged turn on a slow device; needs a build
	npm --prefix web run e2e -- --project=full frames

.PHONY: films
films: ## a strip of frames for each kind of act, to look at; needs a build
	npm --prefix web run e2e -- --project=pictures films

.PHONY: played
played: ## whole games of every title, desk and phone, both languages, with pictures to look at; needs a build
	npm --prefix web run e2e -- --project=pictures played

.PHONY: structure
structure: ## how the code is laid out, in figures: folders, pairs of packages, long files
	python -m tools.structure

.PHONY: picture
picture: ## the picture of the terminal in the README, drawn anew
	python docs/pictures/play.py

.PHONY: pins
# Extras stay in the pins: without them pip takes the newest release for an extra and refuses it for want of a hash.
pins: PIN = uv pip compile --quiet --python-version 3.11 --generate-hashes --no-strip-extras --no-emit-index-url --no-annotate --no-header
pins: ## the pinned versions in requirements/, after a change in pyproject.toml; what is pinned stays (UPGRADE=--upgrade)
	$(PIN) $(UPGRADE) --extra dev pyproject.toml -o requirements/dev.txt
	$(PIN) $(UPGRADE) --extra site pyproject.toml -o requirements/site.txt
	printf 'build\ntwine\n' | $(PIN) $(UPGRADE) - -o requirements/release.txt
	echo catanatron | $(PIN) $(UPGRADE) pyproject.toml - -o requirements/peers.txt

.PHONY: release
release: ## a release, rehearsed: make release VERSION=0.3.0; without the rehearsal see docs/releasing.md
	@test -n "$(VERSION)" || { echo "say which: make release VERSION=0.3.0"; exit 1; }
	python -m tools.release $(VERSION) --rehearse
