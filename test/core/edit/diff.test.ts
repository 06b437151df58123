import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { applyPatch } from 'diff';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { diffSize, fileDiff, patchDiff } from '../../../src/core/edit/diff.ts';
import type { FileChange } from '../../../src/core/edit/patch.ts';
import { changeOf, patchOf } from '../../support/memory/samples.ts';

const run = promisify(execFile);

/** Lays the diff over a directory with git, and gives the directory to `look`. */
async function gitApply(
  changes: readonly FileChange[],
  look: (root: string) => Promise<void>,
): Promise<void> {
  const root = await mkdtemp(join(tmpdir(), 'diff-'));
  try {
    for (const { path, before } of changes) {
      await mkdir(dirname(join(root, path)), { recursive: true });
      if (before !== null) await writeFile(join(root, path), before);
    }
    await writeFile(join(root, 'the.patch'), patchDiff(patchOf(...changes)));
    const env = { ...process.env, GIT_CEILING_DIRECTORIES: tmpdir() };
    await run('git', ['apply', '--whitespace=nowarn', 'the.patch'], { cwd: root, env });
    await look(root);
  } finally {
    await rm(root, { recursive: true });
  }
}

test('git applies the diff of a patch and gets its files', async () => {
  const changes = [
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
  ];
  await gitApply(changes, async (root) => {
    for (const { path, after } of changes)
      expect([path, await readFile(join(root, path), 'utf8')]).toEqual([path, after]);
    expect((await stat(join(root, 'new/run.sh'))).mode & 0o111).not.toBe(0);
    expect((await stat(join(root, 'new/file.txt'))).mode & 0o111).toBe(0);
  });
});

test('whatever the texts: the diff applied to the old one gives the new one', () => {
  const text = fc.string({
    unit: fc.constantFrom('a', 'b', '\n', '\r\n', '-', '+', '@'),
    maxLength: 30,
  });
  fc.assert(
    fc.property(text, text, (before, after) => {
      const diff = fileDiff(changeOf('a.txt', before, after)) ?? '';
      expect(applyPatch(before, diff, { autoConvertLineEndings: false })).toBe(after);
    }),
    { numRuns: 500 },
  );
});

describe('the size of a change', () => {
  test.each([
    ['one line', 'a\nb\n', 'a\nc\n', { added: 1, removed: 1 }],
    ['a new file', null, 'a\nb\n', { added: 2, removed: 0 }],
    ['an emptied file', 'a\nb\n', '', { added: 0, removed: 2 }],
    ['an empty new file', null, '', { added: 0, removed: 0 }],
    ['lines that look like headers', '-- a\n', '++ b\n', { added: 1, removed: 1 }],
    ['a final newline', 'a', 'a\n', { added: 1, removed: 1 }],
  ])('%s', (_, before, after, size) => {
    expect(diffSize(changeOf('a.txt', before, after))).toEqual(size);
  });
});

test('the files of a patch stand in the order of their paths', () => {
  const diff = patchDiff(patchOf(changeOf('b', 'x', 'y'), changeOf('a', 'x', 'y')));
  expect(diff.indexOf('a/a b/a')).toBeLessThan(diff.indexOf('a/b b/b'));
});
