import { buildDevices } from './devices.ts';
import { guardDisk, measureDisk } from './disk-guard.ts';
import { startServices } from './services.ts';

/**
 * Closes what the job inherited from its parent: a descriptor of `/` would lead out of any view of the
 * machine. Node keeps only the lowest descriptors from its children.
 */
const closeInherited = `
if [[ ! -e /dev/fd/0 ]]; then echo "/dev/fd is missing" >&2; exit 1; fi
for descriptor in /dev/fd/*; do
  descriptor=\${descriptor##*/}
  if (( descriptor > 2 )); then eval "exec $descriptor>&-"; fi
done
`;

/** The arguments that run a script of this file in bash, with no descriptors but its standard streams. */
export const bash = (script: string, ...args: readonly string[]) =>
  ['/bin/bash', '--norc', '-c', `${closeInherited}${script}`, 'script', ...args] as const;

/**
 * Applies a patch to the current folder without following symlinks. The folder `$1` holds the file
 * `changes`, with a mode (or `absent`) and a path per change, each ended by a NUL, and the new text of
 * each change in a file named after its number.
 */
export const applyPatch = `
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
 * Runs the script's function `main` and stops it with `stop` once standard input closes. Whoever starts a
 * program as another user cannot signal it, but can always close its input.
 */
export const watchStdin = (stop: string) => `
exec 3<&0
main "$@" & work=$!
{ read -r _ <&3 || true; ${stop}; } & watcher=$!
disown "$watcher"
status=0
wait "$work" || status=$?
kill -KILL "$watcher" 2> /dev/null || true
exit "$status"
`;

/**
 * Copies the checkout `$1` to `$2/checkout`, except for `.git`, which may hold tokens, and paths that
 * match the tar patterns `$5…`. Then copies the folder `$4` over it and makes `$3` (`user:group`), if not
 * empty, the owner of `$2`.
 */
export const populateWorkspace = `
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
${watchStdin('kill -KILL 0')}`;

/**
 * Removes the folder `$1` with its contents, but nothing that a link leads to or that is mounted in it. Opens
 * closed folders first where only their owner removes them: a file may be a hard link to one outside.
 */
export const removeFolder = `
remove() {
  if rm --help 2> /dev/null | grep -q -e --one-file-system; then rm -rf --one-file-system -- "$1"
  else rm -rfx -- "$1"; fi
}
if ! remove "$1"; then
  find "$1" -xdev -type d ! -perm -700 -exec chmod u+rwx {} \\;
  remove "$1"
fi
`;

/** Copies the entries `$2…` of `/etc` that this user may read to the folder `$1`, without keys, passwords and manuals. */
export const copyConfiguration = `
copy=$1
shift
excluded=(private '*.key' '*-key.pem' '*password*' '*secret*' 'credentials*')
excluded+=(settings.xml pg_service.conf Renviron.site pool.d '*.gz')
tar -C /etc "\${excluded[@]/#/--exclude=}" -cf - -- "$@" 2> /dev/null | tar -C "$copy" -xpf -
`;

/**
 * Runs the command `$5` as the current user, with the environment and patch of the manifest `$1`, which
 * the script `$4` applies. `$2` is the workspace and `$3` the name of its folder to work in: a new one,
 * which receives a copy of `base`, or what was `base`, moved there for the time. Starts the services `$6` first,
 * and waits for their ports `$7` at most `$8` seconds. Prints `ready` to standard error before the command.
 */
export const runUnprotected = `
set -euo pipefail
manifest=$1 workspace=$2 stage=$3 apply_patch=$4 command=$5 services=$6 ports=$7 seconds=$8
${startServices}
if [[ -d $workspace/base ]]; then cp -a -- "$workspace/base/." "$workspace/$stage"; fi
environment=()
while IFS= read -r -d '' variable; do environment+=("$variable"); done < "$manifest/environment"
cd -- "$workspace/$stage/checkout"
/bin/bash --norc -c "$apply_patch" apply-patch "$manifest/patch"
exec 4>> "$manifest/services"
as_tests=(env -i "\${environment[@]}" /bin/bash --norc -eo pipefail -c)
start_services "\${as_tests[@]}"
echo ready >&2
exec "\${as_tests[@]}" "$command" < /dev/null 2>&1 4>&-
`;

/**
 * The same, started as root in new namespaces: builds a read-only view of the machine, applies the mount
 * table `$1/mounts` to it, enters it for good and drops root for the user `$7`. The command starts in the
 * folder `$6`; `$8` is `none` for no network, and `$9…` are `$6…` of the other. `$3` is a new
 * folder for a layer over `base`, or `base` itself. Everything ends once standard input closes.
 */
export const runInNamespaces = `
set -euo pipefail
export PATH=/usr/sbin:/usr/bin:/sbin:/bin
manifest=$1 workspace=$2 stage=$3 apply_patch=$4 command=$5 where=$6 user=$7 network=$8
services=$9 ports=\${10} seconds=\${11}
view=$workspace/view

