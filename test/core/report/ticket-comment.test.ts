import { describe, expect, test } from 'vitest';
import { attemptReport, renderMarkdown, ticketComment } from '../../../src/core/report/index.ts';
import type { PublishedChange, Standing } from '../../../src/core/tickets/index.ts';
import { runOf, step } from '../../support/memory/samples.ts';
import { cart, fixOf, outcomeOf, pullRequest } from './outcomes.ts';

const read = (now: Standing, repository?: string) =>
  renderMarkdown(ticketComment(now, { repository }), 20_000).replaceAll('\u200b', '');
const fixed = outcomeOf('approved', fixOf(cart), { pullRequest });
const change: PublishedChange = { pull: pullRequest, lacking: [], report: attemptReport(fixed, 1) };
const flaky = {
  kind: 'already-fixed',
  understanding: 'The check failed by chance.',
  reply: 'The test is flaky, not the fix.',
} as const;
const flake = attemptReport(
  outcomeOf('already-fixed', runOf(step.planned(flaky)), {
    repair: { id: 'checks-failed:1', failures: [failedCheck('test')] },
  }),
  2,
);

function failedCheck(name: string) {
  return { name, steps: [], annotations: [], log: '' };
}

describe('the comment of a ticket whose change waits', () => {
  test('says what it waits for below its heading', () => {
    const now = 'Pull request #7: It waits for a person to review it.';
    expect(read({ kind: 'open', change, now })).toMatch(
      /^### A fix is ready for review\.\n\n\*\*Now:\*\* Pull request #7: It waits for a person to review it\.\n\n\*\*What was wrong/,
    );
  });

  test('says of an attempt that changed nothing no more than that, with the reason of the model', () => {
    const said = read({ kind: 'open', change, since: flake });
    expect(said).toMatch(
      /^### A fix is ready for review\.\n\n\*\*Last attempt:\*\* It found nothing more/,
    );
    expect(said).toContain('A change was to answer failed checks of the pull request: test.');
    expect(said).toContain('The test is flaky, not the fix.');
    expect(said).toContain('**What changed:**');
    expect(said).not.toMatch(/already does what you ask|project is unchanged/);
  });

  test('says that the budget is used up without taking the change back', () => {
    const problem =
      'The budget of 2026-11 is used up: work on this ticket can start on 2026-12-01.';
    const since = attemptReport(outcomeOf('monthly-budget', runOf(), { problem }), 1);
    const said = read({ kind: 'open', change, since });
    expect(said).toMatch(/^### A fix is ready for review\./);
    expect(said).toContain(problem);
  });

  test('names the attempt that works on it', () => {
    expect(read({ kind: 'open', change, working: 2 })).toContain(
      '**Now:** attempt 2 at this ticket is in progress.',
    );
  });

  test('calls what a person has marked as ready no draft', () => {
    const pull = { ...pullRequest, draft: true };
    const given = outcomeOf('attempts-exhausted', fixOf(cart), { pullRequest: pull });
    const draft = { pull, lacking: ['tests'], report: attemptReport(given, 1) };
    expect(read({ kind: 'open', change: draft })).toContain('It is a draft because: tests.');
    const ready = { ...draft, pull: pullRequest };
    expect(read({ kind: 'open', change: ready })).toMatch(/^### A change is ready for review\./);
    expect(read({ kind: 'open', change: ready })).not.toMatch(
      /draft because|is unchanged|No pull request/,
    );
  });
});

describe('the comment of a ticket whose pull request has ended', () => {
  const pull = { number: 7, into: 'main', ended: '2026-11-27T10:00:00Z' };

  test('says when it was merged, what was wrong and what changed, and neither diff nor cost', () => {
    const said = read({ kind: 'merged', change, pull: { ...pull, state: 'merged' } });
    expect(said).toMatch(/^### Fixed: merged into main on 27 November 2026\.\n/);
    expect(said).toContain('**What was wrong:**');
    expect(said).toContain('**What changed:**');
    expect(said).toContain('If it still goes wrong, reopen the ticket');
    expect(said).not.toMatch(/diff --git|Cost:|ready for review|developer to review/);
  });

  test('calls nothing fixed that was merged into another branch', () => {
    const elsewhere = { ...pull, state: 'merged', isElsewhere: true } as const;
    expect(read({ kind: 'merged', change, pull: elsewhere })).toMatch(
      /^### Merged elsewhere: into main on/,
    );
  });

  test('says that it was closed, and how to ask for another', () => {
    const said = read({ kind: 'closed', change, pull: { ...pull, state: 'closed' } }, 'acme/shop');
    expect(said).toMatch(/^### acme\/shop: The fix was closed without being merged\.\n/);
    expect(said).toContain('another attempt opens a new pull request');
    expect(said).toMatch(/Written by Jira Bug Fix Agent for acme\/shop\.\n$/);
  });
});
