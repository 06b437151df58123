import { isObject, requestFingerprint } from '../../engines/text/index.ts';
import { type FollowedPull, mergeFollowed } from './followed-pull.ts';
import { type AttemptReport, mergeStories, type Story } from './story.ts';
import type { Comment, StatusCategory } from './ticket.ts';

/** What a ticket that is routed to several repositories has in one of them. */
export interface TicketPart {
  /** The repository, as `owner/name`. */
  readonly repository: string;
  /** How many repositories the ticket has. */
  readonly of: number;
}

/** What the agent stores on a ticket, so that it never works the same input twice and a retry knows more. */
export interface TicketRecord extends Story {
  /** Of its form: a signed record of this version is read as it is. */
  readonly version: 2;
  /** Fingerprints of inputs that were worked to a conclusion, newest last. */
  readonly inputs: readonly string[];
  /** Ids of the agent's own comments. */
  readonly comments: readonly string[];
  /** People's comments that the last attempt read, see `commentEntry`. */
  readonly read: readonly string[];
  /** Fingerprint of what the last attempt with a conclusion read besides comments. */
  readonly text?: string | undefined;
  /** Number of attempts started. */
  readonly attempts: number;
  /** Start of the last attempt, an ISO 8601 instant. */
  readonly begun?: string | undefined;
  /** The ticket's last change that the last attempt with a conclusion has seen, by Jira's clock: an ISO 8601 instant. */
  readonly seen?: string | undefined;
  readonly branch?: string | undefined;
  readonly pullRequest?: string | undefined;
  /** The webhook delivery that triggered the last attempt. */
  readonly delivery?: string | undefined;
  /** Status category the last attempt left the ticket in. If it is in `new` again, it was reopened. */
  readonly left?: StatusCategory | undefined;
  /** Name of that status, if known. */
  readonly leftStatus?: string | undefined;
  /** The last attempt's change as a shortened unified diff, and what was still wrong with it. */
  readonly diff?: string | undefined;
  readonly critique?: string | undefined;
  /** The last attempt, as long as the agent's comment calls it in progress, or its change could not be published. */
  readonly open?: OpenAttempt | undefined;
  /** The plan that waits for somebody's word; missing if none does. */
  readonly plan?: ProposedPlan | undefined;
  /** How many of the attempts went on with the plan of the attempt before; the two count as one. */
  readonly plansFollowed?: number | undefined;
  /** The open pull request of somebody that the next attempt waits for; missing if it waits for none. */
  readonly waitsFor?: number | undefined;
  /** What became of its pull request; missing before the first look at one. */
  readonly followed?: FollowedPull | undefined;
  /** What the ticket has here; missing if it is not routed to several repositories. */
  readonly part?: TicketPart | undefined;
  /** Set, and never stored, if what the ticket has in its place is not signed by the agent, and so counts as nothing. */
  readonly isUnsigned?: boolean | undefined;
}

/** An attempt of which the ticket does not tell how it ended. It goes on as long as a run has the ticket's lease. */
export interface OpenAttempt {
  /** How it ended; missing while it works. */
  readonly end?: AttemptEnd | undefined;
}

/** How an attempt ended: all that is left to do is to publish its change, if it has one, and to tell the ticket. */
export interface AttemptEnd {
  readonly report: AttemptReport;
  /** The evidence that its change lacks to be ready for review, each as a phrase. */
  readonly lacking: readonly string[];
  /** The commit (40 hex digits) of its change, which the branch may not show yet, and what it does; missing if it has none. */
  readonly commit?: string | undefined;
  readonly why?: string | undefined;
  /** Set if its pull request has the change. */
  readonly isPublished?: true | undefined;
}

/** A plan that waits for somebody's word, as the ticket's record keeps it. */
export interface ProposedPlan {
  /** Fingerprint of the input that it was made for: any other voids it. */
  readonly input: string;
  /** The commit (40 hex digits) whose files it was made for. */
  readonly base: string;
  /** The number of the attempt that made it. */
  readonly attempt?: number | undefined;
  readonly understanding: string;
  readonly files: readonly ProposedFile[];
  /** What the model does not know; missing if nothing. */
  readonly uncertain?: string | undefined;
}

export interface ProposedFile {
  readonly path: string;
  readonly state: 'existing' | 'new';
  readonly change?: string | undefined;
}

export const emptyRecord: TicketRecord = {
  version: 2,
  inputs: [],
  comments: [],
  read: [],
  attempts: 0,
};

/** Whether a text that the agent has signed is a record of this version: it signs nothing else that looks like one. */
export const isTicketRecord = (value: unknown): value is TicketRecord =>
  isObject(value) && value.version === emptyRecord.version;

/** What a record keeps of a comment that was read: an edited comment has another entry. */
export function commentEntry({ id, body }: Comment): string {
  return `${id}:${requestFingerprint({ body }).slice(0, 12)}`;
}

/** Whether the last attempt read the comment as it is now. */
export function hasRead({ read }: TicketRecord, comment: Comment): boolean {
  return read.includes(commentEntry(comment));
}

/**
 * Merges two records of the same ticket. Lists are joined, the newer record's entries last. For everything
 * else, the record with more attempts wins; in a tie, `newer`.
 */
