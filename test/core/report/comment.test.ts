import { describe, expect, test } from 'vitest';
import { adfToMarkdown, blocksToAdf } from '../../../src/adapters/jira/formats/adf/index.ts';
import { blocksToWiki } from '../../../src/adapters/jira/formats/wiki/index.ts';
import type { Block } from '../../../src/core/markup/index.ts';
import {
  jobSummary,
  type Outcome,
  pullRequestBody,
  ticketComment,
} from '../../../src/core/report/index.ts';
import { endings, meaningOf, newRun, type Run } from '../../../src/core/run/index.ts';
import { commentMark, hasCommentMark } from '../../../src/core/tickets/index.ts';
import { settingNames } from '../../../src/settings/index.ts';
import { commentOf } from '../../support/comment-of.ts';
import { type EndingKey, nameOf } from '../../support/memory/endings.ts';
import { changeOf, patchOf, pathOf } from '../../support/memory/samples/changes.ts';
import { readOf, runOf, step } from '../../support/memory/samples/runs.ts';
import { ticketOf } from '../../support/memory/samples/tickets.ts';
import { cart, fixOf, log, outcomeOf, pullRequest, redRun } from './outcomes.ts';

/** The outcome of a published run. */
const published = (run: Run, more: Partial<Outcome> = {}) =>
  outcomeOf('approved', run, { pullRequest, log, ...more });

const fixed = fixOf(cart);

/** A comment as it reads after a round trip through Jira. */
const read = (outcome: Outcome) => adfToMarkdown(blocksToAdf(commentOf(outcome)));

test('the comment of a fix', async () => {
  const failures = ['The pull request could not be linked to the ticket: no permission.'];
  const moved = { kind: 'moved', to: 'In Prüfung', category: 'indeterminate' } as const;
  await expect(read(published(fixed, { moved, failures }))).toMatchFileSnapshot(
    'written/comment.md',
  );
});

