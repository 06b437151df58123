import type { Attack } from '../attack.ts';
import { codeBlock, doc, paragraph } from '../documents.ts';

export default {
  aim: 'leave a code fence by its language',
  wall: 'markdown',
  ticket: {
    description: doc(
      codeBlock('js\n```\n<img src=x>', 'cart.total()'),
      paragraph('~~~js\n````\n```\n<iframe>\n~~~'),
    ),
  },
} satisfies Attack;
