import type { Block } from '../markup/index.ts';

/** The pull request that the work ended with. */
export interface OpenedPullRequest {
  readonly number: number;
  readonly url: string;
  /** Missing if an earlier run did not say. */
  readonly branch?: string | undefined;
  /** Whether it is a draft because it lacks evidence that the settings require. */
  readonly draft: boolean;
  /** Whether GitHub shows its commit as verified; missing if GitHub does not say. */
  readonly verified?: boolean | undefined;
}

/** What an attempt has to say of its work. What happens later changes nothing of it. */
export interface AttemptReport {
  /** Names of its stop reason and of the detail. */
  readonly reason: string;
  readonly detail?: string | undefined;
  /** Its number, as the record counts attempts; 0 if none was begun. */
  readonly attempt: number;
  /** What was wrong, in the model's Markdown; missing if it has not said so. */
  readonly rootCause?: string | undefined;
  /** The model's reply in place of a change, in one line; missing if there is none. */
  readonly reply?: string | undefined;
  /** What kept it from a change, if everybody may know: one or more sentences in one line. */
  readonly problem?: string | undefined;
  /** What was wrong and what was done, or why nothing was: for everybody. */
  readonly work: readonly Block[];
  /** What everybody should know besides. */
  readonly notes: readonly Block[];
  /** The diffs, and what only the team needs. */
  readonly more: readonly Block[];
}

/** A report of which nothing but the end is known. */
export function bareReport(
  { reason, detail }: Pick<AttemptReport, 'reason' | 'detail'>,
  attempt: number,
): AttemptReport {
  return { reason, detail, attempt, work: [], notes: [], more: [] };
}

/** A commit that the agent has added to its pull request after the first one. */
export interface FurtherCommit {
  /** Its abbreviated id; missing for one that the code host made. */
  readonly commit?: string | undefined;
  /** What it does, after its subject: “answers ada's review”. */
  readonly why: string;
  /** When it was made, an ISO 8601 instant. */
  readonly at: string;
}

/** The further commits of a pull request, the newest last, as far as a record keeps them. */
export interface FurtherCommits {
  readonly commits?: readonly FurtherCommit[] | undefined;
  /** How many came before those. */
  readonly older?: number | undefined;
}

/** The change that stands in a pull request, with the report of the attempt that published it. */
export interface PublishedChange extends FurtherCommits {
  readonly pull: OpenedPullRequest;
  /** The evidence that it lacks to be ready for review, each as a phrase. */
  readonly lacking: readonly string[];
  readonly report: AttemptReport;
}

/** How a pull request stood when it was last looked at. */
export interface PullStanding {
  readonly number: number;
  readonly state: 'open' | 'merged' | 'closed';
  /** The branch that it goes into, or went. */
  readonly into: string;
  /** Set if it was merged into another branch than its change was made for. */
  readonly isElsewhere?: true | undefined;
  /** When it was merged or closed, an ISO 8601 instant. */
  readonly ended?: string | undefined;
  /** What it waits for, in one sentence; missing if that passes by itself. */
  readonly now?: string | undefined;
}

/** What a record knows of the ticket's work, of which `standing` says how it stands. */
export interface Story {
  /** The change in the ticket's pull request; missing before the first one. */
  readonly published?: PublishedChange | undefined;
  /** The newest attempt that has published nothing; missing if a later one has. */
  readonly ended?: AttemptReport | undefined;
  /** The last look at a pull request; missing since an attempt has published a change. */
  readonly pull?: PullStanding | undefined;
}

/** What a record tells once an attempt has ended with this report and, if it has published one, this change. */
export function storyOf(
  report: AttemptReport,
  change: Omit<PublishedChange, 'report'> | undefined,
): Story {
  if (change === undefined) return { ended: report };
  return { published: { ...change, report }, ended: undefined, pull: undefined };
}

/** A change of which nothing is known but where it is. */
export function bareChange(pull: OpenedPullRequest): PublishedChange {
  return { pull, lacking: [], report: bareReport({ reason: 'approved' }, 0) };
}

/** Further commits that a record keeps of a pull request. */
const maxCommits = 8;

/** The further commits with one more; the same if it is known. */
export function withCommit(known: FurtherCommits, added: FurtherCommit): FurtherCommits {
  const { commits = [], older = 0 } = known;
  if (added.commit !== undefined && commits.some(({ commit }) => commit === added.commit))
    return { commits, older };
  const all = [...commits, added];
  const kept = all.slice(-maxCommits);
  return { commits: kept, older: older + all.length - kept.length };
}

/** How a ticket stands in one repository. */
export type Standing =
  /** An attempt is in progress, and no change waits for people. */
  | { readonly kind: 'working'; readonly attempt: number }
  /** A change waits in an open pull request. */
  | {
      readonly kind: 'open';
      readonly change: PublishedChange;
      readonly now?: string | undefined;
      /** The attempt that is in progress. */
      readonly working?: number | undefined;
      /** An attempt after the change, which has published nothing. */
      readonly since?: AttemptReport | undefined;
    }
  | {
      readonly kind: 'merged' | 'closed';
      readonly change: PublishedChange;
      readonly pull: PullStanding;
    }
  /** The newest attempt has ended without a change in a pull request: its reason says what for people. */
  | { readonly kind: 'ended'; readonly report: AttemptReport };

/** What a record knows of its attempts besides their story. */
interface Attempts {
  readonly attempts: number;
  readonly plansFollowed?: number | undefined;
  readonly open?: { readonly end?: unknown } | undefined;
}

/**
 * Tells how a ticket stands from what its record knows; `undefined` if nothing was begun. `mayWork`: whether a run may be
 * at work on it; without one, an attempt that has no end has died.
 */
export function standing(record: Story & Attempts, mayWork = true): Standing | undefined {
  const { published, ended, pull, attempts, plansFollowed = 0 } = record;
  const working = mayWork && isWorking(record) ? attempts - plansFollowed : undefined;
  const look = pull?.number === published?.pull.number ? pull : undefined;
  if (published !== undefined && (look === undefined || look.state === 'open'))
    return { kind: 'open', change: published, now: look?.now, working, since: ended };
  if (working !== undefined) return { kind: 'working', attempt: working };
  if (ended !== undefined) return { kind: 'ended', report: ended };
  if (published === undefined || look === undefined) return undefined;
  return { kind: look.state === 'merged' ? 'merged' : 'closed', change: published, pull: look };
}

/** Whether the newest attempt has neither an end nor a report. */
function isWorking({ published, ended, open, attempts }: Story & Attempts): boolean {
  const reported = Math.max(published?.report.attempt ?? 0, ended?.attempt ?? 0);
  return open !== undefined && open.end === undefined && reported < attempts;
}

/** Joins what two records know of the same ticket; of the same attempt, the newer knows more. */
export function mergeStories(less: Story, more: Story): Story {
  return {
    published: more.published ?? less.published,
    ended: more.ended,
    pull: laterPull(less.pull, more.pull),
  };
}

/** Of two looks at the same pull request, the one that has seen its end. */
function laterPull(
  less: PullStanding | undefined,
  more: PullStanding | undefined,
): PullStanding | undefined {
  if (less === undefined || more === undefined) return more ?? less;
  if (less.number !== more.number) return less.number > more.number ? less : more;
  return more.state === 'open' && less.state !== 'open' ? less : more;
}
