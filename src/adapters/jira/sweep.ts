import { isApiError } from 'jira.js/core';
import type { SweepScope, SweptTicket } from '../../agent/ports.ts';
import { ticketKey } from '../../core/tickets/index.ts';
import { UserError } from '../../core/user-error.ts';
import type { FindPage, FoundPage } from './found-page.ts';
import { sweepQuery } from './jql.ts';
import { mending } from './mending.ts';
import { refusal } from './refusal.ts';

/** Tickets on a page, and pages that are asked for at most: no total says for sure when to stop. */
const pageSize = 100;
const mostPages = 20;

/**
 * The tickets in scope that may be to do, each once, least recently changed first. Jira's index lags: one
 * that it does not have yet is in the next sweep, whose time reaches back as far.
 */
export async function sweepTickets(
  find: FindPage,
  scope: SweepScope,
): Promise<readonly SweptTicket[]> {
  const jql = sweepQuery(scope);
  const found = new Map<string, SweptTicket>();
  const tokens = new Set<string | undefined>();
  let token: string | undefined;
  for (let page = 0; page < mostPages && found.size < scope.limit; page += 1) {
    tokens.add(token);
    const sought = { jql, size: pageSize, token };
    const { issues, next } = await find(sought).catch(explain);
    for (const swept of issues.flatMap(sweptTicket))
      found.set(swept.id, found.get(swept.id) ?? swept);
    if (next === undefined || tokens.has(next)) break;
    token = next;
  }
  return [...found.values()].slice(0, scope.limit);
}

function sweptTicket({ id, key: name, fields }: FoundPage['issues'][number]) {
  const key = ticketKey(name);
  return key === undefined ? [] : [{ key, id, status: fields.status }];
}

/** A query that Jira does not understand is the person's to mend. */
function explain(error: unknown): never {
  if (!isApiError(error)) throw error;
  const words = refusal(error);
  const answered = `Jira answered ${error.status} to the search for tickets: ${words}`;
  if (error.status !== 400) throw new Error(answered, { cause: error });
  const advice = mending(words) ?? 'mend sweep-jql, after trying it in Jira’s own search.';
  throw new UserError(`${answered.replace(/\.$/, '')}; ${advice}`, { cause: error });
}
