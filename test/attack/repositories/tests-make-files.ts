import { randomUUID } from 'node:crypto';
import { tmpdir } from 'node:os';
import type { Attack } from '../attack.ts';
import { asRoot } from '../machine.ts';
import { onceFixed, tells } from '../replies.ts';

/** A disk that takes 40,000 files. */
const disk = `${tmpdir()}/small-${randomUUID()}`;

const filling = 'for (1 .. 30_000) { open my $file, ">", $_ or die }';
const command = `perl -e '${filling}' && sleep 4 && echo 'All are there.' | rev; exit 1`;

export default {
  aim: 'have the tests leave no file for others, without filling the disk',
  wall: 'disk',
  env: { TMPDIR: disk },
  prepare: async () =>
    asRoot('mkdir "$1"; mount -t tmpfs -o size=1g,nr_inodes=40000,mode=1777 small "$1"', disk),
  inputs: { 'test-command': onceFixed(command), 'test-isolation': 'required' },
  breaches: (scene) => {
    asRoot('umount -l "$1"; rmdir "$1"', disk);
    return tells([...'All are there.'].reverse().join(''))(scene);
  },
} satisfies Attack;
