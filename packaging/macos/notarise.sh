#!/usr/bin/env bash
# Has Apple look at a disk image, and fastens its answer to it: notarise.sh DMG
#
# With the secrets APPLE_ID, APPLE_TEAM_ID and APPLE_APP_PASSWORD (one made for this app); without, it only says so.
set -euo pipefail
dmg=$1

if [ -z "${APPLE_ID:-}" ]; then
    echo "notarise.sh: no Apple account is set; macOS will ask its user to allow StackHub by hand (docs/install.md)" >&2
    exit
fi
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
account=(--apple-id "$APPLE_ID" --team-id "$APPLE_TEAM_ID" --password "$APPLE_APP_PASSWORD")
xcrun notarytool submit "$dmg" "${account[@]}" --wait --timeout 30m --output-format json | tee "$work/answer.json"
if ! grep -Eq '"status" *: *"Accepted"' "$work/answer.json"; then
    submission=$(sed -n 's/.*"id" *: *"\([0-9a-f-]*\)".*/\1/p' "$work/answer.json" | head -n 1)
    xcrun notarytool log "$submission" "${account[@]}" >&2 || true
    echo "notarise.sh: Apple did not accept it" >&2
    exit 1
fi
xcrun stapler staple "$dmg"
xcrun stapler validate "$dmg"
spctl --assess --type open --context context:primary-signature --verbose=2 "$dmg"
