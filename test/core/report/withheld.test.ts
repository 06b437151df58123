import { expect, test } from 'vitest';
import {
  jobSummary,
  logLines,
  particulars,
  pullRequestBody,
  stepDetails,
  withheldOutcome,
  withheldStep,
  withheldTicket,
} from '../../../src/core/report/index.ts';
import type { Step } from '../../../src/core/run/index.ts';
import { patchOf, pathOf } from '../../support/memory/samples/changes.ts';
import { aCall, runOf, step } from '../../support/memory/samples/runs.ts';
import { ticketOf } from '../../support/memory/samples/tickets.ts';
import { cart, outcomeOf } from './outcomes.ts';

const secret = 'canary';
const loss = { ability: 'tools', instead: 'none', said: `the prompt “${secret}”` } as const;
const call = {
  ...aCall,
  prompt: secret,
  reply: secret,
  losses: [loss],
  leftOut: [`the file ${secret}`],
};
const file = { path: pathOf('src/cart.ts'), state: 'existing', change: secret } as const;
const read = {
  ...{ tool: 'search_code', input: secret, result: secret, ruling: 'fresh' as const },
  ...{ fingerprint: 'f', at: 0 },
} as const;

/** Steps with a canary wherever a model can write about the ticket, or quote it. */
const told: readonly Step[] = [
  { kind: 'explored', asked: 'plan', reads: [read], said: secret, call },
  { kind: 'unusable', asked: 'plan', why: secret, call },
  { kind: 'cut', asked: 'plan', why: 'length', call },
  { kind: 'planned', plan: { kind: 'fix', understanding: secret, files: [file] }, call },
  { kind: 'planned', plan: { kind: 'answer', understanding: secret, reply: secret }, call },
  { kind: 'reviewed', verdict: { kind: 'revise', critique: secret, worse: secret }, call },
  {
    kind: 'reviewed',
    verdict: { kind: 'approve', summary: secret, noticed: secret, worse: secret },
    call,
  },
];

test.each(told.map((one) => [one.kind, one] as const))(
  'a step %s is told without words',
  (_, one) => {
    const shown = withheldStep(one);
    const lines = [...logLines(shown, 'plan'), stepDetails(shown)].join('\n');
    expect(lines).not.toContain(secret);
    expect(lines).toContain('→ plan');
    expect(JSON.stringify(shown)).not.toContain(secret);
  },
);

test('a ticket that is withheld names neither its type, its reporter nor its labels', () => {
  const ticket = ticketOf({ type: secret, labels: [secret] });
  expect(JSON.stringify(ticket)).toContain(secret);
  expect(JSON.stringify(withheldTicket(ticket))).not.toContain(secret);
});

test('a pull request and a summary show the change and its evidence, and of the ticket its key', () => {
  const change = [step.edited(patchOf(cart)), step.checked()];
  const run = runOf(...told.slice(0, 5), ...change, ...told.slice(5));
  const ticket = withheldTicket(ticketOf({ summary: secret }));
  const outcome = withheldOutcome(
    outcomeOf('approved', run, { rootCause: secret, moved: { kind: 'stayed', why: secret } }),
  );
  for (const text of [pullRequestBody(ticket, outcome), jobSummary(outcome, ticket)]) {
    expect(text).not.toContain(secret);
    expect(text).toContain('[APP-17](');
    expect(text).toContain('src/cart.ts');
    expect(text).not.toMatch(/What was wrong|Understanding/);
  }
});

test('what a model asked for is not said, unlike a setting to change', () => {
  const input = JSON.stringify({ query: secret });
  const reads = [{ ...read, input, ruling: 'exhausted' }] as const;
  const stuck: Step = { kind: 'explored', asked: 'plan', reads, call };
  const repeated = outcomeOf('repeated-request', runOf(stuck));
  expect(particulars(repeated)).toContain(secret);
  expect(particulars(withheldOutcome(repeated))).toBeUndefined();
  const asked = { problem: 'Set `model`.' };
  expect(withheldOutcome(outcomeOf('misconfigured', runOf(), asked)).problem).toBe('Set `model`.');
});

test.each(['stopped', 'withdrawn'] as const)('who has ended a run as %s is not named', (reason) => {
  const ended = outcomeOf(reason, runOf(), { problem: secret, notes: [secret] });
  expect(JSON.stringify(withheldOutcome(ended))).not.toContain(secret);
});
