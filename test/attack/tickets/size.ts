import { goesOn, megabytes } from '../answers.ts';
import type { Attack } from '../attack.ts';

/** Tickets that fill the memory. */
export default {
  'description-of-50-megabytes': {
    aim: 'fill the memory with a description',
    wall: 'answers',
    ticket: { description: megabytes(50).join('') },
    breaches: goesOn('Jira'),
  },
} satisfies Readonly<Record<string, Attack>>;