export function mergeRecords(older: TicketRecord, newer: TicketRecord): TicketRecord {
  const [less, more] = newer.attempts < older.attempts ? [newer, older] : [older, newer];
  const { text, seen } = lastSeen(less, more);
  return {
    version: 2,
    inputs: joined(less.inputs, more.inputs),
    comments: joined(less.comments, more.comments),
    read: joined(less.read, more.read),
    attempts: more.attempts,
    ...{ text, seen },
    begun: more.begun ?? less.begun,
    branch: more.branch ?? less.branch,
    pullRequest: more.pullRequest ?? less.pullRequest,
    delivery: more.delivery ?? less.delivery,
    left: mergeLeft(less, more),
    leftStatus: more.leftStatus,
    open: mergeOpen(less, more),
    diff: more.diff ?? less.diff,
    critique: more.critique ?? (more.diff === undefined ? less.critique : undefined),
    plan: more.plan,
    plansFollowed: more.plansFollowed ?? less.plansFollowed,
    waitsFor: more.waitsFor,
    followed: mergeFollowed(less.followed, more.followed),
    part: more.part ?? less.part,
    ...mergeStories(less, more),
    isUnsigned: newer.isUnsigned,
  };
}

function lastSeen(less: TicketRecord, more: TicketRecord): TicketRecord {
  return (less.seen ?? '') > (more.seen ?? '') ? less : more;
}

/**
 * Two records of the same attempt may stem from its start and its end. If either says `new`, so does the
 * result: otherwise the ticket would count as reopened again and again.
 */
function mergeLeft(less: TicketRecord, more: TicketRecord): StatusCategory | undefined {
  if (less.attempts !== more.attempts) return more.left;
  return less.left === 'new' ? 'new' : (more.left ?? less.left);
}

/** Two records of the same attempt may stem from its start and its end: the end is later. */
function mergeOpen(less: TicketRecord, more: TicketRecord): OpenAttempt | undefined {
  if (less.attempts !== more.attempts) return more.open;
  if (less.open === undefined || more.open === undefined) return undefined;
  const open = { ...less.open, ...more.open };
  const isPublished = less.open.end?.isPublished ?? more.open.end?.isPublished;
  return open.end && isPublished ? { ...open, end: { ...open.end, isPublished } } : open;
}

/** Shortens the record to `limit` characters of JSON: makes concessions until it fits, then drops the oldest ids. */
export function fitRecord(record: TicketRecord, limit: number): TicketRecord {
  let fitting = record;
  for (const concede of concessions) {
    if (sizeOf(fitting) <= limit) return fitting;
    fitting = concede(fitting, limit);
  }
  while (sizeOf(fitting) > limit) {
    const [longest] = lists.toSorted((a, b) => sizeOf(fitting[b]) - sizeOf(fitting[a]));
    if (longest === undefined || fitting[longest].length === 0) return fitting;
    const entries = fitting[longest];
    fitting = { ...fitting, [longest]: entries.slice(Math.ceil(entries.length / 10)) };
  }
  return fitting;
}

type Concession = (record: TicketRecord, limit: number) => TicketRecord;

/** What a record does without, the least of all first. */
const concessions: readonly Concession[] = [
  withShorter(({ more }) => ({ more: more.slice(-1) })),
  ({ diff: _, ...record }) => record,
  ({ plan, ...record }, limit) =>
    plan === undefined ? record : { ...record, plan: shortened(plan, limit) },
  withShorter(() => ({ more: [] })),
  withShorter(() => ({ work: [], notes: [] })),
];

/** Shortens the reports of a record. */
function withShorter(shorten: (report: AttemptReport) => Partial<AttemptReport>): Concession {
  const short = (report: AttemptReport) => ({ ...report, ...shorten(report) });
  return ({ published, ended, open, ...record }) => ({
    ...record,
    ...(open && { open: withEnd(open, short) }),
    ...(published && { published: { ...published, report: short(published.report) } }),
    ...(ended && { ended: short(ended) }),
  });
}

function withEnd(
  { end, ...open }: OpenAttempt,
  shorten: (report: AttemptReport) => AttemptReport,
): OpenAttempt {
  return end === undefined ? open : { ...open, end: { ...end, report: shorten(end.report) } };
}

/** A plan without what it says of its files; `undefined` if even their names are too long. */
function shortened(plan: ProposedPlan, limit: number): ProposedPlan | undefined {
  const files = plan.files.map(({ path, state }) => ({ path, state }));
  return sizeOf(files) > limit / 2 ? undefined : { ...plan, files };
}

const lists = ['inputs', 'comments', 'read'] as const;

const sizeOf = (value: unknown) => JSON.stringify(value).length;

/** Joins without duplicates; entries of both keep their place in `last`. */
function joined(first: readonly string[], last: readonly string[]): readonly string[] {
  const later = new Set(last);
  return [...new Set([...first.filter((entry) => !later.has(entry)), ...later])];
}

/** Claim that a run leaves at the code host while it has a ticket to itself. */
export interface Lease {
  /** Unique name of the run. */
  readonly run: string;
  /** When the run ends at the latest, an ISO 8601 instant; from then on, any run may take the ticket. */
  readonly until: string;
}
