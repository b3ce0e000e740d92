# Runs on the server, as `sh -s STEP SITE RELEASE [PATH-PREFIX]`; sent there by scripts/deploy.ts. A site's folder holds:
#
#   releases/2025-06-14-093000-0a1b2c3d/   public/, deploy/, hashed-files: the names of its files that never change,
#                                          and taken, once the server has taken its configuration
#   current                                leads to the release that visitors get
set -eu
umask 022
step=$1 site=$2 release=releases/$3
mkdir -p "$site/releases"
cd "$site"
current=$(readlink current || true)

# A rename is the one way to change a link without a moment at which there is none.
lead() {
  ln -sfn "$2" "$1.next"
  mv -T "$1.next" "$1"
}

# Of the releases whose configuration the server has taken, but for one, that of which it did so last.
last_taken_but() {
  ls -t releases/*/taken 2>/dev/null | sed 's|/taken$||' | grep -vxF "${1:-none}" | head -n 1
}

# Pages that were loaded before the switch may still ask for scripts, styles and pictures of other releases.
keep_files_of_others() {
  for other in releases/*; do
    [ "$other" != "$release" ] && [ -f "$other/hashed-files" ] || continue
    while read -r file; do
      if [ -e "$other/public/$file" ] && [ ! -e "$release/public/$file" ]; then
        mkdir -p "$(dirname "$release/public/$file")"
        ln "$other/public/$file" "$release/public/$file"
      fi
    done <"$other/hashed-files"
  done
}

case $step in
prepare)
  mkdir -p "$release/public${4-}" "$release/deploy"
  exit
  ;;
taken)
  touch "$current/taken"
  exit
  ;;
refused)
  before=$(last_taken_but "$current")
  [ -z "$before" ] || lead current "$before"
  [ -z "$before" ] || echo "Visitors get $site/$before again."
  exit
  ;;
rollback)
  release=$(last_taken_but "$current")
  [ -n "$release" ] || { echo "There is no release before this one that the server has taken." >&2; exit 1; }
  ;;
esac

[ -f "$release/hashed-files" ] || { echo "There is no whole release at $site/$release." >&2; exit 1; }
read_last=$(last_taken_but)
keep_files_of_others
# The week in which other releases are kept counts from when visitors got them last.
[ -z "$current" ] || touch "$current"
lead current "$release"
find releases -mindepth 1 -maxdepth 1 -mtime +7 ! -path "$release" ! -path "${read_last:-none}" -exec rm -r {} +
echo "Visitors now get $site/$release."

for file in nginx-site.conf caddy-site.conf; do
  cmp -s "${read_last:-none}/deploy/$file" "$release/deploy/$file" || echo "$file has changed."
done
