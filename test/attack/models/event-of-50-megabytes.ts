import { goesOn, megabytes, sends } from '../answers.ts';
import type { Attack } from '../attack.ts';

export default {
  aim: 'fill the memory with one event of a stream',
  wall: 'answers',
  model: () =>
    sends('text/event-stream', [
      'data: {"choices":[{"index":0,"finish_reason":"stop","delta":{"content":"',
      ...megabytes(50),
      '"}}]}\n\ndata: [DONE]\n\n',
    ]),
  breaches: goesOn('The model'),
} satisfies Attack;
