/** Prints the free KiB of the disk, the files on it, and how many more it takes. A disk that does not count them says 0. */
export const measureDisk = `
disk_state() {
  local free size all unused
  read -r free size all unused < <(stat -f -c '%a %S %c %d' -- "$where")
  echo "$((free * size / 1024)) $((all - unused)) $unused"
}`;

/**
 * Ends the process `$1` as soon as it leaves less than `$2` KiB of the disk, or has made more than `$3` files
 * besides the `$4` that were there. Counts those that exist: some disks make room for files as they come.
 */
export const guardDisk = `
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
