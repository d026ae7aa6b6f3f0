#!/bin/sh
# Blueprints Desktop @VERSION@ for you alone: no root, nothing outside your home folder.
#   sh @FILE@                 install, or bring up to date
#   sh @FILE@ --prefix DIR    install there instead of ~/.local
#   sh @FILE@ --check         only say whether the download is complete
# An uninstaller comes with it. Your saved games and settings are never touched.
#
# Blueprints Desktop @VERSION@ pour une seule personne : sans root, rien hors du dossier personnel.
#   sh @FILE@                     installer ou mettre à jour
#   sh @FILE@ --prefix DOSSIER    installer là plutôt que dans ~/.local
#   sh @FILE@ --check             dire seulement si le téléchargement est complet
# Le programme installé contient de quoi le retirer. Parties et réglages ne sont jamais touchés.
set -eu

name=blueprints-desktop
prefix=$HOME/.local
check=no
french=no
case ${LC_ALL:-${LC_MESSAGES:-${LANG:-}}} in fr*) french=yes ;; esac
explain() {
    if [ $french = yes ]; then lines=8,12; else lines=2,6; fi
    sed -n "${lines}s/^# //p" "$0"
}
while [ $# -gt 0 ]; do
    case $1 in
        --prefix) [ $# -gt 1 ] || { explain >&2; exit 2; }; prefix=$2; shift 2 ;;
        --check) check=yes; shift ;;
        -h | --help) explain; exit 0 ;;
        *) explain >&2; exit 2 ;;
    esac
done

say() { if [ $french = yes ]; then printf '%s\n' "$2"; else printf '%s\n' "$1"; fi; }
fail() { say "$1" "$2" >&2; exit 1; }

[ "$(uname -s)-$(uname -m)" = "Linux-@MACHINE@" ] || fail \
    "This installer is for Linux on @MACHINE@." \
    "Cet installateur est pour Linux sur @MACHINE@."
sum=$(tail -c +@OFFSET@ "$0" | sha256sum | cut -d' ' -f1)
[ "$sum" = "@SUM@" ] || fail \
    "The download is damaged or incomplete. Please download it again." \
    "Le téléchargement est abîmé ou incomplet. Il faut le refaire."
if [ $check = yes ]; then say "The download is complete." "Le téléchargement est complet."; exit 0; fi

no_room() { fail "There isn’t enough space in $prefix." "Il n’y a pas assez de place dans $prefix."; }
locked() { fail "The installer can’t write to $prefix." "Impossible d’écrire dans $prefix."; }
mkdir -p "$prefix/lib" 2>/dev/null || locked
prefix=$(cd "$prefix" && pwd)
if [ "$prefix" = "$HOME/.local" ]; then share=${XDG_DATA_HOME:-$prefix/share}; else share=$prefix/share; fi
home=$prefix/lib/$name
command=$prefix/bin/$name
link=../lib/$name/$name
new=$prefix/lib/.$name.new
{ rm -rf "$new" && mkdir "$new"; } 2>/dev/null || locked
trap 'rm -rf "$new"' EXIT
tail -c +@OFFSET@ "$0" | tar -xzf - -C "$new" || no_room

# One that was torn while it was installed may not be able to remove itself.
[ ! -x "$home/uninstall" ] || "$home/uninstall" >/dev/null 2>&1 || true
rm -rf "$home"
[ "$(readlink "$command" || true)" != "$link" ] || rm -f "$command"

# What will be installed is written down before it is, so that all of it can be removed at any time.
(cd "$new/share" && find . -type f) | while read -r file; do
    printf '%s\n' "$share/${file#./}"
done >"$new/program/installed-files"
printf '%s\n' "$share" >"$new/program/share-folder"
if [ -e "$command" ]; then
    command=$home/$name # the other one is somebody else's, pip's say, and stays
else
    printf '%s\n' "$command" >>"$new/program/installed-files"
fi
# In an entry a backslash is written twice; in its Exec line some letters want one before them, and a
# percent sign stands for something else.
start=$(printf '%s' "$home/$name" | sed 's/\\/\\\\/g')
quoted=$(printf '%s' "$home/$name" | sed 's/["`$\\]/\\&/g; s/\\/\\\\/g; s/%/%%/g')
entry=$new/share/applications/$name.desktop
while read -r line; do
    case $line in
        Exec=*) line="Exec=\"$quoted\" ${line#* }" ;;
        TryExec=*) line="TryExec=$start" ;;
    esac
    printf '%s\n' "$line"
done <"$entry" >"$new/entry"
mv "$new/entry" "$entry"

mkdir -p "$prefix/bin" "$share" || locked
mv "$new/program" "$home"
[ "$command" = "$home/$name" ] || ln -s "$link" "$command"
cp -R "$new/share/." "$share" || no_room
"$home/uninstall" --refresh-only
say "Blueprints Desktop is installed. You’ll find it in the menu, under Games. The command is" \
    "Blueprints Desktop est installé. Il se trouve dans le menu parmi les jeux ; la commande est"
printf '    %s\n' "$command"
say "To remove it:" "Pour le désinstaller :"
printf '    %s\n' "$home/uninstall"
exit 0
