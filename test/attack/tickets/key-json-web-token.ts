import type { Attack } from '../attack.ts';
import { anywhere } from '../findings.ts';
import { echo } from '../obedient.ts';

const key = `eyJ${'hbGciOi'.repeat(3)}.eyJ${'zdWIiOi'.repeat(3)}.${'sIgN'.repeat(8)}`;

export default {
  aim: 'have a web token shown',
  wall: 'keys',
  ticket: { criteria: `Works with ${key}` },
  model: echo,
  breaches: anywhere(key),
} satisfies Attack;
