# The targets set everything up themselves: a Debian machine with a Swift toolchain is enough.
SHELL := /bin/bash
.SHELLFLAGS := -eu -o pipefail -c
.DEFAULT_GOAL := help
.PHONY: help setup build run watch test record check check-static check-long check-clean check-packages faults soak fuzz hostile ssh-demo ssh-check sanitize format lint api docs diagram systems misuse screenshots photographs terminals walk-terminal bench package container install uninstall clean

# Debian packages, by the targets that need them. Packages that are already there are skipped.
BUILD_PACKAGES := libncurses-dev zlib1g-dev ncurses-term
TEST_PACKAGES := zsh fish tmux curl libvterm-dev libxml2-utils chromium foot-terminfo kitty-terminfo jq
PHOTOGRAPH_PACKAGES := xvfb xterm kitty xdotool imagemagick chromium fonts-dejavu-core fonts-noto-cjk \
  fonts-noto-color-emoji
FOOT_PACKAGES := foot weston
# The packages of the terminals that are not in `make check`.
TERMINAL_PACKAGES := $(filter alacritty konsole gnome-terminal,$(TERMINALS)) \
  $(if $(filter foot,$(TERMINALS)),$(FOOT_PACKAGES)) \
  $(if $(filter konsole gnome-terminal,$(TERMINALS)),dbus dbus-x11)
BENCH_PACKAGES := python3 valgrind
STORY_PACKAGES := nodejs
SSH_PACKAGES := openssh-server openssh-client strace
DELIVERY_PACKAGES := lintian ruby bash-completion

PREFIX ?= /usr/local
DESTDIR ?=
ARGS ?=
TERMINALS ?= xterm kitty
SEEDS ?= 5
HOURS ?= 1
KEYS ?= $(shell expr 36000 '*' $(HOURS))
ONLY ?=

BINARY := .build-static/gs-gallery
SOURCES := Package.swift Scripts/link-static.sh Scripts/static.ld Scripts/static.order $(shell find Sources -type f ! -path "*.docc/*" 2>/dev/null)
# The formatter keeps every file open, and the usual limit of a process is 1,024.
SWIFT_FILES_IN_PARTS := find Package.swift Sources Plugins Tests Examples Benchmarks -name .build -prune -o -name '*.swift' -print0 | \
  xargs -0 -n 250

help: ## Print every target with what it does
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  %-12s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

setup: ## Install what building and testing need (Debian; asks for root only when something is missing)
	@Scripts/setup.sh $(BUILD_PACKAGES) $(TEST_PACKAGES)

build: $(BINARY) ## Build the static binary .build-static/gs-gallery and say how large it is
	@Scripts/describe-binary.sh $(BINARY)

$(BINARY): $(SOURCES)
	@Scripts/setup.sh $(BUILD_PACKAGES)
	@Scripts/develop.sh build-static gs-gallery $@

run: ## Build the gallery for development and run it; ARGS='show tag/filled' runs a command
	@Scripts/setup.sh $(BUILD_PACKAGES)
	@Scripts/develop.sh build-gallery
	@.build-gallery/debug/gs-gallery $(ARGS)

watch: ## Run the gallery and see each saved source file in it at the same place; ARGS='tag/filled' opens a state
	@Scripts/setup.sh $(BUILD_PACKAGES)
	@Scripts/watch.sh $(ARGS)

test: setup ## Run every test; FILTER=Snapshot runs some
	@Scripts/test.sh $(if $(FILTER),--filter '$(FILTER)')

record: setup ## Replace the recorded screens of tests that differ; FILTER=Matrix replaces some
	@Scripts/record-screens.sh $(FILTER)

check-packages: # What `make check` needs besides; printed, so that it is installed at once.
	@echo $(PHOTOGRAPH_PACKAGES) $(SSH_PACKAGES) $(STORY_PACKAGES) $(DELIVERY_PACKAGES)

check: ## Do what CI does: lint, tests, documentation, misuse, screenshot drift, manual, example
	@Scripts/check.sh

check-static: ## Run the checks of the static binary on one that is compiled as it is shipped
	@LANES=binary Scripts/check.sh

check-long: ## Do what takes hours: all faults, fuzzing, hostile text, sanitizers, all terminals, crowds, a soak
	@Scripts/check-long.sh

check-clean: ## Do it all on a fresh Debian with the toolchain alone, twice; needs root
	@Scripts/setup.sh debootstrap systemd-container tmux
	@Scripts/check-clean.sh

faults: setup ## Do every fault of the catalogue to the gallery on a terminal and count; SEEDS=5 ONLY='signal:'
	@Scripts/faults.sh $(SEEDS) 40 $(if $(ONLY),--only '$(ONLY)')

