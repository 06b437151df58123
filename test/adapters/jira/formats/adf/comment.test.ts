import fc from 'fast-check';
import { expect, test } from 'vitest';
import { adfToMarkdown, blocksToAdf } from '../../../../../src/adapters/jira/formats/adf/index.ts';
import { ticketComment } from '../../../../../src/core/report/index.ts';
import { hasCommentMark } from '../../../../../src/core/tickets/index.ts';
import { log, outcomeOf, pullRequest, testedAs } from '../../../../core/report/outcomes.ts';
import { codePoint } from '../../../../support/code-point.ts';
import { documentProblems } from '../../../../support/contract.ts';
import { changeOf, patchOf, runOf, step } from '../../../../support/memory/samples.ts';
import { runs } from '../../../../support/property-runs.ts';

const anyText = fc.oneof(
  fc.string({ unit: codePoint, maxLength: 40 }),
  fc
    .tuple(fc.constantFrom('😀', '\uD800', '\u0000', '"', '```', '\n', 'ж '), fc.nat(30_000))
    .map(([part, times]) => part.repeat(times)),
);
const anyChange = fc
  .tuple(fc.nat(40), fc.option(anyText), anyText)
  .map(([name, before, after]) => changeOf(`src/file-${name}.ts`, before, after));
const anyOutcome = fc
  .record({
    understanding: anyText,
    critique: anyText,
    summary: anyText,
    problem: anyText,
    to: anyText,
    notes: fc.array(anyText, { maxLength: 4 }),
    changes: fc.array(anyChange, { maxLength: 6 }),
    reason: fc.constantFrom('approved', 'asked', 'failed', 'deadline'),
    approved: fc.boolean(),
    address: fc.oneof(anyText, fc.constant(pullRequest.url)),
  })
  .map(({ reason, understanding, critique, summary, changes, approved, address, to, ...more }) => {
    const verdict = approved
      ? ({ kind: 'approve', summary } as const)
      : ({ kind: 'revise', critique } as const);
    const planned = changes.map(
      ({ path }) => ({ path, state: 'existing', change: critique }) as const,
    );
    const run = runOf(
      step.planned({ kind: 'fix', understanding, files: planned }),
      step.edited(patchOf(...changes)),
      step.testable(),
      testedAs({ tests: { kind: 'failed', failures: [critique, summary], output: summary } }),
      step.reviewed(verdict),
    );
    const moved = { kind: 'moved', to, category: 'done' } as const;
    return outcomeOf(reason, run, {
      log,
      ...more,
      moved,
      pullRequest: { ...pullRequest, url: address },
    });
  });

test('whatever the outcome, the comment is valid, fits and carries the mark', () => {
  fc.assert(
    fc.property(anyOutcome, (outcome) => {
      const document = blocksToAdf(ticketComment(outcome));
      expect(documentProblems(document)).toEqual([]);
      expect(JSON.stringify(document).length).toBeLessThanOrEqual(30_000);
      expect(JSON.stringify(document)).not.toContain('"mention"');
      expect(hasCommentMark(adfToMarkdown(document))).toBe(true);
    }),
    runs(12),
  );
});
