import {
  emptyRecord,
  mergeRecords,
  type TicketKey,
  type TicketPart,
  type TicketRecord,
} from '../../core/tickets/index.ts';
import {
  isSame,
  type KeptRecord,
  plainProperty,
  type RecordStore,
  readRecord,
  writeRecord,
} from './ticket-record.ts';

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
 * several, each has a property of its own, and the plain one only names them all, for those who do not know. A record that
 * another repository has there stays until that takes it over.
 */
export function partRecords(store: RecordStore, place: JiraPlace | undefined) {
  /** What the plain properties hold of the tickets whose records are apart. */
  const plain = new Map<TicketKey, KeptRecord>();
  const { repository = '', server = '', siblings } = place ?? {};
  const others = (all: readonly string[] | undefined) =>
    all?.filter((one) => !isSame(one, repository));
  const isAnothers = (kept: KeptRecord) => holdsOne(kept) && !isSame(kept.by ?? '', repository);
  const isOwn = (kept: KeptRecord) => holdsOne(kept) && !isAnothers(kept);
  const write = (key: TicketKey, property: string, record: TicketRecord) =>
    writeRecord(store, key, property, { record, by: repository });
  return {
    async recall(key: TicketKey): Promise<TicketRecord> {
      const found = await readRecord(store, key, plainProperty);
      // Who works in no repository knows of none.
      if (place === undefined) return { ...found.record, siblings: undefined };
      const isAlone = (siblings ?? found.record.siblings) === undefined && !isAnothers(found);
      if (isAlone && !found.record.isUnsigned) return found.record;
      const { record: own } = await readRecord(store, key, propertyOf(repository), repository);
      const named = siblings ?? others(found.record.siblings) ?? own.siblings;
      if (named !== undefined || isAnothers(found)) plain.set(key, found);
      const known = isOwn(found) ? mergeRecords(found.record, own) : own;
      const isUnsigned = found.record.isUnsigned ?? own.isUnsigned;
      return { ...known, siblings: named, isUnsigned };
    },
    async remember(key: TicketKey, record: TicketRecord) {
      const all = [repository, ...(record.siblings ?? [])].toSorted();
      const writeOwn = () => write(key, propertyOf(repository), record);
      const known = plain.get(key);
      if (all.length < 2) return known ? writeOwn() : write(key, plainProperty, record);
      const found = known ?? (await readRecord(store, key, plainProperty));
      const isNamed = isSame(all.join(), found.record.siblings?.join() ?? '');
      if (isNamed || isAnothers(found)) return writeOwn();
      // A record that is taken over is in its new place before it leaves the old one.
      if (isOwn(found)) await writeOwn();
      const index = { ...emptyRecord, siblings: all };
      await write(key, plainProperty, index);
      plain.set(key, { record: index, by: repository });
      if (!isOwn(found)) await writeOwn();
    },
    /** Returns all repositories of the ticket; the own one with this record, which names the others. */
    async parts(key: TicketKey, own: TicketRecord): Promise<readonly TicketPart[]> {
      const older = plain.get(key);
      const read = async (name: string): Promise<TicketPart> => {
        const { record } = await readRecord(store, key, propertyOf(name), name);
        const isOlder =
          record.attempts === 0 && older && holdsOne(older) && isSame(older.by ?? '', name);
        return {
          repository: name,
          url: `${server}/${name}`,
          record: isOlder ? older.record : record,
        };
      };
      const rest = await Promise.all((own.siblings ?? []).map(read));
      return [{ repository, url: `${server}/${repository}`, record: own }, ...rest];
    },
  };
}

/** Whether the plain property holds the record of one repository, and does not name several. */
function holdsOne({ by, record }: KeptRecord): boolean {
  return by !== undefined && record.siblings === undefined;
}
