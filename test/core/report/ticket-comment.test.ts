import { describe, expect, test } from 'vitest';
import { blocksToAdf } from '../../../src/adapters/jira/formats/adf/index.ts';
import { blocksToWiki } from '../../../src/adapters/jira/formats/wiki/index.ts';
import {
  attemptReport,
  attemptSentence,
  jobSummary,
  type Outcome,
  renderMarkdown,
  ticketComment,
} from '../../../src/core/report/index.ts';
import { newRun } from '../../../src/core/run/index.ts';
import type { PublishedChange, Standing } from '../../../src/core/tickets/index.ts';
import { runOf, step } from '../../support/memory/samples/runs.ts';
import { ticketOf } from '../../support/memory/samples/tickets.ts';
import { cart, fixOf, outcomeOf, pullRequest } from './outcomes.ts';

const read = (now: Standing, repository?: string) =>
  renderMarkdown(ticketComment(now, { repository }), 20_000).replaceAll('\u200b', '');
const fixed = outcomeOf('approved', fixOf(cart), { pullRequest });
const change: PublishedChange = { pull: pullRequest, lacking: [], report: attemptReport(fixed, 1) };
const draftPull = { ...pullRequest, draft: true };
const given = outcomeOf('attempts', fixOf(cart), { pullRequest: draftPull });
const draft = { pull: draftPull, lacking: ['tests'], report: attemptReport(given, 1) };
const end = { number: 7, into: 'main', ended: '2026-11-27T10:00:00Z' };
const waits = 'Pull request #7 waits for the check “test”, which failed.';
const open: Standing = { kind: 'open', change, now: waits };

const reply = 'It fails in “reconnects within 2 s”, which this change does not touch.';
const flake = outcomeOf(
  'already-fixed',
  runOf(step.planned({ kind: 'already-fixed', understanding: 'By chance.', reply })),
  { further: 'mends the check “test”' },
);
const problem =
  'This run may take 20,000 tokens, and 18,725 of the 22,000 of 2026-11 are left: work on this ticket can start on 2026-12-01 at 00:00 UTC.';
const refused = outcomeOf('monthly-budget', newRun, { problem });
const gone = outcomeOf('withdrawn', newRun, { problem: 'It is assigned to Bob.' });
const failed = outcomeOf('failed', newRun, { problem: 'No route.' });

/** What no text may say of a ticket whose pull request stands. */
const untrue =
  /already does what|project is unchanged|No pull request was opened|budget .* used|no longer asks/;

/** Runs that change nothing, and what each has to say. */
const runs: readonly (readonly [Outcome, string])[] = [
  [flake, `The last attempt changed nothing: “${reply.replace('“', '‘').replace('”', '’')}”`],
  [refused, `No other attempt has begun. ${problem}`],
  [gone, 'No other attempt has begun. It is assigned to Bob.'],
  [failed, 'The last attempt changed nothing. '],
  [outcomeOf('nothing-new', newRun), 'No other attempt has begun. Nothing was added'],
  [outcomeOf('repeated-edit', newRun), 'The last attempt changed nothing. The agent went round'],
];

/** How a ticket with a pull request stands, and the heading that every text has then. */
const standings: readonly (readonly [Standing, string])[] = [
  [open, 'A fix is ready for review.'],
  [{ kind: 'open', change: { ...draft, pull: pullRequest } }, 'A change is ready for review.'],
  [
    { kind: 'merged', change, pull: { ...end, state: 'merged' } },
    'Fixed: merged into main on 27 November 2026.',
  ],
  [
    { kind: 'merged', change, pull: { ...end, state: 'merged', isElsewhere: true } },
    'Merged elsewhere: into main on 27 November 2026.',
  ],
  [
    { kind: 'closed', change, pull: { ...end, state: 'closed' } },
    'The fix was closed without being merged.',
  ],
];

describe.each(standings)('a ticket that stands so that its heading is %#', (now, title) => {
  test('has the same heading in its comment in both formats of Jira, and in a summary', () => {
    expect(read(now)).toMatch(new RegExp(`^### ${title.replaceAll('.', '\\.')}\n`));
    const blocks = ticketComment(now, {});
    expect(JSON.stringify(blocksToAdf(blocks))).toContain(`"text":"${title}"`);
    expect(blocksToWiki(blocks)).toMatch(new RegExp(`^h3\\. ${title.replaceAll('.', '\\.')}\n`));
  });

  test.each(runs)('is headed by no run that changes nothing: %#', (run, told) => {
    const summary = jobSummary({ ...run, before: now }, ticketOf()).replaceAll('\u200b', '');
    const [heading, said] = summary.split('\n\n');
    expect(heading).toBe(`### ${title}`);
    expect(said).toMatch(/^\*\*Now:\*\* /);
    expect(said).toContain(told);
    expect(summary).not.toMatch(untrue);
  });
});

describe('the comment of a ticket whose change waits', () => {
  test('says what it waits for below its heading, then what the last attempt has come to', () => {
    for (const [run, told] of runs.slice(0, 4)) {
      const said = read({ ...open, since: attemptReport(run, 2) });
      expect(said).toContain(`review.\n\n**Now:** ${waits} ${told}`);
      expect(said).toContain('**What was wrong:** It adds.\n\n**What changed:**');
      expect(said).not.toMatch(untrue);
    }
  });

  test('shows no words of an attempt where they are withheld', () => {
    for (const run of [flake, refused, failed])
      expect(attemptSentence({ ...attemptReport(run, 2), reply }, true)).toMatch(/^[^:]*\.$/);
  });

  test('names the attempt that works on it', () => {
    expect(read({ kind: 'open', change, working: 2 })).toContain(
      '**Now:** attempt 2 at this ticket is in progress.',
    );
  });

  test('calls what a person has marked as ready no draft', () => {
    expect(read({ kind: 'open', change: draft })).toContain('It is a draft because: tests.');
    expect(read({ kind: 'open', change: { ...draft, pull: pullRequest } })).not.toMatch(
      /draft because|is unchanged|No pull request/,
    );
  });
});

describe('the comment of a ticket whose pull request has ended', () => {
  test('says what was wrong and what changed, and neither diff nor cost', () => {
    const said = read({ kind: 'merged', change, pull: { ...end, state: 'merged' } });
    expect(said).toContain('**What was wrong:** It adds.\n\n**What changed:**');
    expect(said).toContain('If it still goes wrong, reopen the ticket');
    expect(said).not.toMatch(/diff --git|Cost:|ready for review|developer to review/);
  });

  test('says that it was closed, and how to ask for another', () => {
    const said = read({ kind: 'closed', change, pull: { ...end, state: 'closed' } }, 'acme/shop');
    expect(said).toMatch(/^### acme\/shop: The fix was closed without being merged\.\n/);
    expect(said).toContain('another attempt opens a new pull request');
    expect(said).toMatch(/Written by Jira Bug Fix Agent for acme\/shop\.\n$/);
  });
});
