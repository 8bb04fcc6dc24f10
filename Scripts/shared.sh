# SPDX-License-Identifier: Apache-2.0
# shellcheck shell=sh disable=SC2034 # the scripts use these variables
# The common part of the scripts. Each begins with:  . "$(dirname "$0")/shared.sh"
# They run from any directory, and write only into .build and out.
set -eu
cd "$(dirname "$0")/.."

venv=.build/venv

# The examples whose release builds the browser tests open, as visitors do. Tests/Browser/examples.py reads these lines.
examples="Postcards Bench Gallery Tasks"
# The example that is built for publication; the others take less time, and have 1 % more bytes.
published="Postcards"
# The example that no test opens in debug mode.
release_only="Tasks"
# Examples that the tests open in debug mode, which takes a fifth of the time: small ones, in which a release build could
# break nothing that another example does not contain, and the programs of Tests/Clients as one page.
debug_examples="Progress DeviceCheck Clients"

# How the native tests are built in release.
release_tests="-Xswiftc -enable-testing -Xswiftc -gnone --scratch-path .build/release-tests"

# Where Scripts/wasm-build stores the page of an example, or the element.
site() { echo ".build/sites/$1"; }

# Prints one sentence and exits.
fail() {
  echo "$(basename "$0"): $*" >&2
  exit 1
}

has() { command -v "$1" >/dev/null 2>&1; }

# The browsers that the tests drive: those in QUIRE_ENGINES, or all three with Debian's packages, and Chromium alone
# elsewhere.
engines() {
  if [ -n "${QUIRE_ENGINES:-}" ]; then
    echo "$QUIRE_ENGINES" | tr ',' ' ' | sed 's/all/chromium firefox webkit/'
  elif grep -qs '^ID=debian' /etc/os-release; then
    echo chromium firefox webkit
  else
    echo chromium
  fi
}

# The `quire` command of this checkout, built and then run. Scripts/steps.py has built it already, and other steps may
# lock the build folder.
quire() {
  [ -n "${QUIRE_IS_BUILT:-}" ] || swift build --product quire >.build/quire-build.log 2>&1 || {
    cat .build/quire-build.log >&2
    fail "the quire command does not build; the errors stand above"
  }
  .build/debug/quire "$@"
}

has swift || fail "swift is not on the PATH; install the Swift 6.3 toolchain from https://www.swift.org/install"
mkdir -p .build
