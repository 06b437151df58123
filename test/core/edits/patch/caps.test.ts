import { expect, test } from 'vitest';
import { overCaps } from '../../../../src/core/edits/patch/caps.ts';
import { changeOf, patchOf } from '../../../support/memory/samples.ts';

const caps = { files: 2, lines: 4 };
const small = (path: string) => changeOf(path, 'a\n', 'b\n');

test('a change within both caps is none too many', () => {
  expect(overCaps(patchOf(small('a.ts'), small('b.ts')), caps)).toBeUndefined();
});

test('a file too many is told with both numbers', () => {
  expect(overCaps(patchOf(small('a.ts'), small('b.ts'), small('c.ts')), caps)).toBe(
    'the change touches 3 files, and 2 are allowed',
  );
});

test('lines that are added and removed count together', () => {
  const long = changeOf('b.ts', 'a\nb\n', 'c\n');
  expect(overCaps(patchOf(small('a.ts'), long), caps)).toBe(
    'the change adds and removes 5 lines, and 4 are allowed',
  );
});

test('a file that is only moved is one file and no line', () => {
  const text = 'a\n'.repeat(100);
  const moved = [changeOf('a.ts', text, null), changeOf('b.ts', null, text)];
  expect(overCaps(patchOf(...moved), { files: 1, lines: 1 })).toBeUndefined();
});
