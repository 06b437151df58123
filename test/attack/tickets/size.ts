import { goesOn, megabytes } from '../answers.ts';
import type { Attack } from '../attack.ts';

/** Tickets that fill the memory. */
export default {
  'comments-of-50-megabytes': {
    aim: 'fill the memory with comments',
    wall: 'answers',
    ticket: { comments: megabytes(50) },
    breaches: goesOn('Jira'),
  },
  'description-of-50-megabytes': {
    aim: 'fill the memory with a description',
    wall: 'answers',
    ticket: { description: megabytes(50).join('') },
    breaches: goesOn('Jira'),
  },
} satisfies Readonly<Record<string, Attack>>;
