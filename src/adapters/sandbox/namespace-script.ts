import { watchStdin } from './scripts.ts';
import { startServices } from './services.ts';

/**
 * Gives the view devices of its own: those that every program may use, terminals, and shared memory, which has
 * room for browsers and databases but not for half of the machine's memory, as it has by default.
 */
const buildDevices = `
  mount -t tmpfs -o mode=755,nosuid,noexec devices "$view/dev"
  mkdir "$view/dev/pts" "$view/dev/shm"
  mount -t devpts -o newinstance,ptmxmode=0666,mode=620,nosuid,noexec devpts "$view/dev/pts"
  mount -t tmpfs -o mode=1777,nosuid,nodev,size=25%,nr_inodes=65536 shm "$view/dev/shm"
  for name in null zero full random urandom tty; do
    : > "$view/dev/$name"
    mount --bind "/dev/$name" "$view/dev/$name"
  done
  ln -s /proc/self/fd "$view/dev/fd"
  ln -s /proc/self/fd/0 "$view/dev/stdin"
  ln -s /proc/self/fd/1 "$view/dev/stdout"
  ln -s /proc/self/fd/2 "$view/dev/stderr"
  ln -s pts/ptmx "$view/dev/ptmx"`;

/** Prints the free KiB of the disk, the files on it, and how many more it takes. A disk that does not count them says 0. */
const measureDisk = `
disk_state() {
  local free size all unused
  read -r free size all unused < <(stat -f -c '%a %S %c %d' -- "$where")
  echo "$((free * size / 1024)) $((all - unused)) $unused"
}`;

/**
 * Ends the process `$1` as soon as it leaves less than `$2` KiB of the disk, or has made more than `$3` files
 * besides the `$4` that were there. Counts those that exist: some disks make room for files as they come.
 */
const guardDisk = `
guard_disk() {
  local left files why
  while sleep 1; do
    read -r left files _ < <(disk_state) || continue
    if (( left < $2 )); then why="left less than $(($2 / 1024)) MiB of the disk"
    elif (( files - $4 > $3 )); then why="made more than $3 files"
    else continue; fi
    echo "The command was stopped, because it $why."
    kill -KILL "$1"
  done
}`;

/**
 * Does what `runUnprotected` does, started as root in new namespaces: builds a read-only view of the machine, applies
 * the mount table `$1/mounts` to it, enters it for good and drops root for the user `$7`. The command starts in the
 * folder `$6`; `$8` is `none` for no network, and `$9…` are `$6…` of that one. `$3` is a new folder for a layer over
 * `base`, or `base` itself. Everything ends once standard input closes.
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
