# Everything a checkout needs: `make tune` and `make test` set up .venv by themselves, once.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
PIP := $(BIN)/python -m pip --disable-pip-version-check
# More for pytest: make test ARGS="-k gemm -x"
ARGS ?=
# Whole files go to one of two processes: what shares a fixture, or TVM's tensor intrinsics, shares a process.
PYTEST = $(BIN)/python -m pytest -n 2 --dist loadfile

.PHONY: help setup tune test test-all lint format lock clean
.DEFAULT_GOAL := help

help:
	@echo 'make tune      the main job on this machine: climb the GEMM ladder, tune its last rung, export the best'
	@echo 'make test      the core tests: no GPU, no optional extra'
	@echo 'make test-all  every test, with the extras (torch, web, cuda) installed first'
	@echo 'make lint      ruff: format and rules; make format mends what it can'
	@echo 'make lock      write the lock files anew from pyproject.toml; UPGRADE=1 takes newer versions'
	@echo 'make clean     remove .venv, build products and caches; logs/ stays'

setup: $(VENV)/.core

tune: $(VENV)/.core
	$(BIN)/tvm-explorer run gemm

test: $(VENV)/.core
	$(PYTEST) -m "not extra" $(ARGS)

test-all: $(VENV)/.extras
	$(PYTEST) $(ARGS)

lint: $(VENV)/.core
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .

format: $(VENV)/.core
	$(BIN)/ruff format .
	$(BIN)/ruff check --fix .

# Asked only when the environment is made; each answers "yes" or nothing.
is_new_enough = $(shell $(PYTHON) -c 'import sys; print("yes" if sys.version_info >= (3, 10) else "")' 2>/dev/null)
has_venv = $(shell $(PYTHON) -c 'import ensurepip, venv; print("yes")' 2>/dev/null)
has_cc = $(shell command -v $(CC) 2>/dev/null)

$(VENV)/.core: requirements.lock pyproject.toml
	$(if $(is_new_enough),,$(error $(PYTHON) is missing or older than Python 3.10; name another one: make PYTHON=python3.12 $(MAKECMDGOALS)))
	$(if $(has_venv),,$(error $(PYTHON) lacks its venv module; on Debian and Ubuntu: apt-get install python3-venv))
	$(if $(has_cc),,$(error no C compiler ($(CC)); on Debian and Ubuntu: apt-get install gcc))
	@echo 'Setting up $(VENV) from requirements.lock (once; about 300 MB to download) ...'
	@$(BIN)/python -c 'import pip' 2>/dev/null || $(PYTHON) -m venv --clear $(VENV)
	@$(PIP) install --quiet --requirement requirements.lock
	@$(PIP) install --quiet --no-deps --no-build-isolation --editable .
	@touch $@

$(VENV)/.extras: $(VENV)/.core requirements-extras.lock
	@echo 'Adding the extras from requirements-extras.lock (once) ...'
	@$(PIP) install --quiet --requirement requirements-extras.lock
	@touch $@

# One resolution for all supported Pythons. The CUDA libraries that torch's default build asks for are left out:
# torch pins them itself, and a CPU build does not want them.
UV_VERSION := 0.13.9
UV := build/uv/bin/uv
COMPILE = $(UV) pip compile --quiet --universal --python-version 3.10 --no-annotate --custom-compile-command 'make lock' \
	$(if $(UPGRADE),--upgrade)

lock: $(UV)
	$(COMPILE) --extra test pyproject.toml --output-file requirements.lock
	$(COMPILE) --extra all --constraints requirements.lock pyproject.toml --output-file requirements-extras.lock
	sed -i -E '/^nvidia-cuda-nvrtc/!{/^(cuda-toolkit|triton|nvidia-)/d}' requirements-extras.lock

$(UV):
	$(PYTHON) -m venv build/uv
	build/uv/bin/python -m pip --disable-pip-version-check install --quiet uv==$(UV_VERSION)

clean:
	rm -rf $(VENV) build dist *.egg-info .pytest_cache .ruff_cache
	find . -name __pycache__ -type d -prune -exec rm -rf {} +
