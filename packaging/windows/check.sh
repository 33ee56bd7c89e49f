#!/usr/bin/env bash
# Tries an installer of StackHub under wine: check.sh [SETUP.EXE]; without one, what build.sh has made.
#
# Installs an older version silently, then this one over it: the player's data stays and the older files go. The installed
# program's self-test; a match of Stacko opened by a double click, with a picture of its tower; refusal to install while it
# runs; uninstall, with and without the player's data. Pictures are kept in dist/check-windows/.
# Needs wine64, nsis, gcc-mingw-w64-x86-64, Xvfb, xdotool, ImageMagick. The C++ runtime is the installed one, not wine's.
set -euo pipefail
here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
root=$(cd "$here/../.." && pwd)
python=${PYTHON:-$root/.venv/bin/python}
version=$(sed -n 's/^__version__ = "\(.*\)"$/\1/p' "$root/stackhub/__init__.py")
setup=$(realpath "${1:-$root/dist/stackhub-$version-setup.exe}")
pictures=$root/dist/check-windows
rm -rf "$pictures"
mkdir -p "$pictures"
work=$(mktemp -d)

say() { echo "check.sh: $*"; }
fail() { say "FAILED: $*" >&2; exit 1; }
for tool in wine makensis x86_64-w64-mingw32-gcc Xvfb xdotool import; do
    command -v "$tool" >/dev/null || fail "$tool is missing; please run: sudo apt-get install wine64 wine nsis" \
        "gcc-mingw-w64-x86-64 xvfb xdotool imagemagick"
done
finish() {
    WINEPREFIX=$work/prefix wineserver -k 2>/dev/null || true
    [ -z "${xvfb:-}" ] || kill "$xvfb" 2>/dev/null || true
    rm -rf "$work"
}
trap finish EXIT

# --- a Windows: wine, with three libraries that Windows 10 has and wine 8 lacks (packaging/windows/wine)

display=98
Xvfb ":$display" -screen 0 1400x900x24 -nolisten tcp -extension MIT-SHM >/dev/null 2>&1 &
xvfb=$!
export DISPLAY=:$display WINEPREFIX=$work/prefix WINEARCH=win64 WINEDEBUG=-all
export WINEDLLOVERRIDES="msvcp140,msvcp140_1,msvcp140_2,vcruntime140,vcruntime140_1,concrt140=n;icuuc,mscms,bcryptprimitives=n;winemenubuilder=d"
for _ in $(seq 50); do [ -S "/tmp/.X11-unix/X$display" ] && break; sleep 0.1; done
run() { timeout "${patience:-120}" wine "$@" </dev/null 2>&1 | cat; return "${PIPESTATUS[0]}"; }
run wineboot -i >/dev/null
run winecfg -v win10 >/dev/null
c=$WINEPREFIX/drive_c
for name in icuuc mscms bcryptprimitives; do
    libraries=()
    [ "$name" = bcryptprimitives ] && libraries=(-ladvapi32)
    x86_64-w64-mingw32-gcc -w -O1 -shared -nostdlib -fno-builtin -e DllMain -o "$c/windows/system32/$name.dll" \
        "$here/wine/$name.c" "${libraries[@]}"
