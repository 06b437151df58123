import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { adfToMarkdown, blocksToAdf } from '../../../src/adapters/jira/formats/adf/index.ts';
import {
  jobSummary,
  type Outcome,
  pullRequestBody,
  ticketComment,
  workingComment,
} from '../../../src/core/report/index.ts';
import type { Run } from '../../../src/core/run/index.ts';
import { commentMark, hasCommentMark } from '../../../src/core/tickets/index.ts';
import { changeOf, patchOf, pathOf, runOf, step, ticketOf } from '../../support/memory/samples.ts';
import { cart, outcomeOf as endedWith, fixOf, log, pullRequest, redRun } from './outcomes.ts';

/** The outcome of a published run. */
const outcomeOf = (run: Run, more: Partial<Outcome> = {}) =>
  endedWith('approved', run, { pullRequest, log, ...more });

const fixed = fixOf(cart);

/** A comment as it reads after a round trip through Jira. */
const read = (outcome: Outcome) => adfToMarkdown(blocksToAdf(ticketComment(outcome)));

test('the comment of a fix', async () => {
  const failures = ['The pull request could not be linked to the ticket: no permission.'];
  const moved = { kind: 'moved', to: 'In Prüfung', category: 'indeterminate' } as const;
  await expect(read(outcomeOf(fixed, { moved, failures }))).toMatchFileSnapshot(
    'written/comment.md',
  );
});

test('the comment of a draft gives the reason and does not call it ready', () => {
  const told = read(
    outcomeOf(redRun('not ok 1 - adds', 'adds'), {
      reason: 'tests-failed',
      pullRequest: { ...pullRequest, draft: true },
      lacking: ['tests fail', 'the change was not reviewed'],
    }),
  );
  expect(told).toContain(
    `[pull request #7](${pullRequest.url}), a draft that a developer decides on. It is a draft because: tests fail; the change was not reviewed.`,
  );
  expect(told).toContain('| Tests | ✗ failed | `npm test`: fails because of the change: adds |');
  expect(told).not.toContain('ready');
  expect(read(outcomeOf(fixed))).not.toContain('draft');
});

test('a diff that is too long links to its file in the pull request', () => {
  const path = 'src/größe.txt';
  const run = fixOf(changeOf(path, null, 'a line\n'.repeat(9_000)), changeOf('b.txt', null, 'b\n'));
  const hash = createHash('sha256').update(path).digest('hex');
  const link = `(${pullRequest.url}/files#diff-${hash})`;
  expect(read(outcomeOf(run)).split(link)).toHaveLength(2);
  expect(read(outcomeOf(run)).split('#diff-')).toHaveLength(2);
  const { pullRequest: _, ...unpublished } = outcomeOf(run);
  expect(read(unpublished)).not.toContain('#diff-');
});

test('with very many files, diffs are left out of the comment but not of the summary', () => {
  const run = fixOf(...Array.from({ length: 22 }, (_, at) => changeOf(`f${at}.ts`, null, 'x\n')));
  const outcome = outcomeOf(run);
  expect(read(outcome).match(/```diff/g)).toHaveLength(20);
  expect(read(outcome)).toContain(`\n\n[Diffs of 2 more files](${pullRequest.url}/files)\n\n`);
  expect(jobSummary(outcome, ticketOf()).match(/```diff/g)).toHaveLength(22);
  const { pullRequest: _, ...unpublished } = outcome;
  expect(read(unpublished)).toContain('\n\nDiffs of 2 more files not shown\n\n');
});

describe('while an attempt is in progress', () => {
  const working = (attempt: number, link?: string) =>
    adfToMarkdown(blocksToAdf(workingComment(attempt, { log: link })));

  test('the comment says so and links the log', () => {
    expect(working(1, log)).toBe(
      `### Work on this ticket is in progress.\n\nThe result will replace this comment.\n\n[Log of this run](${log})\n\n${commentMark}`,
    );
  });

  test('a later attempt gives its number', () => {
    expect(working(3)).toContain('Attempt 3 at this ticket is in progress.');
    expect(working(3)).not.toContain('Log');
  });
});

test.each([
  [`Fixed.\n\n${commentMark}\n`, true],
  [`Fixed.\r\n${commentMark} `, true],
  [`> ${commentMark}`, false],
  [`${commentMark}\n\nReally?`, false],
  ['', false],
])('%j carries the mark: %s', (markdown, expected) => {
  expect(hasCommentMark(markdown)).toBe(expected);
});

test('the job summary has no mark', () => {
  expect(jobSummary(outcomeOf(fixed), ticketOf())).not.toContain(commentMark);
});

test('reports fit their place, whatever the size of the outcome', () => {
  const long = 'ж'.repeat(100_000);
  const changes = Array.from({ length: 120 }, (_, index) =>
    changeOf(`${'d/'.repeat(100)}file-${index}.txt`, null, `${index}\n${'word '.repeat(2_000)}\n`),
  );
  const paths = changes.map(({ path }) => path);
  const huge = patchOf(...changes);
  const run = runOf(
    step.planned({ kind: 'fix', understanding: long, files: [] }),
    step.edited(huge),
    {
      kind: 'checked',
      problems: [],
      parsed: [],
      unparsed: [...paths, pathOf('x.txt')].map((path) => ({ path, why: long })),
    },
    step.revise(long),
  );
  const outcome = outcomeOf(run, { reason: 'failed', problem: long });
  expect(pullRequestBody(ticketOf({ summary: long }), outcome).length).toBeLessThan(65_536);
  expect(Buffer.byteLength(jobSummary(outcome, ticketOf()))).toBeLessThan(2 ** 20);
  expect(hasCommentMark(read(outcome))).toBe(true);
});
