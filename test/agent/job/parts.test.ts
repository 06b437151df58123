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
const repositories = ['acme/api', 'acme/shop'];

/** Works in one repository of the ticket. */
async function work(
  site: SharedTicket,
  repository: string,
  script: readonly Scripted[],
  more: Partial<Job> = {},
) {
  const model = scriptedModel(...script);
  const ports = site.ports(repository, direct);
  const { outcome } = await runJob(jobOf(more), { ...memoryContext(model, cart), ...ports });
  return { model, outcome };
}

test('a repository that never starts is named, and holds the ticket back', async () => {
  const site = new SharedTicket(repositories);
  await work(site, 'acme/shop', aFix);
  expect(site.status).toBe('In Arbeit');
  expect(site.text()).toContain('not moved before: acme/api \\(not started yet\\).');
  await work(site, 'acme/api', aFix);
  expect(site.status).toBe('In Prüfung');
});

test('one is told nothing of the other, neither its name nor its plan', async () => {
  const site = new SharedTicket(repositories);
  await work(site, 'acme/shop', aFix);
  const { model } = await work(site, 'acme/api', aFix);
  const prompts = JSON.stringify(model.requests.map(({ messages }) => messages));
  for (const word of ['acme/shop', 'pull/1', 'It adds where it should multiply. Files'])
    expect(prompts).not.toContain(word);
});

test('what another repository plans is no reason to start again', async () => {
  const site = new SharedTicket(repositories);
  await work(site, 'acme/shop', aFix);
  await work(site, 'acme/api', [reply.other('already-fixed', 'No.')]);
  const again = await work(site, 'acme/shop', aFix, { run: '9/1' });
  expect(again.outcome.reason).toBe('nothing-new');
  expect(again.model.requests).toEqual([]);
});

test('a ticket that was assigned is given back by the last run', async () => {
  const site = new SharedTicket(repositories);
  const assigned = { cause: 'assigned' } as const;
  const first = await work(site, 'acme/shop', aFix, assigned);
  expect(site.givenBack).toBe(0);
  expect(first.outcome.reason).toBe('approved');
  await work(site, 'acme/api', aFix, assigned);
  expect(site.givenBack).toBe(1);
});

test('a later run without a pull request neither hides the open one nor holds the ticket back', async () => {
  const site = new SharedTicket(repositories);
  await work(site, 'acme/shop', aFix);
  const repair = { id: 'checks-failed:1', failures: [] };
  const later = await work(site, 'acme/shop', [reply.other('ask', 'Why?')], { run: '9/1', repair });
  expect(later.outcome.reason).toBe('asked');
  expect(site.text()).toContain('pull/2>) is from an earlier run.');
  await work(site, 'acme/api', aFix);
  expect(site.status).toBe('In Prüfung');
  const failed = { run: '9/2', repair: { ...repair, id: 'checks-failed:2' } };
  const last = await work(site, 'acme/shop', [new Error('No route.')], failed);
  expect(last.outcome.reason).toBe('failed');
  expect(site.text()).toContain('pull/2>) is from an earlier run.');
  expect(site.status).toBe('In Prüfung');
});
