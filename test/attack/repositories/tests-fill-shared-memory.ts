import type { Attack } from '../attack.ts';
import { onceFixed, tells } from '../replies.ts';

// Each takes memory that no file counts. Without the wall there are more of them than with it, but not many.
const filling = 'for (1 .. 70_000) { open my $file, ">", "/dev/shm/$_" or die }';
const command = `perl -e '${filling}' && echo 'All are made.' | rev; exit 1`;

export default {
  aim: 'have the tests fill the memory of the machine with shared files',
  wall: 'machine',
  inputs: { 'test-command': onceFixed(command), 'test-isolation': 'required' },
  breaches: tells([...'All are made.'].reverse().join('')),
} satisfies Attack;
