import { goesOn, megabytes } from '../answers.ts';
import type { Attack } from '../attack.ts';

export default {
  aim: 'fill the memory with a description',
  wall: 'answers',
  ticket: { description: megabytes(50).join('') },
  breaches: goesOn('Jira'),
} satisfies Attack;
