import { getIssueProperty, setIssueProperty } from 'jira.js/cloud';
import { type Client, isNotFoundError } from 'jira.js/core';
import { z } from 'zod';
import {
  emptyRecord,
  fitRecord,
  type TicketKey,
  type TicketRecord,
} from '../../core/tickets/index.ts';

/** The ticket's property that holds the record. */
const propertyKey = 'jira-bug-fix-agent';

/** Jira keeps at most 32,768 characters in a property. */
const longestRecord = 32_000;

const First = z.object({
  version: z.literal(1),
  inputs: z.array(z.string()),
  comments: z.array(z.string()),
  read: z.array(z.string()),
  branch: z.string().exactOptional(),
  pullRequest: z.string().exactOptional(),
  delivery: z.string().exactOptional(),
});

const Second = First.extend({
  version: z.literal(2),
  attempts: z.number().int().nonnegative(),
  begun: z.string().exactOptional(),
  left: z.enum(['new', 'indeterminate', 'done']).exactOptional(),
  diff: z.string().exactOptional(),
  critique: z.string().exactOptional(),
});

/** The first version did not count attempts: each left the fingerprint of its input. */
const lifted = First.transform(
  (record): TicketRecord => ({ ...record, version: 2, attempts: record.inputs.length }),
);

const RecordForm = z.union([Second, lifted]);

/** The record that a property holds; an empty one for what this version cannot read. */
function parseRecord(value: unknown): TicketRecord {
  return RecordForm.safeParse(value).data ?? emptyRecord;
}

/** The record as a property can hold it, without its oldest entries when it has grown too long. */
function storedRecord(record: TicketRecord): TicketRecord {
  return fitRecord(record, longestRecord);
}

/** The record on a ticket; an empty one when there is none. */
export async function readRecord(client: Client, key: TicketKey): Promise<TicketRecord> {
  try {
    const property = await getIssueProperty(client, { issueIdOrKey: key, propertyKey });
    return parseRecord(property.value);
  } catch (error) {
    if (isNotFoundError(error)) return emptyRecord;
    throw error;
  }
}

/** Leaves the record on the ticket. */
export async function writeRecord(
  client: Client,
  key: TicketKey,
  record: TicketRecord,
): Promise<void> {
  const body = { ...storedRecord(record) };
  await setIssueProperty(client, { issueIdOrKey: key, propertyKey, body });
}
