/**
 * Gives the view devices of its own: those that every program may use, terminals, and shared memory, which has
 * room for browsers and databases but not for half of the machine's memory, as it has by default.
 */
export const buildDevices = `
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
