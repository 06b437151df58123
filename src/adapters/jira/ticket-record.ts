import { setIssueProperty } from 'jira.js/cloud';
import type { Client } from 'jira.js/core';
import { z } from 'zod';
import {
  emptyRecord,
  fitRecord,
  type TicketKey,
  type TicketRecord,
} from '../../core/tickets/index.ts';
import { isRepository, maxSiblings } from '../../dispatch.ts';
import { readProperty } from './client.ts';

/** The issue property that holds the record of a ticket with one repository. */
export const plainProperty = 'jira-bug-fix-agent';

/** Jira's limit for a property is 32,768 characters. */
const maxRecord = 32_000;

const RecordV1 = z.object({
  version: z.literal(1),
  inputs: z.array(z.string()),
  comments: z.array(z.string()),
  read: z.array(z.string()),
  branch: z.string().exactOptional(),
  pullRequest: z.string().exactOptional(),
  delivery: z.string().exactOptional(),
});

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

/** Some more than one dispatch may name: it may have been sent by another rule. */
const maxParts = 2 * maxSiblings;

const shortText = z.string().max(3_000).exactOptional();

const PartEnd = z.object({
  reason: z.string().max(60),
  pull: z.number().int().positive().exactOptional(),
  isEarlier: z.boolean().exactOptional(),
  ...{ isDraft: z.boolean().exactOptional(), isSilent: z.boolean().exactOptional() },
  fate: z.enum(['merged', 'closed']).exactOptional(),
  ...{ status: shortText, understanding: shortText, reply: shortText, problem: shortText },
  ...{ files: z.array(z.string().max(300)).max(20).exactOptional(), log: shortText },
  notes: z.array(z.string().max(3_000)).max(10).exactOptional(),
});

/** Anyone who may edit the ticket may have changed it: an attempt checks the paths again. */
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

const RecordV2 = RecordV1.extend({
  version: z.literal(2),
  attempts: z.number().int().nonnegative(),
  begun: z.string().exactOptional(),
  seen: z.string().exactOptional(),
  text: z.string().exactOptional(),
  left: z.enum(['new', 'indeterminate', 'done']).exactOptional(),
  leftStatus: z.string().exactOptional(),
  diff: z.string().exactOptional(),
  critique: z.string().exactOptional(),
  unpublished: z.array(z.string()).exactOptional(),
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
  siblings: z.array(z.string().refine(isRepository)).max(maxParts).optional().catch(undefined),
  ended: PartEnd.optional().catch(undefined),
});

/** Version 1 did not count attempts, but each left the fingerprint of its input. */
const UpgradedV1 = RecordV1.transform(
  (record): TicketRecord => ({ ...record, version: 2, attempts: record.inputs.length }),
);

const StoredRecord = z.union([RecordV2, UpgradedV1]);

/** Reads the record on a ticket; an empty one if there is none, or none this version can read. */
export async function readRecord(
  client: Client,
  key: TicketKey,
  propertyKey: string,
): Promise<TicketRecord> {
  const stored = await readProperty(client, key, propertyKey);
  return StoredRecord.safeParse(stored).data ?? emptyRecord;
}

/** Stores the record on the ticket, without its oldest entries if it is too long. */
export async function writeRecord(
  client: Client,
  key: TicketKey,
  propertyKey: string,
  record: TicketRecord,
): Promise<void> {
  const body = { ...fitRecord(record, maxRecord) };
  await setIssueProperty(client, { issueIdOrKey: key, propertyKey, body });
}
