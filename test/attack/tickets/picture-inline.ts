import type { Attack } from '../attack.ts';

export default {
  aim: 'load a picture from elsewhere',
  wall: 'markdown',
  ticket: { description: 'It looks like ![this](https://evil.example/pixel.png?u=1).' },
} satisfies Attack;
