import type { LedgerEntry, PullEntry, RunEntry, TokenCounts } from './entry.ts';
import { attemptsIn } from './month.ts';
import { dayMs } from './watch.ts';

/** A part of a whole, with its counts. */
export interface Share {
  readonly count: number;
  readonly of: number;
  /** From 0 to 1; `null` while there is nothing to divide by. */
  readonly share: number | null;
}

/** The middle of so many figures; `null` without one. */
export interface Median {
  readonly median: number | null;
  readonly of: number;
}

/** What so many runs took. */
export interface RunSpend {
  readonly runs: number;
  /** `null` unless the price of every run is known. */
  readonly cost: number | null;
  readonly tokens: TokenCounts;
  readonly minutes: number;
}

/** What became of pull requests, and what they took. */
export interface Rates {
  /** How many there are in each state; `overdue` are those of `open` that are no longer expected to be merged. */
  readonly pulls: Readonly<Record<PullEntry['state'] | 'overdue', number>>;
  /** Of those merged, closed or overdue; `null` until the first is merged or closed. */
  readonly merged: Share;
  /** Merged ones with commits of others. */
  readonly reworked: Share;
  /** Of those whose 30 days after the merge were over at the last look. */
  readonly reverted: Share;
  readonly daysToReview: Median;
  readonly daysToMerge: Median;
  /** By all runs, those without a pull request, too. */
  readonly spent: RunSpend;
  /** On average by all runs at the tickets of so many merged ones; `null` without one. */
  readonly perMerged: (RunSpend & { readonly pulls: number }) | null;
}

/** Days within which most people merge or close a pull request: later, an open one counts as not merged. */
const openDays = 14;

/** Returns the rates of some entries, whatever their order; among `all` are the other runs at their tickets. */
export function ratesOf(
  entries: readonly LedgerEntry[],
  all: readonly LedgerEntry[],
  now: Date,
): Rates {
  const pulls = entries.filter((entry) => entry.kind === 'pull');
  const runs = entries.filter((entry) => entry.kind === 'run');
  const count = (state: PullEntry['state']) => pulls.filter((one) => one.state === state).length;
  const merged = pulls.filter(({ state }) => state === 'merged');
  const [closed, superseded, open] = [count('closed'), count('superseded'), count('open')];
  const overdue = pulls.filter((pull) => isOverdue(pull, now)).length;
  const share = shareOf(merged.length, merged.length + closed + overdue);
  const commits = merged.flatMap(({ othersCommits }) => othersCommits ?? []);
  const reverts = merged.flatMap(({ isReverted }) => isReverted ?? []);
  return {
    pulls: { merged: merged.length, closed, superseded, open, overdue },
    merged: merged.length + closed === 0 ? { ...share, share: null } : share,
    reworked: shareOf(commits.filter((number) => number > 0).length, commits.length),
    reverted: shareOf(reverts.filter(Boolean).length, reverts.length),
    daysToReview: medianOf(pulls.flatMap((pull) => daysBetween(pull.opened, pull.reviewed))),
    daysToMerge: medianOf(merged.flatMap((pull) => daysBetween(pull.opened, pull.ended))),
    spent: spentBy(runs, 1),
    perMerged: perMerged(merged, attemptsIn(all)),
  };
}

/** Whether it has been open for longer than people are expected to take. */
function isOverdue({ state, opened }: PullEntry, now: Date): boolean {
  return state === 'open' && daysBetween(opened, now.toISOString()).some((days) => days > openDays);
}

function perMerged(
  merged: readonly PullEntry[],
  attempts: ReturnType<typeof attemptsIn>,
): Rates['perMerged'] {
  const known = merged.filter(({ ticket }) => attempts(ticket).length > 0);
  // Two pull requests of one ticket share its runs.
  const runs = [...new Set(known.map(({ ticket }) => ticket))].flatMap(attempts);
  return known.length === 0 ? null : { pulls: known.length, ...spentBy(runs, known.length) };
}

/** What runs took, for each of so many. */
function spentBy(runs: readonly RunEntry[], each: number): RunSpend {
  const costs = runs.flatMap(({ cost }) => cost ?? []);
  const tokens = (name: keyof TokenCounts) => sum(runs.map((run) => run.tokens[name])) / each;
  return {
    runs: runs.length / each,
    cost: costs.length < runs.length ? null : sum(costs) / each,
    tokens: {
      ...{ uncached: tokens('uncached'), cached: tokens('cached') },
      ...{ written: tokens('written'), reply: tokens('reply') },
    },
    minutes: sum(runs.map(({ minutes }) => minutes)) / each,
  };
}

/** The days from one instant to another; none if one is missing, or they are the wrong way round. */
function daysBetween(from: string | undefined, to: string | undefined): readonly number[] {
  const days = (Date.parse(to ?? '') - Date.parse(from ?? '')) / dayMs;
  return days >= 0 ? [days] : [];
}

function shareOf(count: number, of: number): Share {
  const part = Math.min(count, of);
  return { count: part, of, share: of === 0 ? null : part / of };
}

function medianOf(figures: readonly number[]): Median {
  const sorted = figures.toSorted((one, other) => one - other);
  const half = sorted.length / 2;
  const [low, high] = [sorted[Math.ceil(half) - 1], sorted[Math.floor(half)]];
  const median = low === undefined || high === undefined ? null : (low + high) / 2;
  return { median, of: sorted.length };
}

/** The sum of figures from the smallest up, so that it does not depend on their order. */
const sum = (figures: readonly number[]): number =>
  figures.toSorted((one, other) => one - other).reduce((total, figure) => total + figure, 0);
