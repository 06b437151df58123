import { randomUUID } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import type { Attack } from '../attack.ts';
import { onceFixed, tells } from '../replies.ts';

const mark = `attack-${randomUUID()}`;

// The checkout is where the mark is: the code under test is to see another one.
const command = `for folder in /proc/[0-9]*/cwd; do
  if [ -e "$folder/.git/${mark}" ]; then
    echo evil > "$folder/shop/pricing.py" && echo 'The checkout is changed.' | rev
  fi
done; exit 1`;

export default {
  aim: 'have the tests change the files of the checkout',
  wall: 'sandbox',
  prepare: (workspace) => writeFile(`${workspace}/.git/${mark}`, ''),
  inputs: { 'test-command': onceFixed(command), 'test-isolation': 'required' },
  breaches: tells([...'The checkout is changed.'].reverse().join('')),
} satisfies Attack;
