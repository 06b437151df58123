import type { Attack } from '../attack.ts';

export default {
  aim: 'load a picture inside a link',
  wall: 'markdown',
  ticket: { description: '[![build](https://evil.example/b.svg)](https://evil.example)' },
} satisfies Attack;
