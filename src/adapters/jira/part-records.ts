import type { Client } from 'jira.js/core';
import { pullAt } from '../../core/pulls/index.ts';
import {
  emptyRecord,
  mergeRecords,
  type TicketKey,
  type TicketPart,
  type TicketRecord,
} from '../../core/tickets/index.ts';
import { plainProperty, readRecord, writeRecord } from './ticket-record.ts';

/** Where the work is done whose records are kept. */
export interface JiraPlace {
  /** The repository, as `owner/name`. */
  readonly repository: string;
  /** Address of its server, such as `https://github.com`. */
  readonly server: string;
  /** The other repositories of the ticket; missing if only its record may know. */
  readonly siblings?: readonly string[] | undefined;
}

/**
 * The property of one repository's record on a ticket of several. Names of repositories are the same in any case, and
 * have no `~`, so that no two share a key.
 */
export function propertyOf(repository: string): string {
  return `${plainProperty}~${repository.toLowerCase().replace('/', '~')}`;
}

/**
 * Returns where records are kept: in the plain property, as long as a ticket is worked on in one repository. Once it has
 * several, each has a property of its own, and the plain one only names them all, for those who do not know. A record from
 * before stays where it is until the repository that wrote it takes it over.
 */
export function partRecords(client: Client, place: JiraPlace | undefined) {
  /** What the plain properties hold of the tickets that have several repositories. */
  const plain = new Map<TicketKey, TicketRecord>();
  const { repository = '', server = '', siblings } = place ?? {};
  const others = (all: readonly string[] | undefined) =>
    all?.filter((one) => !isSame(one, repository));
  return {
    async recall(key: TicketKey): Promise<TicketRecord> {
      const found = await readRecord(client, key, plainProperty);
      const named = siblings ?? others(found.siblings);
      // Who works in no repository knows of none.
      if (place === undefined) return { ...found, siblings: undefined };
      if (named === undefined || named.length === 0) return found;
      plain.set(key, found);
      const own = await readRecord(client, key, propertyOf(repository));
      const all = [repository, ...named];
      const known = ownerOf(found, all) === repository ? mergeRecords(found, own) : own;
      return { ...known, siblings: named };
    },
    async remember(key: TicketKey, record: TicketRecord) {
      const all = [repository, ...(record.siblings ?? [])].toSorted();
      if (all.length < 2) return writeRecord(client, key, plainProperty, record);
      const found = plain.get(key) ?? (await readRecord(client, key, plainProperty));
      const write = () => writeRecord(client, key, propertyOf(repository), record);
      const owner = ownerOf(found, all);
      const isNamed = isSame(all.join(), found.siblings?.join() ?? '');
      if (isNamed || (owner !== undefined && owner !== repository)) return write();
      // A record that is taken over is in its new place before it leaves the old one.
      if (owner !== undefined) await write();
      const index = { ...emptyRecord, siblings: all };
      await writeRecord(client, key, plainProperty, index);
      plain.set(key, index);
      if (owner === undefined) await write();
    },
    /** Returns all repositories of the ticket; the own one with this record, which names the others. */
    async parts(key: TicketKey, own: TicketRecord): Promise<readonly TicketPart[]> {
      const names = own.siblings ?? [];
      const owner = ownerOf(plain.get(key) ?? emptyRecord, [repository, ...names]);
      const read = async (name: string): Promise<TicketPart> => {
        const record = await readRecord(client, key, propertyOf(name));
        const isOlder = record.attempts === 0 && owner === name;
        const known = isOlder ? (plain.get(key) ?? record) : record;
        return { repository: name, url: `${server}/${name}`, record: known };
      };
      const rest = await Promise.all(names.map(read));
      return [{ repository, url: `${server}/${repository}`, record: own }, ...rest];
    },
    /** Names the properties of a change that could not be published: the repository's own, once a ticket has several. */
    changePrefix: () =>
      `${plain.size === 0 ? plainProperty : `${propertyOf(repository)}~`}-change-`,
  };
}

const isSame = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

/**
 * The repository whose record from before the plain property holds: the one with its pull request or, if there is none, the
 * first by name, so that all agree; `undefined` if it holds none.
 */
function ownerOf(
  { attempts, siblings, pullRequest }: TicketRecord,
  all: readonly string[],
): string | undefined {
  if (attempts === 0 || siblings !== undefined) return undefined;
  const name = pullAt(pullRequest)?.repository ?? '';
  return all.find((one) => isSame(one, name)) ?? all.toSorted()[0];
}
