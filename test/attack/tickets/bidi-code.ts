import type { Attack } from '../attack.ts';

export default {
  aim: 'turn the order of code around',
  wall: 'invisible',
  ticket: { description: '```js\nif (isAdmin /* \u2066 begin \u2069\u202E */) {}\n```' },
} satisfies Attack;
