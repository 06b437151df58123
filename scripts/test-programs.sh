#!/bin/sh
# Installs the programs that some tests need: a browser and databases. Never fails: a test without its
# program is skipped, and says so.
set -u
any() {
  for name in "$@"; do
    if command -v "$name" >/dev/null 2>&1; then return 0; fi
  done
  return 1
}
packages=''
any chromium chromium-browser google-chrome-stable google-chrome || packages='chromium fonts-dejavu-core'
any initdb /usr/lib/postgresql/*/bin/initdb || packages="$packages postgresql"
any redis-server || packages="$packages redis-server"
if [ -z "$packages" ]; then
  exit 0
fi
if [ "$(id -u)" != 0 ] || ! command -v apt-get >/dev/null 2>&1; then
  echo "Not installed: $packages. This needs root and apt-get."
  exit 0
fi
export DEBIAN_FRONTEND=noninteractive
log=$(mktemp)
# The words of the list are packages.
# shellcheck disable=SC2086
if timeout 60 apt-get update -qq >"$log" 2>&1 </dev/null &&
  timeout 240 apt-get install -qq -y --no-install-recommends $packages >>"$log" 2>&1 </dev/null; then
  echo "Installed: $packages."
else
  tail -n 3 "$log"
  echo "Could not be installed: $packages."
fi
rm -f "$log"
