# Atomic releases. Runs on the server, as `sh -s STEP SITE RELEASE [PATH-PREFIX]`, piped by deploy.ts. Layout:
#
#   releases/2025-06-14-093000-0a1b2c3d/   public/, deploy/, hashed-files (a list of its content-hashed files), and
#                                          taken (a marker: the server has accepted its configuration)
#   current                                symbolic link to the live release
set -eu
umask 022
step=$1 site=$2 release=releases/$3
mkdir -p "$site/releases"
cd "$site"
current=$(readlink current || true)

# Atomic: `ln -sf` alone removes the link before creating the new one; a rename replaces it.
lead() {
  ln -sfn "$2" "$1.next"
  mv -T "$1.next" "$1"
}

# The last release other than $1 whose configuration the server has accepted.
last_taken_but() {
  ls -t releases/*/taken 2>/dev/null | sed 's|/taken$||' | grep -vxF "${1:-none}" | head -n 1
}

# Pages loaded before the switch may still request hashed files of their release: hard-link those into the new one.
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
# Old releases are deleted a week after they were last live.
[ -z "$current" ] || touch "$current"
lead current "$release"
find releases -mindepth 1 -maxdepth 1 -mtime +7 ! -path "$release" ! -path "${read_last:-none}" -exec rm -r {} +
echo "Visitors now get $site/$release."

for file in nginx-site.conf caddy-site.conf; do
  cmp -s "${read_last:-none}/deploy/$file" "$release/deploy/$file" || echo "$file has changed."
done
