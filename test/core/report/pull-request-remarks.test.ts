import { describe, expect, test } from 'vitest';
import { type Outcome, pullRequestBody } from '../../../src/core/report/index.ts';
import { ticketOf } from '../../support/memory/samples.ts';
import { cart, fixOf, log, outcomeOf } from './outcomes.ts';

const body = (outcome: Outcome) => pullRequestBody(ticketOf(), outcome);

test('the body names the model, its endpoint, the log and how to ask for changes', () => {
  const model = { name: 'gpt-6.1-sol', host: 'models.test' };
  const told = body(outcomeOf('approved', fixOf(cart), { model, log }));
  expect(told).toMatch(
    /\n\nModel: `gpt-6\.1-sol` at `models\.test`\. Cost: 3 of 16 calls, .+ minutes\. \[Log of this run\]\(<https:\/\/github\.test\/acme\/shop\/actions\/runs\/1>\)\n\n<\/details>\n$/,
  );
  expect(told).toContain('reopen the ticket with a comment');
  for (const gone of ['Edits applied', 'attempt 1', 'planned:']) expect(told).not.toContain(gone);
});

describe('waiting checks', () => {
  const sentence =
    /clicks “Approve workflows to run”.+ set `github-token` to .+, as `docs\/setup\.md` of/;

  test('are mentioned once, with a remedy', () => {
    const told = body(outcomeOf('approved', fixOf(cart), { checksWait: true }));
    expect(told).toMatch(sentence);
    expect(told.split('Approve workflows')).toHaveLength(2);
    expect(told.indexOf('<details>')).toBeLessThan(told.indexOf('Approve workflows'));
    expect(told).toContain('Now:** waiting until someone starts its checks');
  });

  test.each([{}, { checksWait: false }])('are not mentioned with %j', (more) => {
    expect(body(outcomeOf('approved', fixOf(cart), more))).not.toContain('Approve workflows');
  });
});

test('all that is about the agent is folded, below all that is about the change', () => {
  const more = { checksWait: true, log };
  const [open = '', folded = ''] = body(outcomeOf('approved', fixOf(cart), more)).split(
    '<details>',
  );
  expect(open).toMatch(/What was wrong[\s\S]+What changed[\s\S]+Look first[\s\S]+\| Evidence/);
  expect(open).not.toMatch(/(?<!bug-fix-)agent|cost|calls|sha256|reopen|`\/fix/i);
  expect(folded).toMatch(/^<summary>Written by Jira Bug Fix Agent/);
  expect(folded).toContain('Log of this run');
});
