import { describe, expect, test } from 'vitest';
import { parseEdits } from '../../../../src/core/edits/index.ts';

const block = (search: string, replace: string) =>
  ['<<<<<<< SEARCH', search, '=======', replace, '>>>>>>> REPLACE'].join('\n');
const plain = `src/a.py\n${block('x = 1', 'x = 2')}`;
const replacement = (file: string | undefined, search: string, replace: string) => ({
  kind: 'replacement',
  file,
  search: [search],
  replace: [replace],
});
const one = replacement('src/a.py', 'x = 1', 'x = 2');
const edits = (...all: object[]) => ({ kind: 'edits', edits: all });
const malformed = (why: string) => ({ kind: 'malformed', why: expect.stringContaining(why) });

describe('a whole file', () => {
  test('may be deleted', () => {
    const deletion = { kind: 'deletion', file: 'src/a.py' };
    expect(parseEdits('src/a.py\n<<<<<<< DELETE\n>>>>>>> DELETE')).toEqual(edits(deletion));
    expect(parseEdits('<<<<<<< DELETE src/a.py\n\n>>>>>>> DELETE')).toEqual(edits(deletion));
  });

  test('may be renamed', () => {
    const reply = 'src/a.py\n<<<<<<< RENAME\n\n  src/b.py \n>>>>>>> RENAME';
    const renaming = { kind: 'renaming', file: 'src/a.py', to: 'src/b.py' };
    expect(parseEdits(reply)).toEqual(edits(renaming));
  });

  test('belongs to the file of the previous block if it names none', () => {
    const reply = `${plain}\n<<<<<<< RENAME\nsrc/b.py\n>>>>>>> RENAME`;
    const renaming = { kind: 'renaming', file: 'src/a.py', to: 'src/b.py' };
    expect(parseEdits(reply)).toEqual(edits(one, renaming));
  });

  test.each([
    ['DELETE', ''],
    ['RENAME', 'src/b.py'],
  ])('is refused without a name: %s', (word, body) => {
    const reply = `<<<<<<< ${word}\n${body}\n>>>>>>> ${word}`;
    expect(parseEdits(reply)).toEqual(malformed('the block at line 1 does not name its file'));
  });
});
