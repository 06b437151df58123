import { describe, expect, test } from 'vitest';
import { isThere, readPatchLines } from '../../../src/adapters/github/follow/base-change.ts';

type FileChange = Parameters<typeof isThere>[0][number];

const file = (changes: Partial<FileChange>): FileChange => ({
  ...{ added: ['b'], removed: ['a'], own: 'x\nb\n', base: 'x\nb\n' },
  ...changes,
});

test('lines are read from a patch', () => {
  const patch = '@@ -1,3 +1,4 @@\n x\n-a\n--- dashes\n+b\n++\n\\ No newline at end of file';
  expect(readPatchLines(patch)).toEqual({ removed: ['a', '-- dashes'], added: ['b', '+'] });
});

describe('the base has a change', () => {
  test.each<[string, Partial<FileChange>, boolean]>([
    ['with its lines', {}, true],
    ['with its lines elsewhere', { base: 'b\ny\nx\n' }, true],
    ['with other line breaks', { base: 'x\r\nb\r\n' }, true],
    ['with another line', { base: 'x\nc\n' }, false],
    ['with what it took', { base: 'x\na\nb\n' }, false],
    ['without the file', { base: null }, false],
    ['with one of two', { added: ['b', 'b'], own: 'b\nb', base: 'b' }, false],
    ['with the file that it took', { added: [], own: null, base: 'a' }, false],
    ['without that file', { added: [], own: null, base: null }, true],
    ['of no lines', { added: [], removed: [] }, false],
  ])('%s', (_, changes, expected) => {
    expect(isThere([file(changes)])).toBe(expected);
    expect(isThere([file({}), file(changes)])).toBe(expected || changes.removed?.length === 0);
  });

  test('of no files', () => {
    expect(isThere([])).toBe(false);
  });
});
