import type { Amount } from '../../core/ledger/index.ts';
import type { ProjectBudget } from '../settings/index.ts';
import type { Digest } from './digest.ts';
import { sum } from './tally.ts';

/** A repository's ledger as it was read. Times are in milliseconds. */
interface ReadLedger {
  /** When it was read. */
  readonly read: number;
  readonly digest: Digest;
}

/** A dispatch for a project's ticket. */
export interface SentDispatch {
  readonly repository: string;
  readonly delivery: string;
  /** When it was sent, in milliseconds. */
  readonly sent: number;
}

/** How much of a budget is taken. */
export interface BudgetUsage {
  /** By runs that have ended. */
  readonly settled: number;
  /** By runs that may go on, and by dispatches whose runs are in no ledger yet, each at its most. */
  readonly open: number;
}

/** The part of a budget from which on a warning is given. */
export const warnedShare = 0.8;
/** Milliseconds after which a dispatch without a trace starts no run any more. */
export const traceless = 24 * 3_600_000;
/** Milliseconds by which the clocks of runs may be ahead or behind. */
const skew = 300_000;

/**
 * Returns what counts of a budget in a month. Each rule looks at a ledger as of when it was read: what happened since
 * then is covered by what was sent since then.
 */
export function usageOf(
  { project, unit, run }: ProjectBudget,
  month: string,
  ledgers: ReadonlyMap<string, ReadLedger>,
  dispatches: readonly SentDispatch[],
): BudgetUsage {
  const isOurs = (one: { readonly project: string; readonly month: string }) =>
    one.project === project && one.month === month;
  const amount = ({ tokens, cost = run }: Amount) => (unit === 'tokens' ? tokens : cost);
  const all = [...ledgers.values()];
  const settled = all.flatMap(({ digest }) =>
    digest.settled
      .filter(isOurs)
      .map(({ tokens, money, unpriced }) => (unit === 'tokens' ? tokens : money + unpriced * run)),
  );
  const reserved = all.flatMap(({ read, digest }) =>
    digest.reserved
      .filter(isOurs)
      .map(({ until, most, drawn }) => amount(read < until + skew ? most : drawn)),
  );
  const unseen = dispatches.filter(({ repository, delivery, sent }) => {
    const ledger = ledgers.get(repository);
    if (ledger === undefined) return true;
    return ledger.read < sent + traceless && !ledger.digest.deliveries.includes(delivery);
  });
  return { settled: sum(settled), open: sum([...reserved, ...unseen.map(() => run)]) };
}
