import { expect, test } from 'vitest';
import { type Outcome, pullRequestBody } from '../../../src/core/report/index.ts';
import { changeOf, patchOf, runOf, step, ticketOf } from '../../support/memory/samples.ts';
import { cart, fixOf, outcomeOf, redRun, testedAs } from './outcomes.ts';

const ticket = ticketOf();
/** The body below its status. */
const body = (outcome: Outcome) =>
  pullRequestBody(ticket, outcome).split('<!-- /jira-bug-fix-agent:status -->\n\n')[1] ?? '';

test('the body of a fix', async () => {
  await expect(body(outcomeOf('approved', fixOf(cart)))).toMatchFileSnapshot(
    'written/pull-request.md',
  );
});

test('the body has at most 1,000 characters of a summary', () => {
  const told = pullRequestBody(
    ticketOf({ summary: 'x'.repeat(60_000) }),
    outcomeOf('approved', fixOf(cart)),
  );
  expect(told).toContain('x…');
  expect(told).not.toContain('x'.repeat(1_000));
});

test('the body of a draft says why, what fails and what was tried', async () => {
  const run = runOf(
    step.fix('src/cart.ts'),
    step.edited(patchOf(cart), 'src/cart.ts'),
    step.edited(patchOf(changeOf('src/cart.ts', 'a + b\n', 'a - b\n'))),
    step.testable(),
    testedAs({ tests: { kind: 'failed', failures: ['adds'], output: 'not ok 1 - adds' } }),
    ...redRun('\u001b[31mnot ok 2 - rounds\u001b[39m', 'rounds').steps.slice(1),
  );
  const lacking = ['tests fail', 'the change was not reviewed'];
  await expect(body(outcomeOf('tests-failed', run, { lacking }))).toMatchFileSnapshot(
    'written/draft.md',
  );
});

test('the body of a change that was not approved begins with the objection', () => {
  const run = runOf(...fixOf(cart).steps.slice(0, 3), step.revise('Multiply\nthem.'));
  const lacking = ['the review requested changes'];
  const [, ...parts] = body(outcomeOf('attempts-exhausted', run, { lacking })).split('\n\n');
  expect(parts.slice(0, 5)).toEqual([
    'No attempt passed both the checks and the review.',
    '**The automatic review asks for:**',
    '> Multiply\n> them.',
    'It is a draft because: the review requested changes.',
    '**What was wrong:** It adds.',
  ]);
});

test('keys of other tickets do not link; its own key does', () => {
  const run = runOf(
    step.planned({ kind: 'fix', understanding: 'Like OPS-5 and app-17, not APP-1.', files: [] }),
    ...fixOf(changeOf('OPS-5.txt', 'a', 'b')).steps.slice(1),
  );
  const summary = 'APP-17 again, as in OPS-9';
  const told = pullRequestBody(ticketOf({ summary }), outcomeOf('approved', run));
  expect(told).toContain('[APP-17: APP-17 again, as in OPS\u20119]');
  expect(told).toContain('Like OPS\u20115 and app\u201117, not APP\u20111.');
  expect(told).toContain('- `OPS\u20115.txt`');
});
