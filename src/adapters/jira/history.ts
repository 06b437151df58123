import { getChangeLogs } from 'jira.js/cloud';
import type { Client } from 'jira.js/core';
import { z } from 'zod';
import type { TicketKey } from '../../core/tickets/index.ts';
import { JiraChange, type JiraHistory } from './dialect.ts';

const ChangePage = z.object({ total: z.number(), values: z.array(JiraChange) });

/** Changes in one answer, and answers that are asked for. */
const limits = { page: 100, pages: 10 } as const;

/** Reads the history of a ticket in Jira Cloud, which lists the oldest change first, from its end. */
export async function cloudHistory(client: Client, issueIdOrKey: TicketKey): Promise<JiraHistory> {
  const page = async (startAt: number, maxResults: number) =>
    ChangePage.parse(await getChangeLogs(client, { issueIdOrKey, startAt, maxResults }));
  const { total, values } = await page(0, limits.page);
  if (total <= limits.page) return newestFirst(values, true);
  const changes: JiraChange[] = [];
  let end = total;
  for (let asked = 0; asked < limits.pages && end > 0; asked += 1) {
    const start = Math.max(0, end - limits.page);
    changes.push(...(await page(start, end - start)).values);
    end = start;
  }
  return newestFirst(changes, end === 0);
}

/** Returns a history with the newest change first. */
export function newestFirst(changes: readonly JiraChange[], isWhole: boolean): JiraHistory {
  const order = ({ created }: JiraChange) => created ?? '';
  return { changes: changes.toSorted((a, b) => order(b).localeCompare(order(a))), isWhole };
}
