import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { applyReply } from '../../support/edits/engine.ts';
import { runs } from '../../support/property-runs.ts';
import { runGit, temporaryFolder, writeFiles } from '../../support/repository.ts';

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
        Object.fromEntries(texts.flatMap(([file, text]) => (text === null ? [] : [[file, text]]))),
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
          /line endings|byte order mark|already in the file|matches \d+ places/,
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
