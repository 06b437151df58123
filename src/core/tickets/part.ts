/** How the work in one of a ticket's repositories stands: by its pull request or, without one, by its last attempt. */
export type PartStanding =
  /** The pull request waits for a review. */
  | 'ready'
  /** It waits for people to finish it. */
  | 'draft'
  | 'merged'
  /** Nothing has to change there. */
  | 'nothing'
  /** People have to act: there is a question, a plan, a failure or a closed pull request. */
  | 'stopped';

/** What a ticket that is routed to several repositories has in one of them. */
export interface TicketPart {
  /** The repository, as `owner/name`. */
  readonly repository: string;
  /** How many repositories the ticket has. */
  readonly of: number;
  /** Missing before the first attempt has ended. */
  readonly standing?: PartStanding | undefined;
  /** Set while an attempt is in progress. */
  readonly isWorking?: true | undefined;
}

/** How a ticket stands in all of its repositories; `open` as long as one has not come to an end. */
export type WholeStanding = 'open' | 'waiting' | 'ready' | 'merged' | 'stopped';

/** Returns how the ticket stands by the parts that are known; `stopped` if none has a pull request. */
export function wholeStanding(parts: readonly TicketPart[]): WholeStanding {
  const all = new Set(parts.map(({ standing, isWorking }) => (isWorking ? undefined : standing)));
  const count = Math.max(...parts.map(({ of }) => of));
  if (parts.length < count || all.has(undefined)) return 'open';
  if (!pulled.some((one) => all.has(one))) return 'stopped';
  if (all.has('draft') || all.has('stopped')) return 'waiting';
  return all.has('ready') ? 'ready' : 'merged';
}

/** What a part comes to that has a pull request: an attempt without one leaves that as it was. */
const pulled: readonly PartStanding[] = ['ready', 'draft', 'merged'];

/** Returns the part once an attempt has ended: with its pull request or, without one, whether people have to act. */
export function endedPart(
  { standing, isWorking: _, ...part }: TicketPart,
  pullRequest: { readonly draft: boolean } | undefined,
  needsPeople: boolean,
): TicketPart {
  if (pullRequest !== undefined)
    return { ...part, standing: pullRequest.draft ? 'draft' : 'ready' };
  if (standing !== undefined && pulled.includes(standing)) return { ...part, standing };
  return { ...part, standing: needsPeople ? 'stopped' : 'nothing' };
}
