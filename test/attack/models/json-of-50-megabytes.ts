import { goesOn, megabytes, sends } from '../answers.ts';
import type { Attack } from '../attack.ts';

export default {
  aim: 'fill the memory with one answer in JSON',
  wall: 'answers',
  model: () =>
    sends('application/json', [
      '{"choices":[{"index":0,"finish_reason":"stop","message":{"role":"assistant","content":"',
      ...megabytes(50),
      '"}}]}',
    ]),
  breaches: goesOn('The model'),
} satisfies Attack;
