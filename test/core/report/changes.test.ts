import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { adfToMarkdown } from '../../../src/adapters/jira/formats/adf/markdown.ts';
import { blocksToAdf } from '../../../src/adapters/jira/formats/adf/writer.ts';
import type { FileChange } from '../../../src/core/edits/patch/patch.ts';
import { changeBlocks } from '../../../src/core/report/changes.ts';
import { ticketComment } from '../../../src/core/report/comment.ts';
import { renderMarkdown } from '../../../src/core/report/markdown.ts';
import type { Outcome } from '../../../src/core/report/outcome.ts';
import { pullRequestBody } from '../../../src/core/report/pull-request.ts';
import { jobSummary } from '../../../src/core/report/summary.ts';
import { spentOf } from '../../../src/core/run/budget.ts';
import type { PlannedFile } from '../../../src/core/run/run.ts';
import { changeOf, patchOf, pathOf, runOf, step, ticketOf } from '../../support/memory/samples.ts';

const change = 'Multiply by the quantity, which is ignored.';
const cart = changeOf('src/cart.ts', 'a + b\n', 'a * b\n');
const file = (path: string, planned?: string): PlannedFile => ({
  path: pathOf(path),
  state: 'existing',
  ...(planned === undefined ? {} : { change: planned }),
});

/** A fix with this plan and these changes. */
const fixOf = (files: readonly PlannedFile[], ...changes: readonly FileChange[]) =>
  runOf(
    step.planned({ kind: 'fix', understanding: 'It adds.', files }),
    step.edited(patchOf(...changes)),
    step.checked(),
    step.approved(),
  );
const told = (...given: Parameters<typeof fixOf>) =>
  renderMarkdown(changeBlocks(fixOf(...given), 'Changes:'), 100_000);

describe('the plan for a file', () => {
  test('stands beside its change wherever changes are listed', () => {
    const run = fixOf([file('src/cart.ts', change)], cart);
    const outcome: Outcome = { reason: 'approved', run, spent: spentOf(run), elapsed: 1 };
    const ticket = ticketOf();
    for (const text of [
      adfToMarkdown(blocksToAdf(ticketComment(outcome))),
      pullRequestBody(ticket, outcome),
      jobSummary(outcome, ticket),
    ])
      expect(text).toContain(`- \`src/cart.ts\` +1 −1; planned: ${change}\n`);
  });

  test('is left out for an unplanned file or an empty plan', () => {
    const other = changeOf('web/cart.js', 'a', 'b');
    const text = told([file('src/cart.ts', ' '), file('c.ts', change)], cart, other);
    expect(text).toContain('- `src/cart.ts` +1 −1\n- `web/cart.js` +1 −1\n');
  });

  test('may be under the old name of the file', () => {
    const renaming = [changeOf('old.ts', 'c\n', null), changeOf('new.ts', null, 'c\n')];
    const text = told([file('old.ts', 'Rename it.')], ...renaming);
    expect(text).toContain('- `new.ts` \\(renamed from `old.ts`\\); planned: Rename it.\n');
  });

  test('is one line, cut if it is long', () => {
    const text = told([file('src/cart.ts', `One\n\n- two ${'x'.repeat(2_000)}`)], cart);
    expect(text).toMatch(/- `src\/cart\.ts` \+1 −1; planned: One - two x{280,300}…\n$/);
  });
});

test('whatever a model plans, it is plain text in the list, without markup or mentions', () => {
  const words = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 400 }),
    fc.constantFrom(
      '<img src=x>',
      '@acme/all',
      '[a](https://b.test)',
      '\n# Head',
      '`',
      '-->',
      '#7',
    ),
  );
  fc.assert(
    fc.property(fc.array(words, { maxLength: 4 }), (parts) => {
      const planned = parts.join(' ');
      const blocks = changeBlocks(fixOf([file('src/cart.ts', planned)], cart), 'Changes:');
      const markdown = renderMarkdown(blocks, 10_000).trimEnd();
      expect(markdown.split('\n')).toHaveLength(3);
      expect(markdown).not.toMatch(/(?<!\\)<|@acme|(?<!\\)\]\(|(?<!\\)-->/);
    }),
  );
});
