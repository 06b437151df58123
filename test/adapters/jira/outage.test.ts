import { afterAll, describe, expect, test } from 'vitest';
import { jiraTickets } from '../../../src/adapters/jira/index.ts';
import type { Tickets } from '../../../src/agent/ports.ts';
import { paragraphs } from '../../../src/core/markup/index.ts';
import { commentMark, emptyRecord } from '../../../src/core/tickets/index.ts';
import { hangingUp, unavailable } from '../../support/faults.ts';
import { type JiraStandIn, startJira } from '../../support/jira/jira.ts';
import { type ServerStandIn, startJiraServer } from '../../support/jira-server/jira-server.ts';
import { keyOf } from '../../support/memory/samples/tickets.ts';
import type { Answer, Exchange } from '../../support/stand-in.ts';
import { manualTimeLimits } from '../../support/time-limits.ts';

const key = keyOf('SHOP-7');
const said = (words: string) => paragraphs(words, commentMark);
const page = { id: 'github:acme/shop#7', url: 'https://github.test/acme/shop/pull/7', title: '#7' };
const inReview = { kind: 'named', names: ['In Prüfung'] } as const;

type Site = JiraStandIn | ServerStandIn;

const kinds: readonly (readonly [string, () => Promise<Site>, boolean])[] = [
  ['Cloud', startJira, true],
  ['Data Center', startJiraServer, false],
];

/** Writes of a run, each with what it leaves on the ticket. */
const writes: readonly (readonly [string, (tickets: Tickets) => Promise<unknown>, object])[] = [
  ['a new comment', (to) => to.comment(key, said('One.'), undefined), { comments: 1 }],
  ['the record', (to) => to.remember(key, { ...emptyRecord, attempts: 3 }), { attempts: 3 }],
  ['a move', (to) => to.move(key, inReview), { status: 'In Prüfung' }],
  ['a link', (to) => to.link(key, page), { pages: 1 }],
];

const timeoutMs = 30_000;
const limits = manualTimeLimits();
afterAll(() => limits[Symbol.dispose]());

const faults: readonly (readonly [string, Answer, boolean])[] = [
  ['a 500', { status: 500 }, false],
  ['a 502', { status: 502 }, false],
  ['a 503', unavailable('1'), false],
  ['a 504 after it took effect', { status: 504 }, true],
  ['a reset', hangingUp, false],
  ['a reset after it took effect', hangingUp, true],
  ['a timeout', limits.hanging(timeoutMs), false],
  ['a timeout after it took effect', limits.hanging(timeoutMs), true],
];

const open = ({ url: baseUrl, token, ...site }: Site, isCloud: boolean) => {
  const login = isCloud && 'email' in site ? { email: site.email } : {};
  return jiraTickets({ baseUrl, token, ...login }, { wait: async () => {}, timeoutMs });
};

/** Disturbs the first requests that change something. */
function disturbWrites(site: Site, answer: Answer, isLate: boolean, times = 1): Exchange[] {
  const disturbed: Exchange[] = [];
  site.disturb((exchange) => {
    const isRead = exchange.method === 'GET' || exchange.path.endsWith('/search/jql');
    if (isRead || disturbed.length === times) return undefined;
    disturbed.push(exchange);
    return { answer, isLate };
  });
  return disturbed;
}

async function stateOf(site: Site, tickets: Tickets) {
  const { comments, status, pages } = site.issue(key);
  const { attempts } = await tickets.recall(key);
  return { comments: comments.length, status, pages: pages.size, attempts };
}

describe.each(kinds)('Jira %s', (_, start, isCloud) => {
  describe.each(writes)('%s', (_write, write, effect) => {
    test.each(faults)('takes effect once after %s', async (_fault, answer, isLate) => {
      await using site = await start();
      site.addIssue({ key, summary: 'Totals are wrong' });
      const tickets = open(site, isCloud);
      const untouched = await stateOf(site, tickets);
      const disturbed = disturbWrites(site, answer, isLate);
      await write(tickets);
      expect(disturbed).toHaveLength(1);
      expect(await stateOf(site, tickets)).toEqual({ ...untouched, ...effect });
      expect(site.violations).toEqual([]);
    });
  });

  test('a comment that was posted without an answer gets the text that was meant', async () => {
    await using site = await start();
    site.addIssue({ key, summary: 'Totals are wrong' });
    site.addComment(key, 'Ann', `Not the agent.\n${commentMark}`);
    const tickets = open(site, isCloud);
    disturbWrites(site, hangingUp, true);
    const id = await tickets.comment(key, said('It is fixed.'), undefined);
    const { comments } = site.issue(key);
    expect(comments.map((comment) => comment.id)).toEqual([comments[0]?.id, id]);
    expect(JSON.stringify(comments[1]?.body)).toContain('It is fixed.');
  });

  test('a move that a person made meanwhile is not repeated', async () => {
    await using site = await start();
    site.addIssue({ key, summary: 'Totals are wrong' });
    const tickets = open(site, isCloud);
    site.disturb(({ method }) => {
      if (method !== 'POST') return undefined;
      site.setStatus(key, 'In Arbeit');
      return { answer: { status: 500 }, isLate: false };
    });
    expect(await tickets.move(key, inReview)).toEqual({
      kind: 'moved',
      to: 'In Arbeit',
      category: 'indeterminate',
    });
  });

  test.each<[string, (tickets: Tickets) => Promise<unknown>, RegExp]>([
    ['reading a ticket', (to) => to.read(key, emptyRecord), /\/issue\/SHOP-7$/],
    ['a search', (to) => to.sweep({ jql: 'project = SHOP', hours: 1, limit: 10 }), /\/search/],
  ])('%s is repeated', async (_what, call, resource) => {
    await using site = await start();
    site.addIssue({ key, summary: 'Totals are wrong' });
    let faults = 2;
    site.disturb(({ path }) => {
      if (!resource.test(path) || faults === 0) return undefined;
      faults -= 1;
      return { answer: { status: 500 }, isLate: false };
    });
    await call(open(site, isCloud));
    expect(faults).toBe(0);
  });
});
