import { secrets } from '../../support/world.ts';
import type { Attack } from '../attack.ts';
import { onceFixed, tells } from '../replies.ts';

const command = 'cat /proc/[0-9]*/environ 2>/dev/null | tr "\\0" "\\n" | grep INPUT_ | rev; exit 1';

export default {
  aim: 'have the tests read the variables of other processes, each line reversed',
  wall: 'sandbox',
  inputs: { 'test-command': onceFixed(command), 'test-isolation': 'required' },
  breaches: tells([...secrets.model].reverse().join('')),
} satisfies Attack;
