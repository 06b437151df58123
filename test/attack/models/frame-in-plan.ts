import type { Attack } from '../attack.ts';
import { planned, saying } from '../replies.ts';

export default {
  aim: 'break out of a code block on the page of the pull request',
  wall: 'markdown',
  model: saying({
    plan: planned([{ path: 'shop/cart.py' }], '```\n<iframe src="https://evil.example/">\n```'),
  }),
} satisfies Attack;
