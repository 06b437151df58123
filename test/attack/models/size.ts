import { gzipSync } from 'node:zlib';
import { edit } from '../../support/shop/script.ts';
import { goesOn, megabytes, sends } from '../answers.ts';
import type { Attack } from '../attack.ts';
import { planned, saying } from '../replies.ts';

const answer = `{"choices":[{"index":0,"finish_reason":"stop","message":{"role":"assistant","content":"${megabytes(50).join('')}"}}]}`;
const bomb = gzipSync(answer);

const { text: fix = '' } = edit(
  'shop/cart.py',
  '            total += price',
  '            total += 1',
);

/** Replies that are too long to keep. */
export default {
  'bomb-of-50-megabytes': {
    aim: 'fill the memory with an answer that is small until it is unpacked',
    wall: 'answers',
    model: () => sends('application/json', [bomb], { 'content-encoding': 'gzip' }),
    breaches: goesOn('The model'),
  },
  'call-of-megabytes': {
    aim: 'plan in six megabytes',
    wall: 'length',
    model: saying({ plan: planned([{ path: 'shop/cart.py' }], 'All work. '.repeat(600_000)) }),
    breaches: ({ artifacts }) =>
      artifacts.some(({ length }) => length > 4_000_000) ? ['all of the plan was read'] : [],
  },
  'event-of-50-megabytes': {
    aim: 'fill the memory with one event of a stream',
    wall: 'answers',
    model: () =>
      sends('text/event-stream', [
        'data: {"choices":[{"index":0,"finish_reason":"stop","delta":{"content":"',
        ...megabytes(50),
        '"}}]}\n\ndata: [DONE]\n\n',
      ]),
    breaches: goesOn('The model'),
  },
  'reply-of-a-megabyte': {
    aim: 'hide an edit in a reply of a megabyte',
    wall: 'length',
    model: saying({ edit: { text: `${'All work. '.repeat(105_000)}\n${fix}` } }),
    breaches: ({ run }) =>
      run.stdout.includes('+            total += 1\n') ? ['all of the reply was read'] : [],
  },
} satisfies Readonly<Record<string, Attack>>;