read_only() {
  mount -o remount,bind,ro -- "$1" 2> /dev/null || umount -l -- "$1" 2> /dev/null || ! mountpoint -q -- "$1"
}

stage_copy() {
  cd -- "$workspace"
  copy=$workspace/$stage
  if [[ $stage != base ]]; then
    mkdir -- "$copy/upper" "$copy/work" "$copy/merged"
    layers="lowerdir=base,upperdir=$stage/upper,workdir=$stage/work,redirect_dir=on"
    copy=$copy/merged
    mount -t overlay -o "$layers" overlay "$copy" 2> /dev/null || cp -a -- "$workspace/base/." "$copy"
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
  ${buildDevices}
  mount -t proc -o nosuid,nodev,noexec proc "$view/proc"
}

leads_through_link() {
  local at=$view name names
  IFS=/ read -r -a names <<< "\${1#"$view"/}"
  for name in "\${names[@]}"; do
    at+=/$name
    if [[ -L $at ]]; then return; fi
  done
  return 1
}

apply_mount_table() {
  while IFS= read -r -d '' kind && IFS= read -r -d '' path && IFS= read -r -d '' source; do
    target=$view$path
    if leads_through_link "$target"; then
      if [[ $kind == shown || $kind == blank ]]; then continue; fi
      echo "$path leads through a symlink" >&2
      exit 1
    fi
    case $kind in
      empty) if [[ -d $target ]]; then mount -t tmpfs -o mode=755,nosuid,nodev none "$target"; fi ;;
      blank) if [[ -e $target ]]; then mount --bind /dev/null "$target"; fi ;;
      staged) mkdir -p -- "$target"; mount --bind -- "$copy/$source" "$target" ;;
      shown)
        if [[ -d $source ]]; then mkdir -p -- "$target"; fi
        mount --bind -- "$source" "$target"
        mount -o remount,bind,ro -- "$target" ;;
    esac
  done < "$manifest/mounts"
}

# Memory has no limit here: of data, sanitizers reserve terabytes, as of addresses Java and Node do.
limit_resources() {
  ulimit -c 0
  ulimit -u 8192 2> /dev/null || true
}

${measureDisk}
${guardDisk}
${startServices}

# Opens a session without the keys of the job's one. Where that is forbidden, reading those is, too.
fresh_session='syscall(shift, 1, 0); exec { $ARGV[0] } @ARGV'

main() {
  exec 3<&- 4>> "$manifest/services"
  stage_copy
  build_view
  apply_mount_table
  mapfile -d '' -t environment < "$manifest/environment"
  if [[ $network == none ]] && ! { ip link set lo up || ifconfig lo up; } 2> /dev/null; then
    echo no-loopback >&2
  fi
  cd -- "$view"
  pivot_root . .
  umount -l .
  cd -- "$where"
  limit_resources
  echo 500 > /proc/self/oom_score_adj
  drop=(setpriv --reuid "$user" --regid "$user" --clear-groups --no-new-privs --inh-caps=-all --bounding-set=-all)
  "\${drop[@]}" env -i PATH="$PATH" /bin/bash --norc -c "$apply_patch" apply-patch /run/patch 4>&-
  # What must stay free: 512 MiB, or half of what is free now. New files: a million, or half of what fits.
  read -r left files unused < <(disk_state)
  reserve=$((left / 2 < 524288 ? left / 2 : 524288))
  most_files=$((unused / 2 < 1000000 ? unused / 2 : 1000000))
  # Not in the arguments of the guard, which are expanded in its own process.
  own=$BASHPID
  guard_disk "$own" "$reserve" "$most_files" "$files" < /dev/null 4>&- &
  session=()
  case $(uname -m) in x86_64) keyctl=250 ;; aarch64) keyctl=219 ;; *) keyctl= ;; esac
  if [[ $keyctl ]] && command -v perl > /dev/null; then
    session=(perl -e "$fresh_session" "$keyctl")
  fi
  as_tests=("\${session[@]}" "\${drop[@]}" env -i "\${environment[@]}" /bin/bash --norc -eo pipefail -c)
  start_services "\${as_tests[@]}"
  echo ready >&2
  exec "\${as_tests[@]}" "$command" < /dev/null 2>&1 4>&-
}

${watchStdin('kill -KILL "$work"')}`;
