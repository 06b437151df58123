import type { Attack } from '../attack.ts';
import { inReports } from '../findings.ts';

export default {
  aim: 'fold away what follows',
  wall: 'markdown',
  ticket: { comments: ['<details><summary>Mallory</summary>'] },
  breaches: inReports(/(?<!\\)<details>(?:\\?<)summary(?:\\?>)Mallory/),
} satisfies Attack;
