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

remove_empty() {
    folder=$1
    while [ "$folder" != "$share" ] && rmdir "$folder" 2>/dev/null; do
        folder=$(dirname "$folder")
    done
}

# forget FOLDER FILE...: what the system noted down of our files, for itself
forget() {
    folder=$share/$1
    shift
    for made in "$@"; do rm -f "$folder/$made"; done
    remove_empty "$folder"
}

holds_only() { [ "$(ls -A "$share/$1" 2>/dev/null)" = "$2" ]; }

if [ "${1:-}" = --refresh-only ]; then
    refresh
    exit 0
fi
while read -r file; do rm -f "$file"; done <"$home/installed-files"
refresh
while read -r file; do remove_empty "$(dirname "$file")"; done <"$home/installed-files"
# Where nobody else has installed anything, there is nothing left to be noted down.
if [ ! -d "$share/mime/packages" ]; then
    remove_empty "$share/mime/application"
    forget mime XMLnamespaces aliases generic-icons globs globs2 icons magic mime.cache \
        subclasses treemagic types version
fi
if holds_only applications mimeinfo.cache; then forget applications mimeinfo.cache; fi
if holds_only icons/hicolor icon-theme.cache; then forget icons/hicolor icon-theme.cache; fi
rm -rf "$home"
rmdir "$(dirname "$home")" "$share" 2>/dev/null || true
case ${LC_ALL:-${LC_MESSAGES:-${LANG:-}}} in
    fr*) echo "Blueprints Desktop a été désinstallé ; vos parties et vos réglages sont conservés." ;;
    *) echo "Blueprints Desktop has been removed; your saved games and settings are kept." ;;
esac
