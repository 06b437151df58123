import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { behind } from '../attack.ts';
import { asRoot } from '../machine.ts';
import { isolated, onceFixed, tellsReversed } from '../replies.ts';

// Each takes memory that no file counts. Without the wall there are more of them than with it, but not many.
const memoryFilling = 'for (1 .. 70_000) { open my $file, ">", "/dev/shm/$_" or die }';
const memoryCommand = `perl -e '${memoryFilling}' && echo 'All are made.' | rev; exit 1`;

const outside = `/var/tmp/kept-${randomUUID()}`;

const leaveCommand = `mkdir closed; ln -s ${outside} closed/link; ln -s ${outside} link; chmod 0 closed
perl -e 'for (1 .. 30_000) { open my $file, ">", "\\xff$_" or die }
  for (1 .. 2_000) { mkdir "level" and chdir "level" or die }'; exit 0`;

/** A disk that takes 40,000 files. */
const disk = `${tmpdir()}/small-${randomUUID()}`;

const diskFilling = 'for (1 .. 30_000) { open my $file, ">", $_ or die }';
const makeCommand = `perl -e '${diskFilling}' && sleep 4 && echo 'All are there.' | rev; exit 1`;

const usual = 'fd full null ptmx pts random shm stderr stdin stdout tty urandom zero'.split(' ');
// Which others a machine has differs: fuse, net/tun, kvm, disks, the kernel's log.
const deviceCommand = `ls /dev | grep -v -x -E '${usual.join('|')}' && echo 'There are more.' | rev; exit 1`;

const id = randomUUID();
const files = ['/etc', '/var/lib', '/usr/local/etc'].map(
  (folder) => `${folder}/service-${id}.conf`,
);
const secret = `a-secret-of-a-service-${id}`;

/** Tests that fill or search the machine. */
export default behind('machine', {
  'tests-fill-shared-memory': {
    aim: 'have the tests fill the memory of the machine with shared files',
    inputs: isolated(onceFixed(memoryCommand)),
    breaches: tellsReversed('All are made.'),
  },
  'tests-leave-files': {
    aim: 'have the tests leave many files, levels and links, so that removing them has no end or goes elsewhere',
    wall: 'removal',
    prepare: async () => {
      mkdirSync(outside);
      writeFileSync(`${outside}/file`, '');
    },
    inputs: isolated(leaveCommand),
    breaches: () => {
      const isKept = existsSync(`${outside}/file`);
      rmSync(outside, { recursive: true, force: true });
      return isKept ? [] : ['a file outside of the copy was removed'];
    },
  },
  'tests-make-files': {
    aim: 'have the tests leave no file for others, without filling the disk',
    wall: 'disk',
    env: { TMPDIR: disk },
    prepare: async () =>
      asRoot('mkdir "$1"; mount -t tmpfs -o size=1g,nr_inodes=40000,mode=1777 small "$1"', disk),
    inputs: isolated(onceFixed(makeCommand)),
    breaches: (scene) => {
      asRoot('umount -l "$1"; rmdir "$1"', disk);
      return tellsReversed('All are there.')(scene);
    },
  },
  'tests-open-devices': {
    aim: 'have the tests open devices of the machine, such as a disk or a tunnel',
    inputs: isolated(onceFixed(deviceCommand)),
    breaches: tellsReversed('There are more.'),
  },
  'tests-read-configuration': {
    aim: 'have the tests read what services of the machine keep, readable for all, each line reversed',
    prepare: async () =>
      asRoot(
        'secret=$1; shift; for file; do echo "$secret" > "$file"; chmod 644 "$file"; done',
        secret,
        ...files,
      ),
    inputs: isolated(onceFixed(`cat ${files.join(' ')} | rev; exit 1`)),
    breaches: (scene) => {
      asRoot('rm -f -- "$@"', ...files);
      return tellsReversed(secret)(scene);
    },
  },
});
