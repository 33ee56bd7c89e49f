#!/usr/bin/env bash
# Looks at what build.sh made: check.sh
#
# On macOS: the bundle's structure and signature, then the program from the disk image, copied as a player would do it,
# tries itself. Elsewhere: the structure of the bundles that were built there.
set -euo pipefail
here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
root=$(cd "$here/../.." && pwd)
python=${PYTHON:-$root/.venv/bin/python}

if [ "$(uname -s)" != Darwin ]; then
    for architecture in arm64 x86_64; do
        "$python" "$here/check.py" --architecture "$architecture" "$root/build/macos/macosx_13_0_$architecture/StackHub.app"
    done
    echo "check.sh: that was the structure only: nothing for macOS can be run here"
    exit
fi
version=$(sed -n 's/^__version__ = "\(.*\)"$/\1/p' "$root/stackhub/__init__.py")
dmg=$root/dist/StackHub-$version-$(uname -m).dmg
work=$(mktemp -d)
finish() {
    hdiutil detach -quiet "$work/image" 2>/dev/null || true
    rm -rf "$work"
}
trap finish EXIT
mkdir "$work/image" "$work/Applications"
hdiutil attach -quiet -readonly -nobrowse -mountpoint "$work/image" "$dmg"
[ -L "$work/image/Applications" ] || { echo "check.sh: the image has no link to the folder Applications" >&2; exit 1; }
cp -R "$work/image/StackHub.app" "$work/Applications/"
app=$work/Applications/StackHub.app
"$python" "$here/check.py" --architecture "$(uname -m)" "$app"
codesign --verify --deep --strict --verbose=2 "$app"
"$app/Contents/MacOS/stackhub" --self-test --out "$work/report.txt" || { tail -n 40 "$work/report.txt" >&2; exit 1; }
[ "$(tail -n 1 "$work/report.txt")" = "self-test passed" ] || { tail -n 40 "$work/report.txt" >&2; exit 1; }
echo "check.sh: $(basename "$dmg"): structure, signature, self-test passed"
