import type { Attack } from '../attack.ts';
import { call } from '../replies.ts';

const names = ['__proto__', 'constructor', 'toString', 'hasOwnProperty', 'valueOf'];

export default {
  aim: 'reach what every object has by the names of tools, for ever',
  wall: 'budget',
  model: (_, index) => ({
    toolCalls: names.map((name) => call(name, { [name]: index, path: name })),
  }),
} satisfies Attack;
