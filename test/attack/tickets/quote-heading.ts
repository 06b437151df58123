import type { Attack } from '../attack.ts';
import { inReports } from '../findings.ts';

export default {
  aim: 'begin a section of its own',
  wall: 'markdown',
  ticket: { comments: ['Wrong.\n***bold*** ~~gone~~ $x$'] },
  breaches: inReports(/(?<!\\)~~gone|(?<!\\)\$x/),
} satisfies Attack;
