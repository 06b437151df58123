import { setIssueProperty } from 'jira.js/cloud';
import type { Client } from 'jira.js/core';
import { z } from 'zod';
import { parseJson } from '../../core/text/index.ts';
import {
  emptyRecord,
  fitRecord,
  type TicketKey,
  type TicketRecord,
} from '../../core/tickets/index.ts';
import { readProperty } from './client.ts';
import { sealOf } from './seal.ts';

/** The issue property that holds the record of a ticket with one repository. */
export const plainProperty = 'jira-bug-fix-agent';

/** Characters of a record with its signature. Jira's limit for a property is 32,768. */
const maxRecord = 32_000;

const UnreportedEnd = z.object({
  reason: z.string(),
  inputs: z.array(z.string()),
  seen: z.string().exactOptional(),
  reply: z.string().exactOptional(),
  pullRequest: z.string().exactOptional(),
  isReady: z.boolean().exactOptional(),
  log: z.string().exactOptional(),
});

const FollowedPull = z.object({
  pull: z.number().int().positive(),
  repairs: z.number().int().nonnegative(),
  done: z.array(z.string()),
  into: z.string().exactOptional(),
  told: z
    .object({ pull: z.string().exactOptional(), ticket: z.string().exactOptional() })
    .exactOptional(),
});

const text = z.string().exactOptional();

const PartEnd = z.object({
  reason: z.string(),
  pull: z.number().int().positive().exactOptional(),
  isEarlier: z.boolean().exactOptional(),
  isDraft: z.boolean().exactOptional(),
  fate: z.enum(['merged', 'closed']).exactOptional(),
  ...{ status: text, understanding: text, reply: text, problem: text, log: text },
  files: z.array(z.string()).exactOptional(),
  notes: z.array(z.string()).exactOptional(),
});

const ProposedPlan = z.object({
  input: z.string(),
  base: z.string().regex(/^[0-9a-f]{40}$/),
  attempt: z.number().int().positive().exactOptional(),
  understanding: z.string(),
  uncertain: z.string().exactOptional(),
  files: z.array(
    z.object({
      path: z.string(),
      state: z.enum(['existing', 'new']),
      change: z.string().exactOptional(),
    }),
  ),
});

const StoredRecord = z.object({
  version: z.literal(2),
  inputs: z.array(z.string()),
  comments: z.array(z.string()),
  read: z.array(z.string()),
  branch: z.string().exactOptional(),
  pullRequest: z.string().exactOptional(),
  delivery: z.string().exactOptional(),
  attempts: z.number().int().nonnegative(),
  begun: z.string().exactOptional(),
  seen: z.string().exactOptional(),
  text: z.string().exactOptional(),
  left: z.enum(['new', 'indeterminate', 'done']).exactOptional(),
  leftStatus: z.string().exactOptional(),
  diff: z.string().exactOptional(),
  critique: z.string().exactOptional(),
  open: z
    .object({
      until: z.string(),
      end: UnreportedEnd.exactOptional(),
      earlier: PartEnd.pick({ pull: true, isDraft: true, status: true })
        .optional()
        .catch(undefined),
    })
    .exactOptional(),
  // A plan that cannot be read is none; the rest of the record counts.
  plan: ProposedPlan.optional().catch(undefined),
  plansFollowed: z.number().int().nonnegative().optional().catch(undefined),
  waitsFor: z.number().int().positive().optional().catch(undefined),
  followed: FollowedPull.exactOptional(),
  siblings: z.array(z.string()).exactOptional(),
  ended: PartEnd.optional().catch(undefined),
});

/** A record as a property keeps it: its text, and the code that signs it for the ticket and the repository. */
const Signed = z.object({ repository: z.string(), record: z.string(), code: z.string() });

/** Where records are kept, and what signs them. */
export interface RecordStore {
  readonly client: Client;
  /** The tokens whose signatures count; the first one signs. */
  readonly tokens: readonly string[];
  /** Returns Jira's ID of a ticket, which stays when the ticket moves. */
  readonly idOf: (key: TicketKey) => Promise<string>;
}

/** A record, and the repository that has signed it; missing if there is no record. */
export interface KeptRecord {
  readonly record: TicketRecord;
  readonly by?: string | undefined;
}

/**
 * Reads the record on a ticket; an empty one if there is none. It is empty, too, and says so, if it is not signed for this
 * ticket and, if that is given, this repository: whoever may edit the ticket may write any.
 */
export async function readRecord(
  { client, tokens, idOf }: RecordStore,
  key: TicketKey,
  propertyKey: string,
  repository?: string,
): Promise<KeptRecord> {
  const stored = await readProperty(client, key, propertyKey);
  if (stored === undefined) return { record: emptyRecord };
  const signed = Signed.safeParse(stored).data;
  const by = signed?.repository ?? '';
  const isOwn =
    signed !== undefined &&
    (repository === undefined || isSame(by, repository)) &&
    sealOf(tokens, 'ticket', await idOf(key), by).isSigned(signed.record, signed.code);
  if (!isOwn) return { record: { ...emptyRecord, isUnsigned: true } };
  return { record: StoredRecord.safeParse(parseJson(signed.record)).data ?? emptyRecord, by };
}

/** Stores the record on the ticket for a repository, without its oldest entries if it is too long. */
export async function writeRecord(
  { client, tokens, idOf }: RecordStore,
  key: TicketKey,
  propertyKey: string,
  { record, by: repository = '' }: KeptRecord,
): Promise<void> {
  const text = fittingText({ ...record, isUnsigned: undefined });
  const code = sealOf(tokens, 'ticket', await idOf(key), repository).sign(text);
  const body = { repository, record: text, code };
  await setIssueProperty(client, { issueIdOrKey: key, propertyKey, body });
}

/** The record as JSON that, quoted, a property can hold. */
function fittingText(record: TicketRecord): string {
  for (let limit = maxRecord; ; limit -= 1_000) {
    const text = JSON.stringify(fitRecord(record, limit));
    if (JSON.stringify(text).length <= maxRecord || limit <= 0) return text;
  }
}

/** Whether two names are those of one repository. */
export const isSame = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();
