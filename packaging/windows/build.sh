#!/usr/bin/env bash
# Builds the installer for Windows on Linux: dist/stackhub-VERSION-setup.exe. build.sh [--quick]
#
# Needs what dev.py package installs: this checkout's .venv with the extra `package`, nsis, binutils-mingw-w64-x86-64.
set -euo pipefail
here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
python=${PYTHON:-$here/../../.venv/bin/python}
for tool in makensis x86_64-w64-mingw32-ld; do
    command -v "$tool" >/dev/null || {
        echo "build.sh: $tool is missing; please run: sudo apt-get install nsis binutils-mingw-w64-x86-64" >&2
        exit 1
    }
done
PATH=$(dirname "$python"):$PATH # Panda3D's tool looks for its own programs there
"$python" "$here/cross_build.py"
"$python" "$here/installer.py" "$@"
