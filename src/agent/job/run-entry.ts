import {
  endedRun,
  isWarnedAt,
  type MonthLedger,
  monthOf,
  type RunName,
  toldToWait,
  withBudgetWarning,
  withEntry,
} from '../../core/ledger/index.ts';
import { problemOf } from '../loop/index.ts';
import type { Job, JobContext, JobResult } from './ticket-state.ts';

/** Returns what a job that begins now is called in the ledger. A rerun has another name, since it has its own cost. */
export function nameRun({ run, key, delivery }: Job, now: Date): RunName {
  const at = now.toISOString();
  return { run: `${run}/${key}/${at}`, at, ticket: key, delivery };
}

/**
 * Writes to the ledger how a job ended, if it made an attempt or a call, or that its ticket was told to wait. Returns its
 * result, with what whoever runs the agent should know of the ledger and of the month's budget. Never rejects.
 */
export async function settleRun(
  context: Pick<JobContext, 'job' | 'ledger' | 'signal' | 'date'>,
  name: RunName,
  result: JobResult,
): Promise<JobResult> {
  const { job, ledger, signal } = context;
  const { refused } = result;
  const now = context.date();
  const change = changeOf(job, name, { result, now });
  const warnings = refused === undefined ? [] : [refused.figures];
  if (ledger === undefined || change === undefined) return { ...result, warnings };
  try {
    const month = await ledger.update(monthOf(name.at), change);
    if (!isWarnedAt(month, now)) return { ...result, warnings };
    const most = 'At least 80 % of monthly-budget is spent; when nothing is left, no work starts.';
    return { ...result, warnings: [...warnings, most] };
  } catch (error) {
    const failure = `The run is missing from the ledger: ${problemOf(error, signal)}`;
    return { ...result, warnings: [...warnings, failure] };
  }
}

/** What a job changes in the ledger at its end; `undefined` if nothing. */
function changeOf(
  { monthlyBudget, withholds = false }: Job,
  name: RunName,
  { result, now }: { readonly result: JobResult; readonly now: Date },
): ((month: MonthLedger) => MonthLedger) | undefined {
  const { outcome, ticket, attempt, refused } = result;
  const end = { ...outcome, attempt, type: ticket?.type };
  const entry = endedRun(name, end, withholds);
  if (entry !== undefined)
    return (month) => {
      const settled = withEntry(month, entry);
      return monthlyBudget ? withBudgetWarning(settled, monthlyBudget, now) : settled;
    };
  if (refused === undefined || refused.isTold) return undefined;
  return (month) => withEntry(month, toldToWait(name.ticket, refused.needs, now));
}
