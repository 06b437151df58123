#!/bin/sh
# Installs a browser for the tests of the status page. Never fails: without a browser, these tests are skipped.
set -u
for name in chromium chromium-browser google-chrome-stable google-chrome; do
  if command -v "$name" >/dev/null 2>&1; then
    exit 0
  fi
done
if [ "$(id -u)" != 0 ] || ! command -v apt-get >/dev/null 2>&1; then
  echo 'Chromium is not installed: this needs root and apt-get.'
  exit 0
fi
export DEBIAN_FRONTEND=noninteractive
log=$(mktemp)
if timeout 60 apt-get update -qq >"$log" 2>&1 </dev/null &&
  timeout 240 apt-get install -qq -y --no-install-recommends chromium fonts-dejavu-core >>"$log" 2>&1 </dev/null; then
  echo 'Chromium is installed.'
else
  tail -n 3 "$log"
  echo 'Chromium could not be installed.'
fi
rm -f "$log"
