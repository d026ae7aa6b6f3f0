#!/bin/sh
# Removes Blueprints Desktop and everything that was installed with it, but no match and no setting.
set -eu
home=$(cd "$(dirname "$0")" && pwd)
share=$(cat "$home/share-folder")

refresh() {
    for command in \
        "update-desktop-database -q applications" \
        "update-mime-database mime" \
        "gtk-update-icon-cache -q -t -f icons/hicolor"; do
        folder=${command##* }
        if command -v "${command%% *}" >/dev/null && [ -d "$share/$folder" ]; then
            (cd "$share" && $command >/dev/null 2>&1) || true
        fi
    done
}

if [ "${1:-}" = --refresh-only ]; then
    refresh
    exit 0
fi
while read -r file; do rm -f "$file"; done <"$home/installed-files"
refresh
while read -r file; do
    folder=$(dirname "$file")
    while [ "$folder" != "$share" ] && rmdir "$folder" 2>/dev/null; do
        folder=$(dirname "$folder")
    done
done <"$home/installed-files"
rm -rf "$home"
rmdir "$(dirname "$home")" 2>/dev/null || true
case ${LC_ALL:-${LC_MESSAGES:-${LANG:-}}} in
    fr*) echo "Blueprints Desktop est retiré ; les parties et les réglages restent." ;;
    *) echo "Blueprints Desktop is removed; matches and settings stay." ;;
esac
