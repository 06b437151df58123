import { getIssue } from 'jira.js/cloud';
import type { Client } from 'jira.js/core';
import { z } from 'zod';
import { type BlockedTicket, type TicketKey, ticketKey } from '../../core/tickets/index.ts';
import { unlessMissing } from './client.ts';
import { JiraStatus } from './dialect.ts';

/** Tickets that are read for the order of one. */
const maxRead = 50;

/**
 * Reads which open tickets block a ticket, directly or not, from its links as Jira lists them. Resolves to nothing if
 * there are more than can be read: such a ticket does not wait.
 */
export async function readBlocked(
  client: Client,
  key: TicketKey,
  listed: unknown,
): Promise<readonly BlockedTicket[]> {
  const found: BlockedTicket[] = [{ key, blockers: blockersIn(listed) }];
  const waiting = new Set(blockersIn(listed));
  waiting.delete(key);
  let read = 0;
  // A set goes on to what is added to it.
  for (const other of waiting) {
    read += 1;
    if (read > maxRead) return [];
    const blockers = await readBlockers(client, other);
    if (blockers === undefined) continue;
    found.push({ key: other, blockers });
    for (const one of blockers) if (one !== key) waiting.add(one);
  }
  return found;
}

const Blocker = z.object({
  fields: z.object({ status: JiraStatus, issuelinks: z.unknown().optional() }),
});

/** Reads what blocks a ticket; `undefined` if the ticket is done, or the account cannot see it. */
async function readBlockers(
  client: Client,
  key: TicketKey,
): Promise<readonly TicketKey[] | undefined> {
  const asked = { issueIdOrKey: key, fields: ['status', 'issuelinks'] };
  const issue = await unlessMissing(getIssue(client, asked));
  if (issue === undefined) return undefined;
  const { status, issuelinks } = Blocker.parse(issue).fields;
  return status.category === 'done' ? undefined : blockersIn(issuelinks);
}

/** Returns the tickets that block the one with these links; Jira names them at the inward end. */
function blockersIn(listed: unknown): readonly TicketKey[] {
  return endsOf(listed, 'inwardIssue', (category) => category !== 'done');
}

/** Returns the tickets to do that the one with these links blocks. */
export function ticketsBlockedBy(listed: unknown): readonly TicketKey[] {
  return endsOf(listed, 'outwardIssue', (category) => category === 'new');
}

const End = z.object({
  key: z.string(),
  fields: z.object({ status: JiraStatus }).optional().catch(undefined),
});

/** What two ends of a link are called varies by site and language; its type keeps its name. */
const BlockLink = z.object({
  type: z.object({ name: z.string().regex(/^\s*blocks\s*$/i) }),
  inwardIssue: End.optional(),
  outwardIssue: End.optional(),
});

/** Returns the tickets at one end of the links, if their category is wanted or not known. */
function endsOf(
  listed: unknown,
  end: 'inwardIssue' | 'outwardIssue',
  isWanted: (category: z.infer<typeof JiraStatus>['category']) => boolean,
): readonly TicketKey[] {
  if (!Array.isArray(listed)) return [];
  return listed.flatMap((entry: unknown) => {
    const other = BlockLink.safeParse(entry).data?.[end];
    const category = other?.fields?.status.category;
    if (other === undefined || (category !== undefined && !isWanted(category))) return [];
    return ticketKey(other.key) ?? [];
  });
}
