import { getIssueProperty, setIssueProperty } from 'jira.js/cloud';
import { type Client, isNotFoundError } from 'jira.js/core';
import { z } from 'zod';
import { emptyRecord, type TicketRecord } from '../../core/record.ts';
import type { TicketKey } from '../../core/ticket.ts';

const propertyKey = 'jira-bug-fix-agent';

/** Jira keeps at most 32,768 characters in a property. */
const longestRecord = 32_000;

const RecordForm = z.object({
  version: z.literal(1),
  inputs: z.array(z.string()),
  comments: z.array(z.string()),
  read: z.array(z.string()),
  branch: z.string().exactOptional(),
  pullRequest: z.string().exactOptional(),
  delivery: z.string().exactOptional(),
});

/** The record on a ticket; an empty one when there is none, or none that this version can read. */
export async function readRecord(client: Client, key: TicketKey): Promise<TicketRecord> {
  try {
    const property = await getIssueProperty(client, { issueIdOrKey: key, propertyKey });
    return RecordForm.safeParse(property.value).data ?? emptyRecord;
  } catch (error) {
    if (isNotFoundError(error)) return emptyRecord;
    throw error;
  }
}

/** Leaves the record on the ticket, without its oldest entries when it has grown too long. */
export async function writeRecord(
  client: Client,
  key: TicketKey,
  record: TicketRecord,
): Promise<void> {
  await setIssueProperty(client, { issueIdOrKey: key, propertyKey, body: { ...fitted(record) } });
}

function fitted(record: TicketRecord): TicketRecord {
  const lists = ['inputs', 'comments', 'read'] as const;
  let fitting = record;
  while (JSON.stringify(fitting).length > longestRecord) {
    const [longest] = lists.toSorted((a, b) => sizeOf(fitting[b]) - sizeOf(fitting[a]));
    if (longest === undefined || fitting[longest].length === 0) break;
    const entries = fitting[longest];
    fitting = { ...fitting, [longest]: entries.slice(Math.ceil(entries.length / 10)) };
  }
  return fitting;
}

const sizeOf = (entries: readonly string[]) => JSON.stringify(entries).length;
