import { expect, test } from 'vitest';
import { runJob } from '../../../src/agent/job/index.ts';
import type { Job } from '../../../src/agent/job/ticket-state.ts';
import { memoryContext, type Scripted, scriptedModel } from '../../support/memory/context.ts';
import type { Through } from '../../support/memory/failing-process.ts';
import { aFix, cart } from '../../support/memory/job-fixture.ts';
import { reply } from '../../support/memory/replies.ts';
import { jobOf } from '../../support/memory/samples.ts';
import { SharedTicket } from '../../support/memory/shared-ticket.ts';

const direct: Through = (_, call) => call();
const [api, shop] = ['acme/api', 'acme/shop'];
const siteOf = () => new SharedTicket([api, shop]);
const isThere = [reply.other('already-fixed', 'It multiplies.')];

/** Works in one repository of the ticket. */
async function work(
  site: SharedTicket,
  repository: string,
  script: readonly Scripted[],
  more: Partial<Job> = {},
) {
  const model = scriptedModel(...script);
  const ports = site.ports(repository, direct);
  const job = jobOf({ part: site.partIn(repository), ...more });
  const { outcome } = await runJob(job, { ...memoryContext(model, cart), ...ports });
  return { model, outcome };
}

test('a repository that never starts holds the ticket back', async () => {
  const site = siteOf();
  await work(site, shop, aFix);
  expect(site.status).toBe('In Arbeit');
  await work(site, api, aFix);
  expect(site.status).toBe('In Prüfung');
});

test('each has a comment of its own, which it heads', async () => {
  const site = siteOf();
  await work(site, shop, aFix);
  await work(site, api, isThere);
  expect(site.comments.size).toBe(2);
  expect(site.text(shop)).toContain('# acme/shop: A fix is ready for review.');
  expect(site.text(api)).toContain('# acme/api: The program already does what you ask for');
});

test('one is told nothing of the other, neither its name nor its plan', async () => {
  const site = siteOf();
  await work(site, shop, aFix);
  const { model } = await work(site, api, aFix);
  const read = JSON.stringify(model.requests);
  for (const word of [shop, 'pull/2', 'repositories']) expect(read).not.toContain(word);
  expect(site.text(api)).not.toContain(shop);
});

test('what another repository does is no reason to start again', async () => {
  const site = siteOf();
  await work(site, shop, aFix);
  await work(site, api, isThere);
  const again = await work(site, shop, aFix, { run: '9/1' });
  expect(again.outcome.reason).toBe('nothing-new');
  expect(again.model.requests).toEqual([]);
});

test('a ticket that was assigned is given back by the last run', async () => {
  const site = siteOf();
  const assigned = { cause: 'assigned' } as const;
  const first = await work(site, shop, aFix, assigned);
  expect(site.givenBack).toBe(0);
  expect(first.outcome.reason).toBe('approved');
  await work(site, api, aFix, assigned);
  expect(site.givenBack).toBe(1);
});

test('a later run without a pull request does not hold the ticket back where one is open', async () => {
  const site = siteOf();
  await work(site, shop, aFix);
  const repair = { id: 'checks-failed:1', failures: [] };
  const later = await work(site, shop, [new Error('No route.')], { run: '9/1', repair });
  expect(later.outcome.reason).toBe('failed');
  expect(site.text(shop)).toContain('Pull request from an earlier run');
  await work(site, api, aFix);
  expect(site.status).toBe('In Prüfung');
});

test('a run by an event that does not say so knows that the ticket has other repositories', async () => {
  const site = siteOf();
  await work(site, shop, [reply.other('ask', 'Which total?')]);
  await work(site, shop, aFix, { part: undefined, cause: 'asked', delivery: 'd-2', run: '2/1' });
  expect(site.text(shop)).toContain('# acme/shop: A fix is ready for review.');
  expect(site.status).toBe('In Arbeit');
});
