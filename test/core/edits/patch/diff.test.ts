import { applyPatch } from 'diff';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { deltasOf } from '../../../../src/core/edits/patch/delta.ts';
import { diffSize, fileDiff, patchDiff } from '../../../../src/core/edits/patch/diff.ts';
import type { FileChange } from '../../../../src/core/edits/patch/patch.ts';
import { changeOf, patchOf } from '../../../support/memory/samples.ts';
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
      { numRuns: 60 },
    );
  });
});

test('whatever the texts: the diff applied to the old one gives the new one', () => {
  fc.assert(
    fc.property(text, text, (before, after) => {
      const diff = fileDiff(changeOf('a.txt', before, after));
      expect(applyPatch(before, diff, { autoConvertLineEndings: false })).toBe(after);
    }),
    { numRuns: 500 },
  );
});

test('a deletion has the form that git gives it', () => {
  expect(fileDiff(changeOf('a.sh', 'a\nb', null, true))).toBe(
    [
      'diff --git a/a.sh b/a.sh',
      'deleted file mode 100755',
      '--- a/a.sh',
      '+++ /dev/null',
      '@@ -1,2 +0,0 @@',
      '-a',
      '-b',
      '\\ No newline at end of file',
      '',
    ].join('\n'),
  );
});

test('a rename has the form that git gives it, at the place of its new path', () => {
  const patch = patchOf(
    changeOf('a.ts', 'a\n', null),
    changeOf('c.ts', null, 'a\n'),
    changeOf('b.ts', 'a\n', 'b\n'),
  );
  const [first = '', second] = patchDiff(patch).split(/^(?=diff)/m);
  expect(first).toContain('a/b.ts b/b.ts');
  expect(second).toBe(
    'diff --git a/a.ts b/c.ts\nsimilarity index 100%\nrename from a.ts\nrename to c.ts\n',
  );
});

describe('texts that differ too much for the shortest diff', () => {
  const lines = (count: number, word: string) =>
    Array.from({ length: count }, (_, index) => `${word} ${index}\n`).join('');
  const change = changeOf('a.txt', `${lines(1_600, 'old')}end`, lines(1_500, 'new'));

  test('are replaced by one another', async () => {
    const patch = patchOf(change);
    expect(await gitApply(patch)).toEqual(treeAfter(patch));
    expect(deltasOf(patch).map(diffSize)).toEqual([{ added: 1_500, removed: 1_601 }]);
  });

  test('are deleted and created as short ones are', async () => {
    const long = lines(9_000, 'line');
    const patch = patchOf(changeOf('a.txt', long, null), changeOf('b.txt', null, `${long}end`));
    expect(await gitApply(patch)).toEqual(treeAfter(patch));
    expect(deltasOf(patch).map(diffSize)).toEqual([
      { added: 0, removed: 9_000 },
      { added: 9_001, removed: 0 },
    ]);
  });
});

describe('the size of a change', () => {
  test.each([
    ['one line', 'a\nb\n', 'a\nc\n', { added: 1, removed: 1 }],
    ['a new file', null, 'a\nb\n', { added: 2, removed: 0 }],
    ['an emptied file', 'a\nb\n', '', { added: 0, removed: 2 }],
    ['a deleted file', 'a\nb\n', null, { added: 0, removed: 2 }],
    ['a deleted file without a final newline', 'a\nb', null, { added: 0, removed: 2 }],
    ['an empty new file', null, '', { added: 0, removed: 0 }],
    ['lines that look like headers', '-- a\n', '++ b\n', { added: 1, removed: 1 }],
    ['a final newline', 'a', 'a\n', { added: 1, removed: 1 }],
  ])('%s', (_, before, after, size) => {
    const patch = patchOf(changeOf('a.txt', before, after));
    expect(deltasOf(patch).map(diffSize)).toEqual([size]);
  });

  test('a renamed file', () => {
    const patch = patchOf(changeOf('a.txt', 'a\n', null), changeOf('b.txt', null, 'a\n'));
    expect(deltasOf(patch).map(diffSize)).toEqual([{ added: 0, removed: 0 }]);
  });
});

test('the files of a patch stand in the order of their paths', () => {
  const diff = patchDiff(patchOf(changeOf('b', 'x', 'y'), changeOf('a', 'x', 'y')));
  expect(diff.indexOf('a/a b/a')).toBeLessThan(diff.indexOf('a/b b/b'));
});
