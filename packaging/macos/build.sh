#!/usr/bin/env bash
# Builds StackHub for macOS: build.sh
#
# On macOS: dist/StackHub-VERSION-ARCHITECTURE.dmg, for the processor of this machine. Signed and notarised when the
# secrets are set (keychain.sh, notarise.sh), else signed by nobody; what is made says which.
# Elsewhere: bundles of the same wheels and data for both processors, in build/macos; only check.sh looks at them.
# Needs the extra `package` in the Python that PYTHON names (default .venv).
set -euo pipefail
here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
root=$(cd "$here/../.." && pwd)
python=${PYTHON:-$root/.venv/bin/python}

if [ "$(uname -s)" != Darwin ]; then
    PATH=$(dirname "$python"):$PATH # Panda3D's tool looks for its own programs there
    "$python" "$here/cross_build.py"
    exit
fi
version=$(sed -n 's/^__version__ = "\(.*\)"$/\1/p' "$root/stackhub/__init__.py")
app=$root/dist/frozen/StackHub.app
dmg=$root/dist/StackHub-$version-$(uname -m).dmg
"$python" "$root/packaging/freeze.py"
identity=$(bash "$here/keychain.sh")
"$python" "$here/sign.py" "$app" --identity "$identity"
rm -f "$dmg"
"$python" -m dmgbuild -s "$here/dmg_settings.py" -D "app=$app" StackHub "$dmg"
if [ "$identity" != - ]; then codesign --force --timestamp --sign "$identity" "$dmg"; fi
bash "$here/notarise.sh" "$dmg"
echo "build.sh: $(du -sh "$dmg" | cut -f1) $dmg"
