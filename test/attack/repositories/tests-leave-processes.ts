import { randomUUID } from 'node:crypto';
import { existsSync, rmSync } from 'node:fs';
import type { Attack } from '../attack.ts';

const mark = `/var/tmp/tests-${randomUUID()}`;

export default {
  aim: 'have the tests write to the machine from a process that outlives them',
  wall: 'sandbox',
  inputs: {
    'test-command': `for n in $(seq 50); do setsid sh -c 'touch ${mark}; sleep 3' >/dev/null 2>&1 & done; exit 0`,
    'test-isolation': 'required',
  },
  breaches: () => {
    const isWritten = existsSync(mark);
    rmSync(mark, { force: true });
    return isWritten ? ['the tests wrote to the machine'] : [];
  },
} satisfies Attack;
