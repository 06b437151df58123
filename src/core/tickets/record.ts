import type { StatusCategory } from './ticket.ts';

/** What the agent leaves on a ticket so that the same input is not worked twice, and a retry knows more. */
export interface TicketRecord {
  readonly version: 2;
  /** Fingerprints of the inputs that were worked to an end, newest last. */
  readonly inputs: readonly string[];
  /** Ids of the comments that the agent wrote. */
  readonly comments: readonly string[];
  /** Ids of the people's comments that the last attempt had read. */
  readonly read: readonly string[];
  /** Attempts that were begun. */
  readonly attempts: number;
  /** When the last one was begun, an ISO 8601 instant. */
  readonly begun?: string;
  readonly branch?: string;
  readonly pullRequest?: string;
  /** The webhook delivery that asked for the last attempt. */
  readonly delivery?: string;
  /**
   * In which category of status the last attempt left the ticket: one that it did not leave to do and that
   * is to do again was reopened by somebody. Missing where that is not known.
   */
  readonly left?: StatusCategory;
  /** The last attempt's change as a unified diff, shortened, and what the reviewer still wanted. */
  readonly diff?: string;
  readonly critique?: string;
}

export const emptyRecord: TicketRecord = {
  version: 2,
  inputs: [],
  comments: [],
  read: [],
  attempts: 0,
};

/**
 * What two records of one ticket know together. Lists are joined, the newer record's entries last; of
 * what only one of them can be right about, the one with more attempts is believed, else `newer`.
 */
export function mergeRecords(older: TicketRecord, newer: TicketRecord): TicketRecord {
  const [less, more] = newer.attempts < older.attempts ? [newer, older] : [older, newer];
  const { diff, critique, left: _, ...rest } = less;
  const change = { ...(diff && { diff }), ...(critique && { critique }) };
  return {
    ...rest,
    ...(more.diff === undefined ? change : {}),
    ...more,
    ...leftOf(less, more),
    inputs: joined(less.inputs, more.inputs),
    comments: joined(less.comments, more.comments),
    read: joined(less.read, more.read),
  };
}

/**
 * Of the same attempt one record may tell the beginning and the other the end: in doubt it was left to do,
 * for else it might be worked again without end.
 */
function leftOf(less: TicketRecord, more: TicketRecord): Pick<TicketRecord, 'left'> {
  const isSame = less.attempts === more.attempts;
  const left =
    isSame && less.left === 'new' ? 'new' : (more.left ?? (isSame ? less.left : undefined));
  return left === undefined ? {} : { left };
}

/** The record as at most `limit` characters of JSON: first without its diff, then without its oldest ids. */
export function fitRecord(record: TicketRecord, limit: number): TicketRecord {
  if (sizeOf(record) <= limit) return record;
  const { diff: _, ...lean } = record;
  let fitting: TicketRecord = lean;
  while (sizeOf(fitting) > limit) {
    const [longest] = lists.toSorted((a, b) => sizeOf(fitting[b]) - sizeOf(fitting[a]));
    if (longest === undefined || fitting[longest].length === 0) return fitting;
    const entries = fitting[longest];
    fitting = { ...fitting, [longest]: entries.slice(Math.ceil(entries.length / 10)) };
  }
  return fitting;
}

const lists = ['inputs', 'comments', 'read'] as const;

const sizeOf = (value: unknown) => JSON.stringify(value).length;

/** Without doubles; what both have keeps the place that it has in `last`. */
function joined(first: readonly string[], last: readonly string[]): readonly string[] {
  const later = new Set(last);
  return [...new Set([...first.filter((entry) => !later.has(entry)), ...later])];
}
