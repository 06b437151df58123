import { expect, test } from 'vitest';
import { runJob } from '../../../src/agent/job/index.ts';
import { type FollowContext, followPulls } from '../../../src/agent/pulls/index.ts';
import type { PullFacts } from '../../../src/core/pulls/index.ts';
import { memoryContext, scriptedModel } from '../../support/memory/context.ts';
import type { Through } from '../../support/memory/failing-process.ts';
import { aFix, cart } from '../../support/memory/job-fixture.ts';
import { MemoryPull } from '../../support/memory/pulls.ts';
import { reply } from '../../support/memory/replies.ts';
import { jobOf } from '../../support/memory/samples.ts';
import { SharedTicket } from '../../support/memory/shared-ticket.ts';

const job = jobOf();
const [shop, api] = ['acme/shop', 'acme/api'];
const direct: Through = (_, call) => call();

/** A ticket that both repositories have worked, and the pull requests that come of it. */
async function worked(finds: 'fix' | 'already-fixed' = 'fix', draft = false) {
  const site = new SharedTicket([shop, api], draft);
  for (const repository of site.repositories) {
    const script = finds === 'fix' || repository === shop ? aFix : [reply.other(finds, 'No.')];
    const context = memoryContext(scriptedModel(...script), cart);
    await runJob(jobOf({ part: site.partIn(repository) }), {
      ...context,
      ...site.ports(repository, direct),
    });
  }
  const pulls = new Map(
    site.repositories.map((repository, at) => {
      const pull = new MemoryPull();
      const number = at + 1;
      pull.set({ number, url: `https://github.test/${repository}/pull/${number}` });
      return [repository, pull] as const;
    }),
  );
  /** Looks at the pull request of one repository, as a sweep does. */
  const look = async (repository: string, merged = false, facts: Partial<PullFacts> = {}) => {
    const pull = pulls.get(repository) ?? new MemoryPull();
    pull.set(facts);
    if (merged) pull.set({ state: 'merged' });
    const context: FollowContext = {
      ...{ pulls: pull.port(), ...site.ports(repository, direct) },
      date: () => new Date('2026-11-21T09:00:00Z'),
      signal: new AbortController().signal,
    };
    const settings = {
      ...{ run: '2/1', command: '/fix', ticketOf: () => job.key },
      onReady: { kind: 'named', names: ['In Prüfung'] },
      onMerge: { kind: 'named', names: ['Fertig'] },
      ...{ maxTicketAttempts: 5, maxMinutes: 30 },
    } as const;
    await followPulls({ kind: 'number', number: 1 }, settings, context);
    return pull;
  };
  return { site, look };
}

test('a pull request and its comment say nothing of the other repositories', async () => {
  const { site, look } = await worked();
  expect(site.status).toBe('In Prüfung');
  const pull = await look(shop);
  expect(pull.status).not.toContain(api);
  expect(site.text(shop)).not.toContain(api);
  await look(shop);
  expect(pull.deeds.map(({ kind }) => kind)).toEqual(['describe']);
});

test('the last pull request to be merged moves the ticket', async () => {
  const { site, look } = await worked();
  await look(shop, true);
  expect(site.status).toBe('In Prüfung');
  await look(api, true);
  expect(site.status).toBe('Fertig');
});

test('a repository in which nothing has to change holds no merge back', async () => {
  const { site, look } = await worked('already-fixed');
  expect(site.status).toBe('In Prüfung');
  await look(shop, true);
  expect(site.status).toBe('Fertig');
});

test('a pull request that was closed holds the ticket back', async () => {
  const { site, look } = await worked();
  await look(shop, false, { state: 'closed' });
  await look(api, true);
  expect(site.status).toBe('In Prüfung');
});

test('the last draft that a person marks as ready moves the ticket, once', async () => {
  const { site, look } = await worked('fix', true);
  const running = [{ name: 'lint', state: 'running' }] as const;
  await look(shop, false, { isDraft: true });
  await look(api, false, { isDraft: true });
  await look(shop, false, { isDraft: false, checks: running });
  expect(site.status).toBe('In Arbeit');
  await look(api, false, { isDraft: false });
  expect(site.status).toBe('In Prüfung');
  await look(shop, false, { isDraft: false, checks: [] });
  expect(site.movedWhile).toHaveLength(1);
});

test('a draft that is ready counts as one until Jira has moved the ticket', async () => {
  const { site, look } = await worked('fix', true);
  await look(api, false, { isDraft: false });
  site.failedMoves = 1;
  await look(shop, false, { isDraft: false });
  expect(site.status).toBe('In Arbeit');
  await look(shop, false, { isDraft: false });
  expect(site.status).toBe('In Prüfung');
});
