#!/usr/bin/env bash
# Installs a .deb of StackHub into a clean Debian and tries it there: check.sh DEB   (as root; needs mmdebstrap, Xvfb)
#
# As an ordinary user without a network: the self-test, then a window under Xvfb, a match opened by its file. Upgrades from
# an older version and keeps what the player has; purges, and nothing but the player's data is left. Pictures of the
# windows are kept in dist/check-linux/. The clean root comes from the package sources of this machine
# (/etc/apt; another list: APT_SOURCES=FILE) and is kept in build/ for the next time.
set -euo pipefail
. "$(dirname "${BASH_SOURCE[0]}")/common.sh"

deb=$(realpath "${1:?check.sh DEB}")
pictures=$root/dist/check-linux
[ "$(id -u)" = 0 ] || { echo "check.sh: a clean root can only be made as root" >&2; exit 1; }
need mmdebstrap mmdebstrap
need Xvfb xvfb
need xdotool xdotool
need import imagemagick
need lintian lintian
rm -rf "$pictures"
mkdir -p "$pictures" "$root/build"
work=$(mktemp -d)
system=$work/system

finish() {
    local code=$?
    [ -z "${xvfb:-}" ] || kill "$xvfb" 2>/dev/null || true
    for place in tmp/.X11-unix dev/pts dev/shm dev proc; do umount -q "$system/$place" 2>/dev/null || true; done
    if ! grep -q " $system/" /proc/mounts; then rm -rf "$work"; fi
    [ "$code" = 0 ] || say "FAILED"
}
trap finish EXIT

# --- what the package says of itself

desktop-file-validate "$root/packaging/linux/$id.desktop"
say "lintian looks at $(basename "$deb")"
lintian --allow-root --fail-on error,warning --tag-display-limit 3 "$deb"
say "lintian has nothing to say but what lintian-overrides explains"

# --- a clean root, an ordinary user, a display

codename=$(. /etc/os-release && echo "$VERSION_CODENAME")
clean=$root/build/clean-$codename-$architecture.tar
if [ ! -f "$clean" ]; then
    sources=${APT_SOURCES:-$(ls /etc/apt/sources.list.d/debian.sources 2>/dev/null || echo /etc/apt/sources.list)}
    say "making a clean $codename"
    mmdebstrap --quiet --variant=apt "$codename" "$clean.part" --format=tar "$sources"
    mv "$clean.part" "$clean"
fi
mkdir "$system"
tar -C "$system" -xf "$clean"
mount --bind /proc "$system/proc"
mount --bind /dev "$system/dev"
mkdir -p "$system/tmp/.X11-unix"
display=97
Xvfb ":$display" -screen 0 1280x800x24 -nolisten tcp >/dev/null 2>&1 &
xvfb=$!
for _ in $(seq 50); do [ -S "/tmp/.X11-unix/X$display" ] && break; sleep 0.1; done
mount --bind /tmp/.X11-unix "$system/tmp/.X11-unix"
[ ! -f /etc/resolv.conf ] || cp -L /etc/resolv.conf "$system/etc/resolv.conf"
chroot "$system" useradd --create-home player

as_root() { env -i PATH=/usr/sbin:/usr/bin:/sbin:/bin DEBIAN_FRONTEND=noninteractive LC_ALL=C.UTF-8 ${http_proxy:+http_proxy=$http_proxy} chroot "$system" "$@"; }
# The player has no network: the only way out of this namespace would be a loopback that is down.
as_player() {
    unshare --net env -i PATH=/usr/sbin:/usr/bin:/sbin:/bin HOME=/home/player LANG=C.UTF-8 DISPLAY=":$display" \
        chroot --userspec=player "$system" sh -c 'cd && exec "$@"' sh "$@"
}
installed() { as_root dpkg-query -W -f '${Version}' stackhub; }
window() { DISPLAY=":$display" xdotool "$@"; }

install() {
    cp "$1" "$system/tmp/stackhub.deb"
    as_root apt-get install -y -qq --no-install-recommends /tmp/stackhub.deb >"$work/apt.log" 2>&1 || { cat "$work/apt.log" >&2; exit 1; }
    rm "$system/tmp/stackhub.deb"
}

settle() { # until the picture stays as it is: the boards' pictures come one by one
    local before="" now=""
    for _ in $(seq 15); do
        sleep 4
        now=$(DISPLAY=":$display" import -window root rgb:- | sha256sum)
        [ "$now" != "$before" ] || return 0
        before=$now
    done
}

