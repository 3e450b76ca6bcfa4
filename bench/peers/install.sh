#!/usr/bin/env bash
# Install the benchmark's peers into a virtual environment of their own.
# Usage: [PYTHON=python3.11] install.sh VENV_DIR
# A peer that cannot be installed is named in one line and skipped; the exit status stays 0.
set -euo pipefail

if [[ $# -ne 1 ]]; then
    echo "usage: [PYTHON=python3] $0 VENV_DIR" >&2
    exit 2
fi

here=$(cd -- "$(dirname -- "${BASH_SOURCE[0]}")" && pwd)
pins=$here/requirements.txt         # of the peers alone
shared=$here/../../constraints.txt  # of what they share with the project, Numba among it
export PIP_DISABLE_PIP_VERSION_CHECK=1

if [[ ! -x $1/bin/python ]]; then
    "${PYTHON:-python3}" -m venv "$1"
fi
venv=$(cd -- "$1" && pwd)
python=$venv/bin/python
logs=$venv/peer-logs
mkdir -p "$logs"
work=$(mktemp -d)
trap 'rm -rf -- "$work"' EXIT

version_of() {
    "$python" -c 'import sys; from importlib.metadata import version; print(version(sys.argv[1]))' \
        "$1" 2>/dev/null
}

pinned() {
    sed -n "s/^$1==//p" "$pins" "$shared"
}

wheels() {
    "$python" -m pip install --only-binary :all: --constraint "$pins" --constraint "$shared" "$@"
}

# The source build is tuned to this machine's processor, which the published wheel is not. It also
# serves Python 3.11: only the declared floor, needed for the wheel's stable ABI, asks for more.
fastcatan_from_source() {
    local running
    running=$("$python" -c 'import sys; print("%d.%d" % sys.version_info[:2])') || return
    "$python" -m pip download --no-deps --no-binary fastcatan --ignore-requires-python \
        --dest "$work" "fastcatan==$(pinned fastcatan)" || return
    mkdir -p "$work/fastcatan" || return
    tar -xzf "$work"/fastcatan-*.tar.gz -C "$work/fastcatan" --strip-components=1 || return
    sed -i.orig "s/find_package(Python 3\.12 /find_package(Python $running /" \
        "$work/fastcatan/CMakeLists.txt" || return
    sed -i.orig "s/^requires-python = .*/requires-python = \">=$running\"/" \
        "$work/fastcatan/pyproject.toml" || return
    "$python" -m pip install --no-deps "$work/fastcatan"
}

fastcatan() {
    wheels numpy numba || return
    fastcatan_from_source || wheels --no-deps fastcatan || return
    "$python" -c 'import fastcatan; fastcatan.Env().reset(0)'
}

# peer NAME PACKAGE COMMAND...: run COMMAND unless the pinned PACKAGE is already there.
peer() {
    local name=$1 package=$2
    shift 2
    if [[ $(version_of "$package") == "$(pinned "$package")" ]]; then
        echo "$name: $(pinned "$package") already installed"
    elif "$@" >"$logs/$name.log" 2>&1; then
        echo "$name: installed $(version_of "$package")"
    else
        echo "$name: SKIPPED, could not be installed (log: $logs/$name.log)"
    fi
}

peer catanatron catanatron wheels catanatron
peer openspiel open_spiel wheels open_spiel
peer fastcatan fastcatan fastcatan
