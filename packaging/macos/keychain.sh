#!/usr/bin/env bash
# Prints whom to sign as: keychain.sh
#
# With the secrets MACOS_CERTIFICATE (a "Developer ID Application" certificate with its key, .p12 in base64) and
# MACOS_CERTIFICATE_PASSWORD: opens them in a keychain of their own and prints the identity's name. Without: a dash,
# which codesign takes as nobody.
set -euo pipefail

if [ -z "${MACOS_CERTIFICATE:-}" ]; then
    echo "keychain.sh: there is no certificate; StackHub is signed by nobody" >&2
    echo -
    exit
fi
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
keychain=${RUNNER_TEMP:-$HOME}/stackhub-signing.keychain-db
password=$(uuidgen)
printf %s "$MACOS_CERTIFICATE" | base64 --decode >"$folder/certificate.p12"
security delete-keychain "$keychain" >/dev/null 2>&1 || true
{
    security create-keychain -p "$password" "$keychain"
    security set-keychain-settings -lut 7200 "$keychain"
    security unlock-keychain -p "$password" "$keychain"
    security import "$folder/certificate.p12" -k "$keychain" -P "${MACOS_CERTIFICATE_PASSWORD:-}" -T /usr/bin/codesign
    security set-key-partition-list -S apple-tool:,apple: -k "$password" "$keychain"
    security list-keychains -d user -s "$keychain" login.keychain-db
} >/dev/null
identity=$(security find-identity -v -p codesigning "$keychain" | sed -n 's/.*"\(Developer ID Application: .*\)".*/\1/p' | head -n 1)
[ -n "$identity" ] || { echo "keychain.sh: the certificate is no \"Developer ID Application\"" >&2; exit 1; }
echo "$identity"