show() { # NAME [KEYS...] -- [ARGUMENTS]: open the window, press keys, keep a picture, close it
    local name=$1 keys=() id
    shift
    while [ "$1" != -- ]; do keys+=("$1"); shift; done
    shift
    as_player stackhub "$@" >"$work/$name.log" 2>&1 &
    local program=$!
    for _ in $(seq 300); do
        id=$(window search --onlyvisible --name StackHub 2>/dev/null | head -n1) && [ -n "$id" ] && break
        kill -0 "$program" 2>/dev/null || break
        sleep 0.2
    done
    [ -n "$id" ] || { echo "check.sh: no window for $name" >&2; cat "$work/$name.log" >&2; exit 1; }
    window windowfocus "$id" # there is no window manager that would do it
    settle
    for key in ${keys[@]+"${keys[@]}"}; do
        case $key in type:*) window type --delay 60 "${key#type:}" ;; *) window key "$key" ;; esac
        sleep 1
    done
    settle
    DISPLAY=":$display" import -window root "$pictures/$name.png"
    [ "$(identify -format %k "$pictures/$name.png")" -gt 500 ] || { echo "check.sh: $name.png is empty" >&2; exit 1; }
    window windowfocus "$id" key ctrl+q
    local code=0
    for _ in $(seq 100); do kill -0 "$program" 2>/dev/null || break; sleep 0.2; done
    ! kill "$program" 2>/dev/null || { echo "check.sh: $name does not close" >&2; exit 1; }
    wait "$program" || code=$?
    [ "$code" = 0 ] || { echo "check.sh: $name ended with $code" >&2; cat "$work/$name.log" >&2; exit 1; }
    say "$name: a window, closed again; picture in ${pictures#"$root/"}/$name.png"
}

self_test() {
    as_player stackhub --self-test --out /tmp/report.txt >/dev/null || { tail -n 40 "$system/tmp/report.txt" >&2; exit 1; }
    say "$(installed): $(tail -n1 "$system/tmp/report.txt") as $(as_player id -un), without a network"
}

as_root apt-get update -qq

# --- an older version first: the same program under an older number, with a file that the new one no longer has

older=$work/older
dpkg-deb -R "$deb" "$older"
sed -i 's/^Version: .*/Version: 0.0.1/' "$older/DEBIAN/control"
echo old >"$older/usr/lib/stackhub/_internal/gone.txt"
dpkg-deb --root-owner-group -Zgzip -z1 -b "$older" "$work/older.deb" >/dev/null
install "$work/older.deb"
say "installed $(installed) with $(wc -l < <(as_root dpkg-query -f '.\n' -W)) packages in the system, $(as_root dpkg-query -W -f '${Installed-Size}' stackhub) KiB"
show first-start type:Ada Return --
table() { as_player stackhub table babylon --seed 1; }
move=$(printf 'bot easy\nquit\n' | table | head -n1)
data=$system/home/player/.local/share/StackHub
[ -f "$data/settings.yaml" ] || { echo "check.sh: no settings were written" >&2; exit 1; }
as_player mkdir -p .local/share/StackHub/saves
for file in match.stackhub .local/share/StackHub/saves/babylon-20260102-030405-beef.stackhub; do
    printf 'play %s\nsave /home/player/%s\nquit\n' "$move" "$file" | table >"$work/table.log"
    [ -f "$system/home/player/$file" ] || { cat "$work/table.log" >&2; exit 1; }
done
kept() { (cd "$data" && sha256sum settings.yaml saves/*.stackhub); }
before=$(kept)

# --- the upgrade

install "$deb"
[ "$(installed)" = "$(dpkg-deb -f "$deb" Version)" ]
[ ! -e "$system/usr/lib/stackhub/_internal/gone.txt" ]
[ "$(kept)" = "$before" ]
say "upgraded to $(installed); the settings and the match that was begun are what they were"
self_test
show home --
show match -- match.stackhub

# --- and away

as_root apt-get purge -y -qq stackhub >"$work/apt.log" 2>&1
left=$(find "$system" -xdev \( -path "$system/home" -o -path "$system/proc" -o -path "$system/dev" -o -path "$system/tmp" -o -path "$system/var/log" \) -prune -o -iname '*stackhub*' -print)
[ -z "$left" ] || { printf 'check.sh: the purge leaves behind:\n%s\n' "$left" >&2; exit 1; }
kept >/dev/null
say "purged: nothing is left but what belongs to the player"
say "all well"
