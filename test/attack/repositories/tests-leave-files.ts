import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import type { Attack } from '../attack.ts';

const outside = `/var/tmp/kept-${randomUUID()}`;

const command = `mkdir closed; ln -s ${outside} closed/link; ln -s ${outside} link; chmod 0 closed
perl -e 'for (1 .. 30_000) { open my $file, ">", "\\xff$_" or die }
  for (1 .. 2_000) { mkdir "level" and chdir "level" or die }'; exit 0`;

export default {
  aim: 'have the tests leave many files, levels and links, so that removing them has no end or goes elsewhere',
  wall: 'removal',
  prepare: async () => {
    mkdirSync(outside);
    writeFileSync(`${outside}/file`, '');
  },
  inputs: { 'test-command': command, 'test-isolation': 'required' },
  breaches: () => {
    const isKept = existsSync(`${outside}/file`);
    rmSync(outside, { recursive: true, force: true });
    return isKept ? [] : ['a file outside of the copy was removed'];
  },
} satisfies Attack;
