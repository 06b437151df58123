import { expect } from 'vitest';

/** A block without the name of its file, as a model writes it. */
export const block = (search: string, replace: string) =>
  ['<<<<<<< SEARCH', search, '=======', replace, '>>>>>>> REPLACE'].join('\n');

/** A block as it is read. */
export const replacement = (file: string | undefined, search: string, replace: string) => ({
  kind: 'replacement',
  file,
  search: [search],
  replace: [replace],
});

/** A reply of one block, and how it is read. */
export const plain = `src/a.py\n${block('x = 1', 'x = 2')}`;
export const one = replacement('src/a.py', 'x = 1', 'x = 2');

/** The hunks of a patch as they are read. */
export const hunks = (file: string, ...all: object[]) => ({
  ...{ kind: 'hunks', isPatch: true, file, hunks: all },
});
export const hunk = (more: object = {}) => ({
  ...{ search: ['a', 'x = 1', 'b'], replace: ['a', 'x = 2', 'b'], anchors: [] },
  ...more,
});

export const edits = (...all: object[]) => ({ kind: 'edits', edits: all });
export const malformed = (why: string) => ({
  ...{ kind: 'malformed', why: expect.stringContaining(why) },
});
