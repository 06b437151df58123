import type { Scripted } from '../../support/openai/openai.ts';
import { type Bug, describe } from './bug.ts';

/** A model that never does anything but read the same file. */
function* readForever(): Generator<Scripted> {
  for (;;) {
    yield { toolCalls: [{ name: 'read_file', input: { path: 'src/receipt.js' } }] };
  }
}

/** A model gone mad, which is stopped. */
export const stuck: Bug = {
  id: 'stuck',
  summary: 'The receipt has no sum',
  description: describe(
    'The last line of a receipt should be the sum of all others:',
    'receipt([]);',
  ),
  shows:
    'A model gone mad: it asks for the same file again and again, until a rule of the agent stops it.',
  words: { comment: 'Please try again.', review: '' },
  replies: readForever,
};
