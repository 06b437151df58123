import type { Attack } from '../attack.ts';
import { inBody } from '../findings.ts';

export default {
  aim: 'link tickets by the names of branches',
  wall: 'references',
  ticket: { comments: ['Compare feature/OPS-12_retry with OPS-13: done.'] },
  breaches: inBody(/OPS-1[23]/),
} satisfies Attack;