test('the comment of a draft gives the reason and does not call it ready', () => {
  const told = read(
    published(redRun('not ok 1 - adds', 'adds'), {
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
  expect(read(published(fixed))).not.toContain('draft');
});

test('with very many files, diffs are left out of the comment but not of the summary', () => {
  const run = fixOf(...Array.from({ length: 22 }, (_, at) => changeOf(`f${at}.ts`, null, 'x\n')));
  const outcome = published(run);
  expect(read(outcome).match(/```diff/g)).toHaveLength(20);
  expect(read(outcome)).toContain('\n\nDiffs of 2 more files not shown.\n\n');
  expect(jobSummary(outcome, ticketOf()).match(/```diff/g)).toHaveLength(22);
});

describe('while an attempt is in progress', () => {
  const working = (attempt: number, link?: string) =>
    adfToMarkdown(blocksToAdf(ticketComment({ kind: 'working', attempt }, { log: link })));

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

test('the job summary has no mark', () => {
  expect(jobSummary(published(fixed), ticketOf())).not.toContain(commentMark);
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
  const outcome = published(run, { reason: 'failed', problem: long });
  expect(pullRequestBody(ticketOf({ summary: long }), outcome).length).toBeLessThan(65_536);
  expect(Buffer.byteLength(jobSummary(outcome, ticketOf()))).toBeLessThan(2 ** 20);
  expect(hasCommentMark(read(outcome))).toBe(true);
});

const setting = new RegExp(`max-|${settingNames.filter((name) => name.includes('-')).join('|')}`);
const jargon = /\b(?:exit|stop reason|hash|sha256|receipt|json|prompt|tool|tokens?|cost|model)\b/i;

describe.each(endings)('who reported a ticket that ends with %o', (ending) => {
  const { reporter, way, change, problem: isFor } = meaningOf(ending);

  test('reads no setting and no term of ours', () => {
    for (const sentence of [reporter, way]) {
      expect(sentence).not.toMatch(setting);
      expect(sentence).not.toMatch(jargon);
      expect(sentence).not.toMatch(/\d/);
    }
    expect(reporter.length + way.length).toBeLessThan(280);
  });

  test('reads what to do now, or that nothing is needed', () => {
    expect(way).toMatch(/comment `\/fix|reopen the ticket|Nothing is needed|Please ask/);
    expect(way).toMatch(/^[A-Z].*\.$/);
  });

  const problem = 'Raise `max-tokens`.\nIt said: prompt is too long.';
  const failures = ['The labels could not be set: check `github-token`.'];
  const run = runOf(step.fix('src/cart.ts'), step.edited(patchOf(cart), 'src/cart.ts'));

  type Row = [string, Run, Partial<Outcome>];
  test.each<Row>([
    ['nothing', newRun, {}],
    ['an edit that does not fit', run, {}],
    ...(change === 'none'
      ? []
      : ([
          ['a change in a draft', fixOf(cart), { pullRequest: { ...pullRequest, draft: true } }],
        ] satisfies Row[])),
    ...(change === 'fix'
      ? ([['a change in a pull request', fixOf(cart), { pullRequest }]] satisfies Row[])
      : []),
  ])('reads nothing that is for the team, after %s', (_, done, more) => {
    const isForAll = isFor === 'everybody';
    const told = {
      ...more,
      ...(isForAll ? {} : { problem }),
      failures,
      log,
    };
    const blocks = commentOf(outcomeOf(nameOf(ending), done, told));
    const open = blocks.filter(({ kind }) => kind !== 'details');
    const words = adfToMarkdown(blocksToAdf(open));
    expect(words).not.toMatch(setting);
    expect(words).not.toMatch(jargon);
    expect(words).toContain(way);
    expect(words).not.toContain(log);
    expect(words).not.toContain('SEARCH');
    for (const write of [(all: readonly Block[]) => adfToMarkdown(blocksToAdf(all)), blocksToWiki])
      expectTeamLast(
        write(blocks),
        isForAll ? [...failures] : [problem.split('\n')[0] ?? '', ...failures],
      );
  });
});

/** What is for the team comes after all that is for the reporter, and only the mark after it. */
function expectTeamLast(text: string, details: readonly string[]): void {
  const team = text.slice(text.indexOf('Details for the team'));
  for (const detail of [...details, 'Log of this run'])
    expect(plain(team)).toContain(plain(detail));
  expect(text.trimEnd()).toMatch(new RegExp(`${commentMark.replace(/[.]/g, '\\$&')}$`));
  expect(hasCommentMark(text)).toBe(true);
}

/** Without the signs by which the formats mark code. */
const plain = (text: string) => text.replaceAll(/[`{}\\]/g, '');

describe('what a run was stuck with', () => {
  const stuck = (tool: string, input: object) =>
    runOf(step.explored({ ...readOf('a.ts', 'exhausted'), tool, input: JSON.stringify(input) }));
  const refused = (...paths: readonly string[]) => step.edited(patchOf(), ...paths);
  const words = (outcome: Outcome) => adfToMarkdown(blocksToAdf(commentOf(outcome)));

  test.each<[EndingKey, Run, string]>([
    [
      'repeated-request',
      stuck('read_file', { path: 'src/cart.ts' }),
      'asking to read file src/cart.ts.',
    ],
    ['repeated-request', stuck('search_code', { query: 'sum(' }), 'search code sum('],
    ['repeated-request', stuck('list_files', { directory: '' }), 'asking to list files.'],
    ['repeated-request', stuck('run_tests', { files: ['a.test.ts'] }), 'run tests a.test.ts'],
    ['repeated-plan', runOf(step.fix('a.ts'), step.fix('b.ts'), step.fix('a.ts')), 'a.ts'],
    ['repeated-edit', runOf(step.edited(patchOf(cart))), 'It last worked on src/cart.ts'],
    ['never-applied', runOf(refused('a.ts'), refused('a.ts', 'b.ts')), 'not fit a.ts, b.ts.'],
    ['no-action', runOf(step.unusable('plan'), step.unusable('plan')), 'asked for a plan'],
  ])('is named after %s: %#', (reason, run, told) => {
    const text = words(outcomeOf(reason, run));
    expect(text.slice(0, text.indexOf('Details for the team'))).toContain(told);
    expect(text).not.toContain('it is prose');
  });

  test('is short and has one line, whatever was asked for', () => {
    const run = stuck('search_code', { query: `a\n\n# b ${'x'.repeat(5_000)}` });
    const text = words(outcomeOf('repeated-request', run));
    expect(text).toMatch(/search code a # b x{90,120}…\./);
  });

  test('is not said of a request that is withheld', () => {
    const silent = { ...readOf('a.ts', 'exhausted'), input: '' };
    const text = words(outcomeOf('repeated-request', runOf(step.explored(silent))));
    expect(text).not.toContain('It kept asking');
  });
});

test.each(['stopped', 'withdrawn'] as const)(
  'what people did is said openly after %s',
  (reason) => {
    const problem = 'Ada has closed the ticket.';
    const [, second] = commentOf(outcomeOf(reason, newRun, { problem }));
    expect(second).toMatchObject({ kind: 'paragraph', content: [{ text: problem }] });
  },
);
