import { gzipSync } from 'node:zlib';
import { goesOn, megabytes, sends } from '../answers.ts';
import type { Attack } from '../attack.ts';

const text = `{"choices":[{"index":0,"finish_reason":"stop","message":{"role":"assistant","content":"${megabytes(50).join('')}"}}]}`;
const bomb = gzipSync(text);

export default {
  aim: 'fill the memory with an answer that is small until it is unpacked',
  wall: 'answers',
  model: () => sends('application/json', [bomb], { 'content-encoding': 'gzip' }),
  breaches: goesOn('The model'),
} satisfies Attack;
