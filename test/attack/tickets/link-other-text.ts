import type { Attack } from '../attack.ts';
import { inReports } from '../findings.ts';

export default {
  aim: 'show one address and lead to another',
  wall: 'markdown',
  ticket: { description: 'Sign in at [https://github.com/login](https://evil.example/login).' },
  breaches: inReports(/\[https:\/\/github|\]\(<?https:\/\/evil[^)]*\)(?! \\?\(evil)/),
} satisfies Attack;
