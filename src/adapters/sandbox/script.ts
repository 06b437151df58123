/**
 * Lays a patch over the folder that it is run in. `$1` holds the file `changes`, a mode (or `absent`) and
 * a path for each, both ended by a NUL, and the texts under their numbers. It follows no symlink.
 */
export const laying = `
set -euo pipefail
number=0
while IFS= read -r -d '' mode && IFS= read -r -d '' path; do
  IFS=/ read -r -a names <<< "$path"
  at=.
  for name in "\${names[@]}"; do
    at+=/$name
    if [[ -L $at ]]; then echo "$path leads through a symlink" >&2; exit 1; fi
  done
  folder=$(dirname -- "./$path")
  rm -f -- "./$path"
  if [[ $mode == absent ]]; then
    rmdir -p -- "$folder" 2> /dev/null || true
  else
    mkdir -p -- "$folder"
    cat -- "$1/$number" > "./$path"
    chmod "$mode" -- "./$path"
  fi
  number=$((number + 1))
done < "$1/changes"
`;

/**
 * Runs a script's function `main`, and gives up as soon as the standard input ends: it is the one thing
 * that whoever started a program of another user can always take away.
 */
const watched = (givingUp: string) => `
exec 3<&0
main "$@" & work=$!
{ read -r _ <&3 || true; ${givingUp}; } & lifeline=$!
disown "$lifeline"
status=0
wait "$work" || status=$?
kill -KILL "$lifeline" 2> /dev/null || true
exit "$status"
`;

/**
 * Copies the checkout `$1` to `$2/checkout`, without git's folders, which hold tokens, and without the
 * tar patterns `$5…`; puts the folder `$4` over it, then gives `$2` to the user and group `$3`, where that
 * is not empty.
 */
export const copying = `
set -euo pipefail
main() {
  exec 3<&-
  root=$1 base=$2 owner=$3 history=$4
  shift 4
  excluded=(--exclude=.git)
  for pattern; do excluded+=(--exclude="$pattern"); done
  { tar -C "$root" "\${excluded[@]}" -cf - . || (( $? == 1 )); } |
    tar -C "$base/checkout" -xpf - --no-same-owner
  cp -R -- "$history/." "$base/checkout"
  if [[ $owner ]]; then chown -R -h -- "$owner" "$base"; fi
}
${watched('kill -KILL 0')}`;

/** Removes the folder `$1` with all that is in it, folders without the right to write too. */
export const removing = `
chmod -R u+rwX -- "$1" 2> /dev/null
rm -rf -- "$1"
`;

/**
 * Runs the command `$5` as the user that it is started by, with the environment of `$1`. Works in the
 * folder `$2`, which holds `base`; `$3` is a new folder of it for a copy of that, or `base` itself. `$4` is
 * the script that lays the patch. Says `ready` on the standard error before the command.
 */
export const unprotected = `
set -euo pipefail
order=$1 room=$2 stage=$3 laying=$4 command=$5
if [[ $stage != base ]]; then cp -a -- "$room/base/." "$room/$stage"; fi
environment=()
while IFS= read -r -d '' variable; do environment+=("$variable"); done < "$order/environment"
cd -- "$room/$stage/checkout"
/bin/bash --norc -c "$laying" laying "$order/patch"
echo ready >&2
exec env -i "\${environment[@]}" /bin/bash --norc -eo pipefail -c "$command" < /dev/null 2>&1
`;

/**
 * The same in the namespaces that it is started in, as root: builds a view of the machine that can only be
 * read and leaves out what `$1/mounts` hides, enters it for good, and gives up root for the user `$7`.
 * Works in the folder `$2`, which holds `base`; `$3` is a folder of it for what the command writes, or
 * `base` itself. Ends with everything in it as soon as the standard input does.
 */
export const sandboxed = `
set -euo pipefail
export PATH=/usr/sbin:/usr/bin:/sbin:/bin
order=$1 room=$2 stage=$3 laying=$4 command=$5 where=$6 user=$7 network=$8
view=$room/view

read_only() {
  mount -o remount,bind,ro -- "$1" 2> /dev/null || umount -l -- "$1" 2> /dev/null || ! mountpoint -q -- "$1"
}

stage_copy() {
  cd -- "$room"
  copy=$room/$stage
  if [[ $stage != base ]]; then
    mkdir -- "$copy/upper" "$copy/work" "$copy/merged"
    layers="lowerdir=base,upperdir=$stage/upper,workdir=$stage/work,redirect_dir=on"
    copy=$copy/merged
    mount -t overlay -o "$layers" overlay "$copy" 2> /dev/null || cp -a -- "$room/base/." "$copy"
  fi
  cd /
}

build_view() {
  mkdir -p -- "$view"
  mount --rbind / "$view"
  mapfile -t mounted < /proc/self/mountinfo
  for line in "\${mounted[@]}"; do
    read -r _ _ _ _ point _ <<< "$line"
    printf -v point %b "\${point//\\\\/\\\\0}"
    if [[ $point == "$view" || $point == "$view"/* ]]; then read_only "$point"; fi
  done
  mount -t devpts -o newinstance,ptmxmode=0666,mode=620,nosuid,noexec devpts "$view/dev/pts"
  mount -t tmpfs -o mode=1777,nosuid,nodev shm "$view/dev/shm"
  mount -t proc -o nosuid,nodev,noexec proc "$view/proc"
}

furnish_view() {
  while IFS= read -r -d '' kind && IFS= read -r -d '' path && IFS= read -r -d '' source; do
    target=$view$path
    case $kind in
      empty) if [[ -d $target ]]; then mount -t tmpfs -o mode=755,nosuid,nodev none "$target"; fi ;;
      blank) if [[ -e $target ]]; then mount --bind /dev/null "$target"; fi ;;
      staged) mkdir -p -- "$target"; mount --bind -- "$copy/$source" "$target" ;;
      shown)
        if [[ -d $source ]]; then mkdir -p -- "$target"; fi
        mount --bind -- "$source" "$target"
        mount -o remount,bind,ro -- "$target" ;;
    esac
  done < "$order/mounts"
}

main() {
  exec 3<&-
  stage_copy
  build_view
  furnish_view
  mapfile -d '' -t environment < "$order/environment"
  if [[ $network == none ]] && ! { ip link set lo up || ifconfig lo up; } 2> /dev/null; then
    echo no-loopback >&2
  fi
  cd -- "$view"
  pivot_root . .
  umount -l .
  cd -- "$where"
  ulimit -c 0
  echo 500 > /proc/self/oom_score_adj
  drop=(setpriv --reuid "$user" --regid "$user" --clear-groups --no-new-privs --inh-caps=-all --bounding-set=-all)
  "\${drop[@]}" env -i PATH="$PATH" /bin/bash --norc -c "$laying" laying /run/patch
  echo ready >&2
  exec "\${drop[@]}" env -i "\${environment[@]}" /bin/bash --norc -eo pipefail -c "$command" < /dev/null 2>&1
}

${watched('kill -KILL "$work"')}`;
