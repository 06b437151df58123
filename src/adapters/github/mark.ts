import { readEmbeddedState } from '../../core/report/index.ts';
import type { TicketKey, TicketRecord } from '../../core/tickets/index.ts';
import { found } from './answer.ts';
import type { Connection } from './connection.ts';
import { isOn } from './pull-request.ts';

/**
 * What the mark in the branch's pull request says of the ticket: of the open one, else of the newest
 * that was merged or closed. Nobody outside can write there: a fork's branches do not count.
 */
export async function recallMark(
  { rest, at }: Connection,
  key: TicketKey,
  branch: string,
): Promise<TicketRecord | undefined> {
  const head = `${at.owner}:${branch}`;
  const listed = await found(rest.pulls.list({ ...at, head, state: 'all', per_page: 100 }));
  const pulls = (listed?.data ?? [])
    .filter((pull) => isOn(pull, branch, at))
    .toSorted((a, b) => rankOf(b) - rankOf(a) || b.number - a.number);
  for (const { body, html_url: pullRequest } of pulls) {
    const record = readEmbeddedState(body ?? '', key);
    if (record !== undefined) return { ...record, branch, pullRequest };
  }
  return undefined;
}

const rankOf = ({ state }: { readonly state: string }) => (state === 'open' ? 1 : 0);
