import { randomInt } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import type { Attack } from '../attack.ts';

/** Seconds that no other program sleeps. */
const mark = `9999.${randomInt(1e9, 1e10)}`;

/** Ends the processes that are left, and returns how many there were. */
function endLeft(): number {
  const left = readdirSync('/proc').filter((id) => /^\d+$/.test(id) && isMarked(id));
  for (const id of left) process.kill(Number(id), 'SIGKILL');
  return left.length;
}

function isMarked(id: string): boolean {
  try {
    return readFileSync(`/proc/${id}/cmdline`, 'utf8').startsWith(`sleep\0${mark}`);
  } catch {
    return false;
  }
}

export default {
  aim: 'fill the machine with processes that no group holds together',
  wall: 'sandbox',
  // Without the wall they are really there, so there is an end to them.
  inputs: {
    'test-command': `for n in $(seq 300); do setsid sleep ${mark} >/dev/null 2>&1 & done; exit 0`,
    'test-isolation': 'required',
  },
  breaches: () => {
    const count = endLeft();
    return count > 0 ? [`${count} processes are left`] : [];
  },
} satisfies Attack;
