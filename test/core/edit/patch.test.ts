import { describe, expect, test } from 'vitest';
import { emptyPatch, samePatch, withChange } from '../../../src/core/edit/patch.ts';
import { changeOf, patchOf, pathOf } from '../../support/memory/samples.ts';

describe('a change laid over a patch', () => {
  test('is added, and leaves the patch it was laid over as it was', () => {
    const patch = withChange(emptyPatch, changeOf('a.ts', 'a', 'b'));
    expect([...patch.values()]).toEqual([changeOf('a.ts', 'a', 'b')]);
    expect(emptyPatch.size).toBe(0);
  });

  test('keeps the origin that the patch knows', () => {
    const patch = withChange(patchOf(changeOf('a.ts', 'a', 'b')), changeOf('a.ts', 'b', 'c'));
    expect(patch.get(pathOf('a.ts'))).toEqual(changeOf('a.ts', 'a', 'c'));
  });

  test('that brings a file back to its origin takes it out', () => {
    const patch = patchOf(changeOf('a.ts', 'a', 'b'), changeOf('b.ts', null, ''));
    expect([...withChange(patch, changeOf('a.ts', 'b', 'a')).keys()]).toEqual(['b.ts']);
  });

  test('may create an empty file, and keeps a created file created', () => {
    const created = withChange(emptyPatch, changeOf('a.ts', null, ''));
    expect(created.size).toBe(1);
    expect(withChange(created, changeOf('a.ts', '', 'x')).get(pathOf('a.ts'))?.before).toBeNull();
  });
});

test.each([
  ['both empty', patchOf(), patchOf(), true],
  ['same text', patchOf(changeOf('a', 'x', 'y')), patchOf(changeOf('a', 'z', 'y')), true],
  ['other text', patchOf(changeOf('a', 'x', 'y')), patchOf(changeOf('a', 'x', 'z')), false],
  ['other file', patchOf(changeOf('a', 'x', 'y')), patchOf(changeOf('b', 'x', 'y')), false],
  ['one file more', patchOf(), patchOf(changeOf('a', 'x', 'y')), false],
])('two patches, %s: the same is %s', (_, a, b, same) => {
  expect(samePatch(a, b)).toBe(same);
  expect(samePatch(b, a)).toBe(same);
});
