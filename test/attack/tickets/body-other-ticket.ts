import type { Attack } from '../attack.ts';
import { inBody } from '../findings.ts';

export default {
  aim: 'link a ticket of another team in the text',
  wall: 'references',
  ticket: { description: 'It began with OPS-12, see also pay-3.' },
  breaches: inBody(/OPS-12|pay-3/),
} satisfies Attack;
