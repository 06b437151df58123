import type { Patch } from '../edits/index.ts';
import { keptPatch, type Run, type Spent } from '../run/index.ts';
import type { RunEntry, TokenCounts } from './entry.ts';

/** What identifies a run in the ledger; it stands in the month of `at`. */
export type RunName = Pick<RunEntry, 'run' | 'at' | 'ticket' | 'delivery'>;

/** How a run ended, as its job reports it. */
export interface RunEnd {
  readonly reason: string;
  readonly spent: Spent;
  /** Milliseconds. */
  readonly elapsed: number;
  readonly run: Run;
  /** The change of an earlier run, if this one only published it. */
  readonly restored?: Patch | undefined;
  readonly pullRequest?: { readonly number: number } | undefined;
  readonly allowed?: { readonly prices?: unknown } | undefined;
  readonly model?: { readonly name: string } | undefined;
  /** Which attempt at the ticket it was; missing if it made none. */
  readonly attempt?: number | undefined;
  /** Name of the ticket's type. */
  readonly type?: string | undefined;
}

/** Characters of a name that an entry keeps. */
const longest = 300;

/**
 * Returns what the ledger keeps of a run that made an attempt or a call; `undefined` for another. `withholds` leaves out
 * all that is the ticket's or the change's.
 */
export function endedRun(name: RunName, end: RunEnd, withholds: boolean): RunEntry | undefined {
  const { reason, spent, elapsed, run, pullRequest, allowed, model, attempt, type } = end;
  if (attempt === undefined && spent.calls === 0) return undefined;
  const [file] = pullRequest === undefined ? [] : (end.restored ?? keptPatch(run)).keys();
  return {
    kind: 'run',
    ...{ ...name, reason, attempt: attempt ?? 0, calls: spent.calls, tokens: countsOf(spent) },
    cost: allowed?.prices === undefined ? undefined : spent.cost,
    minutes: Math.ceil(elapsed / 6_000) / 10,
    model: model?.name.slice(0, longest),
    pull: pullRequest?.number,
    ...(withholds ? {} : { type: type?.slice(0, longest), file: file?.slice(0, longest) }),
  };
}

function countsOf(spent: Spent): TokenCounts {
  const { promptTokens, completionTokens, cachedTokens, cacheWrittenTokens } = spent;
  const cached = Math.min(cachedTokens, promptTokens);
  const written = Math.min(cacheWrittenTokens, promptTokens - cached);
  return { uncached: promptTokens - cached - written, cached, written, reply: completionTokens };
}
