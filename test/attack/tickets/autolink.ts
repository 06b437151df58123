import type { Attack } from '../attack.ts';
import { inReports } from '../findings.ts';

export default {
  aim: 'link a page by its address in angle brackets',
  wall: 'markdown',
  ticket: { description: 'See <https://evil.example/@login> and <mailto:m@evil.example>.' },
  breaches: inReports(/(?<!\\)<(?:mailto:|https:\/\/evil)/),
} satisfies Attack;