soak: setup ## Type the keys of HOURS=1 at ten a second as fast as they are read, in changing sizes: nothing grows
	@Scripts/faults.sh 1 0 --soak $(KEYS)
	@Scripts/faults.sh 1 0 --soak-clicks $(KEYS)

fuzz: setup ## Feed whatever takes bytes of anybody with random ones; SECONDS=30 TARGET='link json'
	@Scripts/fuzz.sh $(if $(filter command\ line,$(origin SECONDS)),$(SECONDS),30) $(TARGET)

hostile: setup ## Ask the rules of hostile text along every path into every output, and count
	@Scripts/hostile.sh

ssh-demo: $(BINARY) ## Serve the gallery over SSH on 127.0.0.1 until Ctrl-C, and say what to type; PORT=2222
	@Scripts/setup.sh $(SSH_PACKAGES)
	@Scripts/ssh-demo.sh $(BINARY) $(ARGS)

ssh-check: $(BINARY) ## Try to get out of a real SSH server's gallery, cut it off, delay it, crowd it; PARTS='attempts deaths'
	@Scripts/setup.sh $(SSH_PACKAGES)
	@Scripts/ssh-check.sh $(BINARY) $(PARTS)

sanitize: setup ## Run the tests under AddressSanitizer and ThreadSanitizer; SANITIZERS=address FILTER=Snapshot
	@Scripts/sanitize.sh "$(or $(SANITIZERS),address thread)" "$(FILTER)"

format: ## Format every Swift file in place
	@$(SWIFT_FILES_IN_PARTS) swift format format --in-place --parallel

lint: ## Fail on anything the formatter would change or the rules forbid
	@$(SWIFT_FILES_IN_PARTS) swift format lint --strict --parallel

systems: setup ## Compare what is drawn with systems.txt, and write Documentation/Systems.md: what of the four systems is drawn
	@SYSTEMS=write Scripts/test.sh --filter LedgerTests

api: ## Rewrite the public interface of every product in Documentation/api
	@Scripts/write-api.sh

docs: ## Build the documentation of every product as a site in .build-docs, without a warning
	@Scripts/setup.sh $(BUILD_PACKAGES)
	@Scripts/make-docs.sh

diagram: ## Rewrite the map of modules and folders in ARCHITECTURE.md
	@Scripts/draw-map.sh

misuse: setup ## Prove that wrong code does not compile
	Scripts/check-misuse.sh

screenshots: $(BINARY) ## Draw screenshots/*.svg again with the built binary
	@Scripts/make-screenshots.sh $(BINARY) screenshots

photographs: $(BINARY) ## Take the photographs that pages show, in xterm, kitty and foot on a virtual screen
	@Scripts/setup.sh $(PHOTOGRAPH_PACKAGES) $(FOOT_PACKAGES) $(SSH_PACKAGES)
	@Scripts/photograph.sh $(BINARY) screenshots

terminals: $(BINARY) ## Compare the gallery in real terminals with its pictures; TERMINALS='foot konsole' names others
	@Scripts/setup.sh $(PHOTOGRAPH_PACKAGES) $(TERMINAL_PACKAGES)
	@Scripts/develop.sh build --product terminal-photographs
	@Scripts/check-terminals.sh $(BINARY) "$$(Scripts/develop.sh where)/terminal-photographs" $(TERMINALS)

walk-terminal: $(BINARY) ## Do every action of every variant in kitty by pointer and by key; TERMINALS=xterm VARIANTS='tag/filled'
	@Scripts/setup.sh $(PHOTOGRAPH_PACKAGES)
	@Scripts/develop.sh build --product gallery-probe
	@Scripts/walk-terminal.sh $(BINARY) "$$(Scripts/develop.sh where)/gallery-probe"

bench: $(BINARY) ## Measure bytes, time and memory beside C ncurses
	@Scripts/setup.sh $(BUILD_PACKAGES) $(BENCH_PACKAGES)
	@Scripts/bench.sh $(BINARY)

package: $(BINARY) ## Build a Debian package of the binary, completions and manual in .build-package
	@Scripts/make-package.sh $(BINARY) .build-package

container: $(BINARY) ## Fill .build-package/container, from which `podman build` makes a container of the binary alone
	@Scripts/make-container-folder.sh $(BINARY) .build-package/container

install: $(BINARY) ## Install the binary, completions and manual below PREFIX (/usr/local)
	@Scripts/install.sh $(BINARY) "$(DESTDIR)$(PREFIX)"

uninstall: ## Remove what install put below PREFIX
	@Scripts/install.sh --remove "$(DESTDIR)$(PREFIX)"

clean: ## Remove everything that was built
	rm -rf .build .build-* Examples/*/.build
