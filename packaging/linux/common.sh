# Shared by build.sh and check.sh; sourced, not run.
here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
root=$(cd "$here/../.." && pwd)
python=${PYTHON:-$root/.venv/bin/python}
id=org.stackhub.StackHub

version=$(sed -n 's/^__version__ = "\(.*\)"$/\1/p' "$root/stackhub/__init__.py")
[ -n "$version" ] || { echo "stackhub/__init__.py says no __version__" >&2; exit 1; }
# Every file of a package is as old as the commit it is built from, so that the same commit makes the same package.
export SOURCE_DATE_EPOCH=${SOURCE_DATE_EPOCH:-$(git -C "$root" log -1 --format=%ct 2>/dev/null || date +%s)}
day=$(date -u -d "@$SOURCE_DATE_EPOCH" +%Y-%m-%d)
architecture=$(dpkg --print-architecture 2>/dev/null || uname -m)

say() { echo "$(basename "$0"): $*"; }
has() { command -v "$1" >/dev/null 2>&1; }
need() { # COMMAND PACKAGE
    has "$1" || { echo "$(basename "$0"): $1 is missing; please run: sudo apt-get install $2" >&2; exit 1; }
}
