import { mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type FileChange, type Patch, patchDiff } from '../../../src/engines/edits/index.ts';
import { applyReply } from '../../support/edits/engine.ts';
import { changeOf, patchOf } from '../../support/memory/samples/changes.ts';
import { runs } from '../../support/property-runs.ts';
import { runGit, temporaryFolder, writeFiles } from '../../support/repository.ts';

/** Texts by path, prefixed with `+x` if the file is executable. */
type Tree = Readonly<Record<string, string>>;

/** The files after git has applied the patch's diff to the files before. */
async function gitApply(patch: Patch): Promise<Tree> {
  await using folder = await temporaryFolder();
  for (const { path, before, executable } of patch.values()) {
    if (before === null) continue;
    const target = join(folder.directory, path);
    await mkdir(dirname(target), { recursive: true });
    await writeFile(target, before, { mode: executable ? 0o755 : 0o644 });
  }
  const env = { GIT_CEILING_DIRECTORIES: dirname(folder.directory) };
  const args = ['apply', '--whitespace=nowarn', '--allow-empty', '-'];
  await runGit(folder.directory, args, { stdin: patchDiff(patch), env });
  return await treeIn(folder.directory);
}

/** The files after the patch, according to itself. */
function treeAfter(patch: Patch): Tree {
  const texts = [...patch.values()].flatMap(({ path, after, executable }) =>
    after === null ? [] : [[path, shown(after, executable)] as const],
  );
  return Object.fromEntries(texts);
}

async function treeIn(root: string): Promise<Tree> {
  const entries = await readdir(root, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map(async ({ parentPath, name }) => {
      const path = join(parentPath, name);
      const isExecutable = ((await stat(path)).mode & 0o111) !== 0;
      const text = shown(await readFile(path, 'utf8'), isExecutable);
      return [path.slice(root.length + 1), text] as const;
    });
  return Object.fromEntries(await Promise.all(files));
}

const shown = (text: string, executable: boolean) => `${executable ? '+x ' : ''}${text}`;

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

describe('a diff that git writes', () => {
  /** A file before and after a change; `null`: there is none. */
  interface Pair {
    readonly before: string | null;
    readonly after: string | null;
  }

  /** A text without the ends of its last lines: whether the last one has an end, a patch does not say. */
  const withoutEnd = (text: string | null) => text?.replace(/(?:\r?\n)+$/, '') ?? null;

  /** Lines that are repeated, and lines that look like those of a diff. */
  const words = ['a', 'b', 'c', '}', '  x', '', '\t', 'a  ', 'é', '```'];
  const signs = ['-- a', '++ b', '- l', '+', '@@', '--- a/f1', '*** End Patch', '<<<<<<< SEARCH'];
  const line = fc.oneof(
    { weight: 6, arbitrary: fc.constantFrom(...words) },
    { weight: 2, arbitrary: fc.constantFrom(...signs) },
    {
      weight: 1,
      // Indentation is of spaces and tabs.
      arbitrary: fc
        .string({ unit: 'grapheme' })
        .map((text) => text.replace(/[\r\n\0]/g, '').replace(/^[^\S \t]+/, '')),
    },
  );
  const lines = fc.array(line, { maxLength: 14 });
  const ending = fc.constantFrom('\n', '\n', '\r\n');

  const pair: fc.Arbitrary<Pair> = fc
    .record({
      pieces: fc.array(fc.tuple(lines, lines, lines), { minLength: 1, maxLength: 3 }),
      endings: fc.oneof(
        { weight: 6, arbitrary: ending.map((one) => [one, one] as const) },
        { weight: 1, arbitrary: fc.tuple(ending, ending) },
      ),
      isEnded: fc.tuple(fc.boolean(), fc.boolean()),
      mark: fc.constantFrom('', '', '', '\uFEFF'),
      missing: fc.constantFrom('none', 'none', 'none', 'before', 'after'),
    })
    .map(({ pieces, endings, isEnded, mark, missing }) => {
      const sides = [1, 2].map((side, at) => {
        const own = pieces.flatMap((piece) => [...(piece[0] ?? []), ...(piece[side] ?? [])]);
        const end = isEnded[at] ? endings[at] : '';
        return own.length === 0 ? '' : mark + own.join(endings[at]) + end;
      });
      const [before = '', after = ''] = sides;
      return {
        before: missing === 'before' ? null : before,
        after: missing === 'after' ? null : after,
      };
    })
    .filter(({ before, after }) => before !== after);

  /** Pairs in one call of git. */
  const { numRuns } = runs(300);
  const name = (at: number) => `f${at}.txt`;

  test.each([1, 3])(
    'git and we give the same bytes, or we refuse, with %i lines of context',
    async (context) => {
      const pairs = fc.sample(pair, numRuns);
      await using folder = await temporaryFolder();
      const { directory } = folder;
      const git = (args: readonly string[], stdin = '') => runGit(directory, args, { stdin });
      const write = async (side: keyof Pair) => {
        const texts = pairs.map((one, at) => [name(at), one[side]] as const);
        await Promise.all(texts.map(([file]) => rm(join(directory, file), { force: true })));
        await writeFiles(
          directory,
          Object.fromEntries(
            texts.flatMap(([file, text]) => (text === null ? [] : [[file, text]])),
          ),
        );
      };
      await git(['init', '--quiet']);
      await write('before');
      await git(['add', '--all']);
      await write('after');
      const added = pairs.flatMap(({ before }, at) => (before === null ? [name(at)] : []));
      await git(['add', '--intent-to-add', ...added]);
      const diff = (await git(['diff', '--no-renames', `-U${context}`])).toString('utf8');
      await write('before');
      await git(['apply', '--whitespace=nowarn', '-'], diff);

      const counts = { all: 0, refused: 0 };
      for (const part of diff.split(/^(?=diff --git )/m)) {
        const at = Number(/^diff --git a\/f(\d+)/.exec(part)?.[1]);
        const before = pairs[at]?.before ?? null;
        const files = new Map(before === null ? [] : [[name(at), before]]);
        const outcome = applyReply(files, part, true);
        counts.all += 1;
        if (outcome.kind === 'refused') {
          counts.refused += 1;
          expect(outcome.why).toMatch(
            /line endings|byte order mark|already in the file|matches \d+ places|no line with text/,
          );
          continue;
        }
        const own = outcome.files.get(name(at));
        const theirs = await readFile(join(directory, name(at)), 'utf8').catch(() => null);
        expect(withoutEnd(own === undefined ? before : own), part).toBe(withoutEnd(theirs));
      }
      expect(counts.all).toBeGreaterThan(numRuns * 0.9);
      expect(counts.refused).toBeLessThan(counts.all * 0.25);
    },
  );
});
