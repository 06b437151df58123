#!/bin/sh
# Installs missing packages, then runs the demo on the Node version of the lockfile.
set -eu
cd "$(dirname "$0")/.."
if [ ! -f node_modules/.package-lock.json ] || [ package-lock.json -nt node_modules/.package-lock.json ]; then
  echo 'Installing what the demo needs (npm ci) …'
  npm ci --no-audit --no-fund --loglevel=error
fi
sh scripts/link-node.sh
PATH="$PWD/node_modules/.bin:$PATH" exec node test/demo/index.ts "$@"
