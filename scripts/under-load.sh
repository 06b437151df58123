#!/bin/sh
# Runs the tests beside four busy loops, three times in a row: none may depend on the speed of the machine.
set -e
loops=
trap 'kill $loops' EXIT
for _ in 1 2 3 4; do
  (while :; do :; done) &
  loops="$loops $!"
done
for _ in 1 2 3; do
  vitest run '--project=!night' --reporter=minimal
done
