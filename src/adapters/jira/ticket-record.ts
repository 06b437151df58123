import { getIssuePropertyKeys, setIssueProperty } from 'jira.js/cloud';
import type { Client } from 'jira.js/core';
import { z } from 'zod';
import {
  emptyRecord,
  fitRecord,
  isTicketRecord,
  type TicketKey,
  type TicketRecord,
} from '../../core/tickets/index.ts';
import { parseJson } from '../../engines/text/index.ts';
import { readProperty } from './client.ts';
import { sealOf } from './seal.ts';

/**
 * The issue property that holds the record of a repository. Names of repositories are the same in any case, and have no
 * `~`, so that no two share a key.
 */
export function propertyOf(repository: string): string {
  return `jira-bug-fix-agent~${repository.toLowerCase().replace('/', '~')}`;
}

/** Characters of a record with its signature. Jira's limit for a property is 32,768. */
const maxRecord = 32_000;

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
  return parseRecord(text) ?? emptyRecord;
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

/** The record in a signed text; `undefined` if it has the form of another version. */
function parseRecord(text: string): TicketRecord | undefined {
  const record = parseJson(text);
  return isTicketRecord(record) ? record : undefined;
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
      return text === undefined ? undefined : parseRecord(text);
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
