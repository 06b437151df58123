import { expect, test } from 'vitest';
import { outputsOf } from '../../src/action/records.ts';
import { defaultRules } from '../../src/core/run/index.ts';
import { outcomeOf, pullRequest } from '../core/report/outcomes.ts';
import { parseAction } from '../repo/action-metadata.ts';
import { projectText } from '../repo/project.ts';
import { runOf } from '../support/memory/samples.ts';

const { outputs } = parseAction(projectText('action.yml'));
const run = runOf();

test('a job sets every output that action.yml declares, in its order', () => {
  expect(Object.keys(outputsOf(outcomeOf('failed', run)))).toEqual(Object.keys(outputs));
});

test('a pull request has its branch, and whether it is a draft', () => {
  const draft = { ...pullRequest, draft: true, verified: false };
  expect(
    outputsOf(outcomeOf('approved', run, { pullRequest: draft }), { ticket: 'APP-17' }),
  ).toMatchObject({
    ticket: 'APP-17',
    branch: 'fix/APP-17',
    draft: 'true',
    'commit-verified': 'false',
    summary: 'A fix was approved and is waiting as a draft.',
  });
});

test('without a pull request, what it would say is empty', () => {
  expect(outputsOf(outcomeOf('misconfigured', run))).toMatchObject({
    ...{ 'stop-reason': 'misconfigured', summary: 'A configuration problem stopped the agent.' },
    ...{ ticket: '', 'pull-request': '', branch: '', draft: '', 'commit-verified': '', patch: '' },
  });
});

test('the cost is a number, if the prices are known', () => {
  const prices = { prompt: 1, cached: 1, cacheWritten: 1, completion: 1 };
  const outcome = outcomeOf('approved', run);
  const spent = { ...outcome.spent, cost: 0.1200004 };
  const costAt = (more: object) =>
    outputsOf({ ...outcome, spent, allowed: { ...defaultRules, ...more } }).cost;
  expect(costAt({ prices })).toBe('0.12');
  expect(costAt({ prices: undefined })).toBe('');
  expect(outputsOf({ ...outcome, allowed: undefined }).cost).toBe('');
});
