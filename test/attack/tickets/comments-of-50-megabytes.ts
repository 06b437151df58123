import { goesOn, megabytes } from '../answers.ts';
import type { Attack } from '../attack.ts';

export default {
  aim: 'fill the memory with comments',
  wall: 'answers',
  ticket: { comments: megabytes(50) },
  breaches: goesOn('Jira'),
} satisfies Attack;
