import { describe, expect, test } from 'vitest';
import { blocksToAdf } from '../../../src/core/adf/writer.ts';
import { type Outcome, reasonSentence } from '../../../src/core/report/outcome.ts';
import { jobSummary, pullRequestBody, ticketComment } from '../../../src/core/report/report.ts';
import { defaultRules } from '../../../src/core/run/budget.ts';
import { newRun, type Run, spentOf } from '../../../src/core/run/run.ts';
import { nothingSpent } from '../../../src/core/run/spent.ts';
import type { StopReason } from '../../../src/core/run/stop.ts';
import { aCall, changeOf, patchOf, runOf, step, ticketOf } from '../../support/memory/samples.ts';

/** Each under its own name, so that a new one must be added here. */
const reasons: { readonly [Reason in StopReason]: Reason } = {
  approved: 'approved',
  answered: 'answered',
  asked: 'asked',
  'already-fixed': 'already-fixed',
  'nothing-new': 'nothing-new',
  'attempts-exhausted': 'attempts-exhausted',
  'ticket-attempts-exhausted': 'ticket-attempts-exhausted',
  'repeated-critique': 'repeated-critique',
  'repeated-answer': 'repeated-answer',
  'repeated-edit': 'repeated-edit',
  'repeated-request': 'repeated-request',
  'never-applied': 'never-applied',
  'no-action': 'no-action',
  'budget-exhausted': 'budget-exhausted',
  deadline: 'deadline',
  'branch-taken': 'branch-taken',
  unreported: 'unreported',
  cancelled: 'cancelled',
  misconfigured: 'misconfigured',
  failed: 'failed',
};

const patch = patchOf(changeOf('src/cart.ts', 'a + b\n', 'a * b\n'), changeOf('n.ts', null, 'x\n'));
const fixed = runOf(step.fix('src/cart.ts'), step.edited(patch), step.checked(), step.approved());
/** How a run ended that cost what its steps say. */
const outcomeOf = (reason: StopReason, run: Run, more: Partial<Outcome> = {}): Outcome => ({
  reason,
  run,
  spent: spentOf(run),
  elapsed: 20_000,
  allowed: defaultRules,
  ...more,
});
const approved = outcomeOf('approved', fixed, {
  pullRequest: { number: 7, url: 'https://github.test/acme/shop/pull/7' },
  moved: { kind: 'moved', to: 'In Arbeit' },
  log: 'https://github.test/acme/shop/actions/runs/1',
});
const ticket = ticketOf();
const summary = (outcome: Outcome) => jobSummary(outcome, ticket);

test.each(Object.values(reasons))('%s is told in one sentence', (reason) => {
  expect(reasonSentence(reason)).toMatch(/^[A-Z][^.\n]{10,120}\.$/);
  expect(summary(outcomeOf(reason, newRun))).toContain(`### ${reasonSentence(reason)}`);
});

test('the job summary of a fix', () => {
  expect(summary(approved)).toMatchInlineSnapshot(`
    "[APP-17](<https://example.atlassian.net/browse/APP-17>)

    ### A fix is ready for review.

    Pull request: [#​7](<https://github.test/acme/shop/pull/7>)

    **Understood:** It adds.

    **Changes:** It multiplies.

    - \`n.ts\` \\(new\\) +1
    - \`src/cart.ts\` +1 −1

    <details><summary>n.ts</summary>

    \`\`\`diff
    diff --git a/n.ts b/n.ts
    new file mode 100644
    --- /dev/null
    +++ b/n.ts
    @@ -0,0 +1,1 @@
    +x
    \`\`\`

    </details>

    <details><summary>src/cart.ts</summary>

    \`\`\`diff
    diff --git a/src/cart.ts b/src/cart.ts
    --- a/src/cart.ts
    +++ b/src/cart.ts
    @@ -1,1 +1,1 @@
    -a + b
    +a * b
    \`\`\`

    </details>

    **Evidence:**

    - ✓ **Edits applied**: all of them, in 2 files
    - ✓ **Syntax sound**: 2 files parsed
    - ✓ **Review by the model**: approved at attempt 1
    - – **Tests**: the project's tests were not run

    Moved to In Arbeit.

    Cost: 3 of 16 calls, 330 of 200,000 tokens, 0.4 of 15 minutes.

    [Log of this run](<https://github.test/acme/shop/actions/runs/1>)

    To ask for more, reopen the ticket with a comment that says what is missing.
    "
  `);
});

