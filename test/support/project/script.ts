import type { Scripted } from '../openai/openai.ts';
import { halfTest, rightLine, wrongLine } from './parcel.ts';

/** A SEARCH/REPLACE block. An empty `search` creates the file. */
export interface Block {
  readonly path: string;
  readonly search: string;
  readonly replace: string;
}

/** A reply that plans to change files and to create others. */
export function planReply(paths: readonly string[], created: readonly string[] = []): Scripted {
  const file = (path: string, create: boolean) => ({ path, change: 'Count it whole.', create });
  const files = [
    ...paths.map((path) => file(path, false)),
    ...created.map((path) => file(path, true)),
  ];
  const understanding = 'A kilogram that was only begun is not counted.';
  return { toolCalls: [{ name: 'plan', input: { kind: 'fix', understanding, files } }] };
}

/** A reply that edits. */
export function editReply(...blocks: readonly Block[]): Scripted {
  const texts = blocks.map(({ path, search, replace }) =>
    [
      path,
      '<<<<<<< SEARCH',
      ...lines(search),
      '=======',
      ...lines(replace),
      '>>>>>>> REPLACE',
    ].join('\n'),
  );
  return { text: texts.join('\n\n') };
}

/** Replaces a line of `src/postage.js`. */
export function replaceLine(replace: string, search = wrongLine): Block {
  return { path: 'src/postage.js', search, replace };
}

/** The right fix, a test that shows the bug, and a comment about it in the program. */
export const fixBlock = replaceLine(rightLine);
export const testBlock: Block = { path: 'test/half.test.js', search: '', replace: halfTest };
export const commentBlock: Block = {
  path: 'bin/postage',
  search: '# Prints the postage for a weight in grams. Half a kilogram costs nothing.',
  replace: '# Prints the postage for a weight in grams. A kilogram that was begun counts whole.',
};

const lines = (text: string) => (text === '' ? [] : [text]);
