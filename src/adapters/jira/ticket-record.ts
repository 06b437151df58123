import { getIssuePropertyKeys, setIssueProperty } from 'jira.js/cloud';
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
import { StoredBlock } from './stored-block.ts';

/**
 * The issue property that holds the record of a repository. Names of repositories are the same in any case, and have no
 * `~`, so that no two share a key.
 */
export function propertyOf(repository: string): string {
  return `jira-bug-fix-agent~${repository.toLowerCase().replace('/', '~')}`;
}

/** Characters of a record with its signature. Jira's limit for a property is 32,768. */
const maxRecord = 32_000;

const FollowedPull = z.object({
  pull: z.number().int().positive(),
  repairs: z.number().int().nonnegative(),
  done: z.array(z.string()),
  into: z.string().exactOptional(),
  refused: z.object({ key: z.string(), said: z.string() }).exactOptional(),
  told: z.object({ text: z.string().exactOptional(), times: z.number() }).exactOptional(),
});

const Part = z.object({
  repository: z.string(),
  of: z.number().int().positive(),
});

const Commit = z.string().regex(/^[0-9a-f]{40}$/);

const ProposedPlan = z.object({
  input: z.string(),
  base: Commit,
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

const AttemptReport = z.object({
  reason: z.string(),
  detail: z.string().exactOptional(),
  attempt: z.number().int().nonnegative(),
  rootCause: z.string().exactOptional(),
  reply: z.string().exactOptional(),
  problem: z.string().exactOptional(),
  work: z.array(StoredBlock),
  notes: z.array(StoredBlock),
  more: z.array(StoredBlock),
});

const PublishedChange = z.object({
  pull: z.object({
    number: z.number().int().positive(),
    url: z.string(),
    branch: z.string().exactOptional(),
    draft: z.boolean(),
    verified: z.boolean().exactOptional(),
  }),
  lacking: z.array(z.string()),
  report: AttemptReport,
  commits: z
    .array(z.object({ commit: z.string().exactOptional(), why: z.string(), at: z.string() }))
    .exactOptional(),
  older: z.number().int().nonnegative().exactOptional(),
});

const AttemptEnd = z.object({
  report: AttemptReport,
  lacking: z.array(z.string()),
  commit: Commit.exactOptional(),
  why: z.string().exactOptional(),
  isPublished: z.literal(true).exactOptional(),
});

const PullStanding = z.object({
  number: z.number().int().positive(),
  state: z.enum(['open', 'merged', 'closed']),
  into: z.string(),
  isElsewhere: z.literal(true).exactOptional(),
  ended: z.string().exactOptional(),
  now: z.string().exactOptional(),
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
  open: z.object({ end: AttemptEnd.exactOptional() }).exactOptional(),
  // A plan that cannot be read is none; the rest of the record counts.
  plan: ProposedPlan.optional().catch(undefined),
  plansFollowed: z.number().int().nonnegative().optional().catch(undefined),
  waitsFor: z.number().int().positive().optional().catch(undefined),
  followed: FollowedPull.exactOptional(),
  part: Part.exactOptional(),
  published: PublishedChange.optional().catch(undefined),
  ended: AttemptReport.optional().catch(undefined),
  pull: PullStanding.optional().catch(undefined),
});

/** A record as a property keeps it: its text, and the code that signs it for the ticket and the repository. */
const Signed = z.object({ repository: z.string(), record: z.string(), code: z.string() });

/** Where the records of a repository are kept, and what signs them. */
export interface RecordStore {
  readonly client: Client;
  /** The repository, as `owner/name`. */
  readonly repository: string;
  /** The tokens whose signatures count; the first one signs. */
  readonly tokens: readonly string[];
  /** Returns Jira's ID of a ticket, which stays when the ticket moves. */
  readonly idOf: (key: TicketKey) => Promise<string>;
}

/**
 * Reads the repository's record on a ticket; an empty one if there is none. It is empty, too, and says so, if it is not
 * signed for this ticket and this repository: whoever may edit the ticket may write any.
 */
export async function readRecord(store: RecordStore, key: TicketKey): Promise<TicketRecord> {
  const property = propertyOf(store.repository);
  const stored = await readProperty(store.client, key, property);
  if (stored === undefined) return emptyRecord;
  const text = await signedText(store, key, property, stored);
  if (text === undefined) return { ...emptyRecord, isUnsigned: true };
  return StoredRecord.safeParse(parseJson(text)).data ?? emptyRecord;
}

/** Returns the text of a property's record; `undefined` if it is not signed for this ticket and that property. */
async function signedText(
  { tokens, idOf }: RecordStore,
  key: TicketKey,
  property: string,
  stored: unknown,
): Promise<string | undefined> {
  const { repository, record, code } = Signed.safeParse(stored).data ?? noRecord;
  if (!isOf(repository, property)) return undefined;
  const seal = sealOf(tokens, 'ticket', await idOf(key), repository);
  return seal.isSigned(record, code) ? record : undefined;
}

/** Whether a property is that of the repository. */
function isOf(repository: string, property: string): boolean {
  return propertyOf(repository) === property;
}

const noRecord = { repository: '', record: '', code: '' };

const Keys = z.object({ keys: z.array(z.object({ key: z.string() })) });

/** Reads the records of the other repositories on a ticket that is routed to several; what is not signed is none. */
export async function readOtherRecords(
  store: RecordStore,
  key: TicketKey,
): Promise<readonly TicketRecord[]> {
  const { client, repository } = store;
  const { keys } = Keys.parse(await getIssuePropertyKeys(client, { issueIdOrKey: key }));
  const others = keys
    .map((one) => one.key)
    .filter((name) => recordName.test(name) && name !== propertyOf(repository));
  const records = await Promise.all(
    others.map(async (name) => {
      const stored = await readProperty(client, key, name);
      const text = await signedText(store, key, name, stored);
      return StoredRecord.safeParse(parseJson(text ?? '')).data;
    }),
  );
  return records.flatMap((record) => (record?.part === undefined ? [] : [record]));
}

const recordName = /^jira-bug-fix-agent~[^~]+~[^~]+$/;

/** Stores the record on the ticket, without its oldest entries if it is too long. */
export async function writeRecord(
  { client, repository, tokens, idOf }: RecordStore,
  key: TicketKey,
  record: TicketRecord,
): Promise<void> {
  const text = fittingText({ ...record, isUnsigned: undefined });
  const code = sealOf(tokens, 'ticket', await idOf(key), repository).sign(text);
  const body = { repository, record: text, code };
  const propertyKey = propertyOf(repository);
  await setIssueProperty(client, { issueIdOrKey: key, propertyKey, body });
}

/** The record as JSON that, quoted, a property can hold. */
function fittingText(record: TicketRecord): string {
  for (let limit = maxRecord; ; limit -= 1_000) {
    const text = JSON.stringify(fitRecord(record, limit));
    if (JSON.stringify(text).length <= maxRecord || limit <= 0) return text;
  }
}
