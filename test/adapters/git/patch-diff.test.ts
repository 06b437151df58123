import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type FileChange, patchDiff } from '../../../src/core/edits/index.ts';
import { changeOf, patchOf } from '../../support/memory/samples.ts';
import { runs } from '../../support/property-runs.ts';
import { gitApply, treeAfter } from './git-apply.ts';

const text = fc.string({
  unit: fc.constantFrom('a', 'b', '\n', '\r\n', '-', '+', '@'),
  maxLength: 30,
});

/** Whether no path is both a file and a folder. */
function isPossible(changes: readonly FileChange[], side: 'before' | 'after'): boolean {
  const paths = changes.filter((change) => change[side] !== null).map(({ path }) => path);
  return !paths.some((path) => paths.some((other) => other.startsWith(`${path}/`)));
}

describe('git applies the diff of a patch and gets its files', () => {
  test('changed and created', async () => {
    const patch = patchOf(
      changeOf('src/a.py', 'a\nb\nc\n', 'a\nB\nc\n'),
      changeOf('no-newline.txt', 'a\nb', 'a\nb\n'),
      changeOf('windows.txt', 'a\r\nb\r\n', 'a\r\nc\r\n'),
      changeOf('emptied.txt', 'a\n', ''),
      changeOf('filled.txt', '', 'a\n'),
      changeOf('new/file.txt', null, 'a\nb\n'),
      changeOf('new/empty file.txt', null, ''),
      changeOf('new/run.sh', null, '#!/bin/sh\n', true),
      changeOf('with space/Größe "neu".txt', 'a\n', 'b\n'),
      changeOf('new/Größe.txt', null, 'b\n'),
      changeOf('dashes.sql', '-- a\n++ b\n', '-- c\n++ d\n'),
    );
    expect(await gitApply(patch)).toEqual(treeAfter(patch));
  });

  test('deleted and renamed', async () => {
    const patch = patchOf(
      changeOf('gone/windows.txt', 'a\r\nb\r\n', null),
      changeOf('gone/no-newline.sh', 'a\nb', null, true),
      changeOf('gone/empty file.txt', '', null),
      changeOf('gone/"Größe".txt', 'g\n', null),
      changeOf('old/windows.txt', 'c\r\nd', null),
      changeOf('"new" ü/windows.txt', null, 'c\r\nd'),
      changeOf('old/run.sh', 'ls\n', null, true),
      changeOf('bin/run it', null, 'ls\n', true),
      changeOf('old/changed.ts', 'a\nb\n', null),
      changeOf('new/changed.ts', null, 'a\nc\n'),
      changeOf('place', 'a file\n', null),
      changeOf('place/inside', null, 'a file in a folder\n'),
      changeOf('kept.txt', 'a', 'b'),
    );
    expect(await gitApply(patch)).toEqual(treeAfter(patch));
    expect(patchDiff(patch).match(/^rename from .*/gm)).toHaveLength(2);
  });

  test('whatever the patch', async () => {
    const path = fc.constantFrom('a', 'a b', 'b/a', 'b/ü', 'b/c/a', 'b/c', '"d"');
    const few = fc.option(fc.constantFrom('', 'a', 'a\n', 'a\r\nb\r\n', 'a\nb'));
    const change = fc
      .tuple(path, few, fc.oneof(few, fc.option(text)), fc.boolean())
      .filter(([, before, after]) => before !== after)
      .map((parts) => changeOf(...parts));
    const patches = fc
      .uniqueArray(change, { selector: (it) => it.path })
      .filter((changes) => isPossible(changes, 'before') && isPossible(changes, 'after'))
      .map((changes) => patchOf(...changes));
    await fc.assert(
      fc.asyncProperty(patches, async (patch) => {
        expect(await gitApply(patch)).toEqual(treeAfter(patch));
      }),
      runs(60),
    );
  });
});

describe('git applies the diff of texts that differ too much for the shortest diff', () => {
  const lines = (count: number, word: string) =>
    Array.from({ length: count }, (_, index) => `${word} ${index}\n`).join('');
  const long = lines(9_000, 'line');

  test.each([
    ['in one file', [changeOf('a.txt', `${lines(1_600, 'old')}end`, lines(1_500, 'new'))]],
    ['deleted and created', [changeOf('a.txt', long, null), changeOf('b.txt', null, `${long}end`)]],
  ])('%s', async (_, changes) => {
    const patch = patchOf(...changes);
    expect(await gitApply(patch)).toEqual(treeAfter(patch));
  });
});
