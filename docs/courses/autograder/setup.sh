#!/usr/bin/env bash
# Gradescope runs this once, when the autograder is built: it installs Node, Python and the program patience.
set -euo pipefail
here=$(cd "$(dirname "$0")" && pwd)

if ! command -v python3 > /dev/null; then
  apt-get update && apt-get install -y python3
fi

# Ubuntu’s own Node is too old.
if ! node -e 'process.exit(process.versions.node.split(".")[0] >= 20 ? 0 : 1)' 2> /dev/null; then
  apt-get update && apt-get install -y ca-certificates curl xz-utils
  curl -fsSL https://nodejs.org/dist/latest-v22.x/SHASUMS256.txt -o /tmp/node.sums
  archive=$(grep -o 'node-v22[0-9.]*-linux-x64.tar.xz' /tmp/node.sums)
  curl -fsSL "https://nodejs.org/dist/latest-v22.x/$archive" -o "/tmp/$archive"
  (cd /tmp && grep " $archive\$" node.sums | sha256sum --check --quiet)
  tar -xJf "/tmp/$archive" -C /usr/local --strip-components=1
fi

npm install --global "$here"/patience-lab-*.tgz
