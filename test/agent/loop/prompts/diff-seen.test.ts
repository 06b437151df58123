import fc from 'fast-check';
import { expect, test } from 'vitest';
import { reviewedDiff } from '../../../../src/agent/loop/prompts/diff-parts.ts';
import { linesSeen } from '../../../../src/core/repository/index.ts';
import { changeOf, patchOf, runOf, step } from '../../../support/memory/samples.ts';
import { runs } from '../../../support/property-runs.ts';

const syntax = { definitions: async () => undefined };
const numbersFrom = (start: number, count: number) =>
  Array.from({ length: count }, (_, at) => start + at);

/** A text of functions, and one in which some lines are other, more or fewer. */
const change = fc
  .array(fc.constantFrom('', '', '', '', '', 'new', 'gone', 'other'), {
    minLength: 10,
    maxLength: 90,
  })
  .map((kinds) => {
    const lineOf = (at: number) => (at % 12 === 0 ? `function f${at}() {` : `  go(${at});`);
    const before = kinds.map((_, at) => lineOf(at));
    const after = kinds.flatMap((kind, at) => {
      if (kind === 'gone') return [];
      if (kind === 'other') return [`  other(${at});`];
      return kind === 'new' ? [lineOf(at), `  more(${at});`] : [lineOf(at)];
    });
    return { before, after };
  });

test('what a diff shows is known by its numbers after the change, and nothing else', async () => {
  await fc.assert(
    fc.asyncProperty(change, fc.constantFrom('src/a.ts', 'test/a.test.ts'), async (one, path) => {
      const { before, after } = one;
      const patch = patchOf(changeOf(path, `${before.join('\n')}\n`, `${after.join('\n')}\n`));
      const run = runOf(step.fix(path), step.edited(patch), step.checked());
      const parts = (await reviewedDiff(run, { syntax })).map(({ text, shown = [] }) => ({
        text,
        shown,
      }));
      const hunks = parts
        .flatMap(({ text }) => [...text.matchAll(/^@@ -\S+ \+(\d+)(?:,(\d+))? @@/gm)])
        .map(([, start, count = '1']) => numbersFrom(Number(start), Number(count)));
      const seen = linesSeen({ path, lines: after }, parts).flatMap(({ start, end }) =>
        numbersFrom(start, end - start + 1),
      );
      expect(hunks.flat()).toEqual(expect.arrayContaining(seen));
      expect(seen).toEqual(expect.arrayContaining(hunks.filter((own) => own.length > 6).flat()));
    }),
    runs(200),
  );
});
