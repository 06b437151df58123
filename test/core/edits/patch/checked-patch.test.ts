import fc from 'fast-check';
import { expect, test } from 'vitest';
import { patchDigest, unaltered } from '../../../../src/core/edits/index.ts';
import { codePoint } from '../../../support/code-point.ts';
import { changeOf, patchOf } from '../../../support/memory/samples.ts';
import { runs } from '../../../support/property-runs.ts';

const one = changeOf('src/a.ts', 'a', 'b');
const two = changeOf('src/b.ts', null, 'b', true);
const patch = patchOf(one, two);
const digest = patchDigest(patch);

test('a patch that was checked is handed on as it is', () => {
  expect(unaltered({ patch, digest })).toBe(patch);
  expect(patchDigest(patchOf(two, one))).toBe(digest);
});

test.each([
  ['another text', patchOf({ ...one, after: 'c' }, two)],
  ['another text before', patchOf({ ...one, before: 'c' }, two)],
  ['no text', patchOf({ ...one, after: null }, two)],
  ['another mode', patchOf(one, { ...two, executable: false })],
  ['another path', patchOf(one, { ...two, path: changeOf('src/c.ts', null, '').path })],
  ['a file less', patchOf(one)],
  ['a file more', patchOf(one, two, changeOf('src/c.ts', 'c', 'd'))],
  ['another line ending', patchOf({ ...one, after: 'b\r' }, two)],
  ['no file', patchOf()],
])('a patch with %s is not', (_, other) => {
  expect(() => unaltered({ patch: other, digest })).toThrow('not the one that was checked');
});

test('nor is one whose evidence names no digest', () => {
  expect(() => unaltered({ patch, digest: '' })).toThrow('not the one that was checked');
});

test('whatever two texts are: they have the same digest only if they are the same', () => {
  const text = fc.option(fc.string({ unit: codePoint, maxLength: 20 }));
  fc.assert(
    fc.property(text, text, text, text, (before, after, otherBefore, otherAfter) => {
      const digestOf = (from: string | null, to: string | null) =>
        patchDigest(patchOf(changeOf('a.ts', from, to)));
      const isSame = before === otherBefore && after === otherAfter;
      expect(digestOf(before, after) === digestOf(otherBefore, otherAfter)).toBe(isSame);
    }),
    runs(200),
  );
});
