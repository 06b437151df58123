import { expect, test } from 'vitest';
import { guardedRequest } from '../../../src/agent/job/index.ts';
import { aFix, jobFixture } from '../../support/memory/job-fixture.ts';

const secret = 'the-model-key-of-the-job';
const line = `${'a'.repeat(190)}${secret}${'b'.repeat(400)}`;
const failures = [
  {
    name: `lint ${secret}`,
    steps: ['Run @octocat `x`'],
    annotations: [`src/cart.ts:1: ${secret}`],
    log: `error: no sum\n${line}`,
  },
];

test('failed checks reach the model, the pull request and the ticket, without secrets', async () => {
  const { deliver, services, comment } = jobFixture();
  await deliver(aFix);
  const { repair } = guardedRequest({ repair: { id: `checks-failed:${secret}`, failures } }, [
    secret,
  ]);
  expect(repair?.id).toBe(`checks-failed:${secret}`);
  const { model, outcome } = await deliver(aFix, { job: { ...(repair && { repair }) } });
  expect(outcome.reason).toBe('approved');
  const prompt = JSON.stringify(model.requests[0]);
  expect(prompt).toContain('## Failed checks of the pull request');
  expect(prompt).toContain('error: no sum');
  const told = [prompt, services.publications.at(-1)?.body, comment()].join('\n');
  expect(told).not.toMatch(/the-model-key|key-of-the/);
  expect(services.publications.at(-1)?.body).toContain(
    'answers failed checks of the pull request: lint',
  );
  expect(comment()).toContain('answers failed checks of the pull request: lint');
  const again = await deliver(aFix, { job: { ...(repair && { repair }) } });
  expect(again.outcome.reason).toBe('nothing-new');
});