test('the body of the pull request', () => {
  expect(pullRequestBody(ticket, approved)).toMatchInlineSnapshot(`
    "Fixes [APP-17: The total is wrong](<https://example.atlassian.net/browse/APP-17>)

    **Understood:** It adds.

    **Changes:** It multiplies.

    - \`n.ts\` \\(new\\) +1
    - \`src/cart.ts\` +1 −1

    **Evidence:**

    - ✓ **Edits applied**: all of them, in 2 files
    - ✓ **Syntax sound**: 2 files parsed
    - ✓ **Review by the model**: approved at attempt 1
    - – **Tests**: the project's tests were not run

    Cost: 3 of 16 calls, 330 of 200,000 tokens, 0.4 of 15 minutes.
    "
  `);
});

test('a fix that deletes and renames files says so wherever it lists them', () => {
  const moving = patchOf(
    changeOf('src/gone.ts', 'a\nb\n', null),
    changeOf('src/old_name.ts', 'c\n', null),
    changeOf('src/new.ts', null, 'c\n'),
  );
  const run = runOf(step.fix('src/gone.ts'), step.edited(moving), step.checked(), step.approved());
  const listed = [
    '- `src/gone.ts` \\(deleted\\) −2',
    '- `src/new.ts` \\(renamed from `src/old_name.ts`\\)\n\n',
  ].join('\n');
  const outcome = outcomeOf('approved', run);
  expect(pullRequestBody(ticket, outcome)).toContain(listed);
  expect(summary(outcome)).toContain(listed);
  expect(summary(outcome)).toContain('rename from src/old_name.ts\nrename to src/new.ts\n```');
  const comment = JSON.stringify(blocksToAdf(ticketComment(outcome)));
  for (const told of ['(deleted) −2', ' (renamed from ', 'src/old_name.ts', 'deleted file mode'])
    expect(comment).toContain(told);
});

describe('what is told besides', () => {
  test('why a ticket stayed where it was', () => {
    const moved = { kind: 'stayed', why: 'no transition leads there.' } as const;
    expect(summary({ ...approved, moved })).toContain('Not moved: no transition leads there.');
  });

  test('the critique that was left, with the change that did not satisfy', () => {
    const run = runOf(
      step.fix('a.ts'),
      step.edited(patch),
      step.checked(),
      step.revise('Multiply.'),
    );
    const told = summary(outcomeOf('attempts-exhausted', run));
    expect(told).toContain('**Last critique:**\n\n> Multiply.');
    expect(told).toContain('**Last change, not in a pull request:**');
    expect(summary(approved)).not.toContain('critique');
  });

  test('the answer to a question, without evidence of a change', () => {
    const run = runOf(step.planned({ kind: 'answer', understanding: 'u', reply: 'In\nMain.java' }));
    const told = summary(outcomeOf('answered', run));
    expect(told).toContain('> In\n> Main.java');
    expect(told).not.toContain('Evidence');
  });

  test('what an answer names and the repository does not have', () => {
    const run = runOf(
      step.told('answer', 'In Main.', 'Main'),
      step.told('answer', 'In main().', 'main'),
    );
    const told = summary(outcomeOf('answered', run));
    expect(told).toContain('> In main\\(\\).\n\nNot found in the repository: main.');
    expect(summary(outcomeOf('answered', runOf(step.told('answer', 'In App.'))))).not.toContain(
      'Not found',
    );
  });

  test('what is to be mended', () => {
    const told = summary(outcomeOf('misconfigured', newRun, { problem: 'Set `model`.' }));
    expect(told).toContain('Set \\`model\\`.');
  });
});

test('a change that was published is not called uncommitted, even when the ticket was not told', () => {
  expect(summary({ ...approved, reason: 'unreported' })).toContain('**Changes:** It multiplies.');
});

describe('a count of zero is not shown', () => {
  test('no calls, no cost', () => {
    expect(summary(outcomeOf('nothing-new', newRun))).not.toMatch(/Cost|Evidence|\b0\b/);
  });

  test('no tokens where the endpoint does not count them', () => {
    const call = { ...aCall, spent: { ...nothingSpent, calls: 1 } };
    const run = runOf({ kind: 'unusable', asked: 'plan', why: 'x', call });
    expect(summary(outcomeOf('no-action', run))).toContain(
      'Cost: 1 of 16 calls, 0.4 of 15 minutes.',
    );
  });
});