done
home=$(echo "$c"/users/*/AppData/Local | tr ' ' '\n' | grep -v Public | head -1)
program=$home/Programs/StackHub
data=$home/StackHub
menu=$home/../Roaming/Microsoft/Windows/Start\ Menu/Programs/StackHub.lnk
key='HKCU\Software\Microsoft\Windows\CurrentVersion\Uninstall\StackHub'
value() { run reg query "$1" /v "$2" 2>/dev/null | tr -d '\r' | awk '/REG_/ {$1=$2=""; sub(/^ +/, ""); print}'; }
gone() { # until PATH is no more: an uninstaller works on after its first process has ended
    for _ in $(seq 300); do [ -e "$1" ] || return 0; sleep 0.1; done
    return 1
}

# --- an older version, and this one over it

mkdir "$work/old"
cp /bin/true "$work/old/stackhub.exe"
echo old >"$work/old/obsolete.dll"
"$python" "$here/installer.py" --quick --folder "$work/old" --version 0.0.1 --out "$work/old-setup.exe" >/dev/null
run "$work/old-setup.exe" /S || fail "the older version could not be installed"
[ "$(value "$key" DisplayVersion)" = 0.0.1 ] || fail "the older version is not listed"
mkdir -p "$data/saves"
echo "a player's file" >"$data/saves/mine.txt"
echo "somebody else's" >"$program/other.txt"
# Elsewhere first: the older version is found where it is, and another program's uninstaller is not touched.
mkdir "$c/elsewhere"
echo other >"$c/elsewhere/uninstall.exe"
patience=600 run "$setup" /S '/D=C:\elsewhere' || fail "it could not be installed elsewhere"
[ ! -e "$program/stackhub.exe" ] || fail "the older version is left where it was"
[ -e "$c/elsewhere/stackhub.exe" ] || fail "it is not where it was to go"
[ "$(cat "$c/elsewhere/uninstall.exe")" = other ] || fail "the uninstaller of another program is gone"
[ -e "$program/other.txt" ] || fail "somebody else's file is gone"
patience=600 run "$setup" /S "/D=$(run winepath -w "$program" | tr -d '\r')" || fail "it could not be installed"
[ "$(value "$key" DisplayVersion)" = "$version" ] || fail "it is not listed as $version"
[ ! -e "$program/obsolete.dll" ] || fail "a file of the older version is left"
[ -e "$program/other.txt" ] || fail "somebody else's file is gone"
[ "$(cat "$data/saves/mine.txt")" = "a player's file" ] || fail "the player's data is gone"
[ -e "$menu" ] || fail "there is no entry in the start menu"
say "installed silently over an older version: $(du -sm "$program" | cut -f1) MB, the player's data is as it was"

# --- its self-test

patience=3000 run "$program/stackhub.exe" --self-test --out 'C:\report.txt' >/dev/null || { tail -30 "$c/report.txt"; fail "the self-test"; }
[ "$(tail -1 "$c/report.txt" | tr -d '\r')" = "self-test passed" ] || fail "the self-test did not come to its end"
cp "$c/report.txt" "$pictures/self-test.txt"
say "self-test passed: $(wc -l <"$c/report.txt") lines"

# --- a double click on a match, and a window with a tower

printf 'save %s\nquit\n' "$c/tower.stackhub" | (cd "$root" && "$python" -m stackhub table stacko >/dev/null)
# Windows looks for a person's own file types first; wine 8 knows the machine's only, so what was registered goes there.
for name in .stackhub 'StackHub.Match\shell\open\command'; do
    registered=$(run reg query "HKCU\Software\Classes\\$name" /ve | tr -d '\r' | sed -n 's/.*REG_SZ *//p')
    [ -n "$registered" ] || fail "$name is not registered"
    run reg add "HKLM\Software\Classes\\$name" /ve /d "$registered" /f >/dev/null
done
(wine start /unix "$c/tower.stackhub" </dev/null 2>&1 | cat >/dev/null) &
window=
for _ in $(seq 240); do
    window=$(xdotool search --onlyvisible --name '^StackHub' 2>/dev/null | head -1) && [ -n "$window" ] && break
    sleep 0.5
done
[ -n "$window" ] || fail "no window came up"
sleep 45
import -window "$window" "$pictures/stacko.png"
colours=$(convert "$pictures/stacko.png" -gravity center -crop 400x400+0+0 -depth 4 -unique-colors -format %w info:)
[ "$colours" -ge 40 ] || fail "the picture has $colours colours where a tower should be"
say "a double click opened the match: dist/check-windows/stacko.png"

run "$setup" /S && fail "it was installed over a program that runs" || [ $? = 5 ] || fail "it did not say that it runs"
say "it is not installed over a program that runs"
xdotool windowclose "$window" 2>/dev/null || true
for _ in $(seq 60); do pgrep -f 'Programs.StackHub.stackhub.exe' >/dev/null || break; sleep 0.5; done
pkill -f 'Programs.StackHub.stackhub.exe' || true
sleep 2

# --- away with it

run "$program/stackhub-uninstall.exe" /S || fail "the uninstaller"
gone "$program/stackhub-uninstall.exe" || fail "the uninstaller left itself"
[ "$(ls -A "$program")" = other.txt ] || fail "left behind: $(ls -A "$program" | tr '\n' ' ')"
[ ! -e "$menu" ] || fail "the entry in the start menu is left"
sleep 1
for path in "$key" 'HKCU\Software\StackHub' 'HKCU\Software\Classes\.stackhub' 'HKCU\Software\Classes\StackHub.Match'; do
    ! run reg query "$path" >/dev/null || fail "left in the registry: $path"
done
[ "$(cat "$data/saves/mine.txt")" = "a player's file" ] || fail "the player's data is gone though nobody was asked"
say "uninstalled: nothing is left but somebody else's file and the player's data"

# Once more, with the question answered by yes.
rm "$program/other.txt"
run "$work/old-setup.exe" /S
(run "$program/stackhub-uninstall.exe" >/dev/null || true) &
pressed=0
for _ in $(seq 120); do
    [ -e "$data" ] || break
    if window=$(xdotool search --onlyvisible --name 'StackHub' 2>/dev/null | tail -1) && [ -n "$window" ]; then
        xdotool windowfocus "$window" 2>/dev/null || true
        if [ $pressed = 0 ]; then import -window root "$pictures/uninstall.png"; xdotool key Return; pressed=1
        elif [ ! -e "$program/stackhub.exe" ]; then import -window root "$pictures/uninstall-data.png"; xdotool key alt+y; fi
    fi
    sleep 1
done
[ ! -e "$data" ] || fail "the player's data is left though it was to go"
say "uninstalled with the player's data, after a question"
