#!/bin/sh
# Blueprints Desktop @VERSION@ for one person: no root, nothing outside the home.
#   sh THIS_FILE                 install, or bring up to date
#   sh THIS_FILE --prefix DIR    install there instead of ~/.local
#   sh THIS_FILE --check         only say whether the download is complete
# What is installed holds its own uninstaller. Matches and settings are never touched.
set -eu

name=blueprints-desktop
prefix=$HOME/.local
check=no
while [ $# -gt 0 ]; do
    case $1 in
        --prefix) prefix=$2; shift 2 ;;
        --check) check=yes; shift ;;
        *) sed -n '2,6s/^# //p' "$0"; exit 2 ;;
    esac
done

french=no
case ${LC_ALL:-${LC_MESSAGES:-${LANG:-}}} in fr*) french=yes ;; esac
say() { if [ $french = yes ]; then printf '%s\n' "$2"; else printf '%s\n' "$1"; fi; }
fail() { say "$1" "$2" >&2; exit 1; }

[ "$(uname -s)-$(uname -m)" = "Linux-@MACHINE@" ] || fail \
    "This installer is for Linux on @MACHINE@." \
    "Cet installateur est pour Linux sur @MACHINE@."
sum=$(tail -c +@OFFSET@ "$0" | sha256sum | cut -d' ' -f1)
[ "$sum" = "@SUM@" ] || fail \
    "The download is damaged or not complete. Please fetch it again." \
    "Le téléchargement est abîmé ou incomplet. Il faut le refaire."
if [ $check = yes ]; then say "The download is complete." "Le téléchargement est complet."; exit 0; fi

mkdir -p "$prefix/lib" || fail \
    "Nothing can be written to $prefix." "Impossible d’écrire dans $prefix."
prefix=$(cd "$prefix" && pwd)
if [ "$prefix" = "$HOME/.local" ]; then share=${XDG_DATA_HOME:-$prefix/share}; else share=$prefix/share; fi
home=$prefix/lib/$name
new=$prefix/lib/.$name.new
rm -rf "$new"
mkdir "$new"
trap 'rm -rf "$new"' EXIT
tail -c +@OFFSET@ "$0" | tar -xzf - -C "$new" || fail \
    "There is not enough room in $prefix." "Il n’y a pas assez de place dans $prefix."

[ ! -x "$home/uninstall" ] || "$home/uninstall" >/dev/null
mkdir -p "$prefix/bin"
mv "$new/program" "$home"
ln -s "../lib/$name/$name" "$prefix/bin/$name"
(cd "$new/share" && find . -type f) | while read -r file; do
    mkdir -p "$share/$(dirname "$file")"
    case $file in
        *.desktop) sed "s|^Exec=[^ ]*|Exec=\"$home/$name\"|; s|^TryExec=.*|TryExec=$home/$name|" \
            "$new/share/$file" >"$share/$file" ;;
        *) cp "$new/share/$file" "$share/$file" ;;
    esac
    printf '%s\n' "$share/${file#./}" >>"$home/installed-files"
done
printf '%s\n' "$prefix/bin/$name" >>"$home/installed-files"
printf '%s\n' "$share" >"$home/share-folder"
"$home/uninstall" --refresh-only
say "Blueprints Desktop is installed. It is in the menu among the games; the command is" \
    "Blueprints Desktop est installé. Il se trouve dans le menu parmi les jeux ; la commande est"
printf '    %s\n' "$prefix/bin/$name"
say "To remove it:" "Pour le retirer :"
printf '    %s\n' "$home/uninstall"
exit 0
