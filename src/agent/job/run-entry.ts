import { endedRun, monthOf, type RunName, withEntry } from '../../core/ledger/index.ts';
import { problemOf } from '../loop/index.ts';
import type { Job, JobContext, JobResult } from './ticket-state.ts';

/** Returns what a job that begins now is called in the ledger. A rerun has another name, since it has its own cost. */
export function nameRun({ run, key, delivery }: Job, now: Date): RunName {
  const at = now.toISOString();
  return { run: `${run}/${key}/${at}`, at, ticket: key, delivery };
}

/**
 * Writes to the ledger how a job ended, if it made an attempt or a call. Returns its result, with a sentence for whoever
 * runs the agent if the ledger could not be written. Never rejects.
 */
export async function settleRun(
  { job, ledger, signal }: Pick<JobContext, 'job' | 'ledger' | 'signal'>,
  name: RunName,
  result: JobResult,
): Promise<JobResult> {
  const { outcome, ticket, attempt } = result;
  const end = { ...outcome, attempt, type: ticket?.type };
  const entry = endedRun(name, end, job.withholds === true);
  if (ledger === undefined || entry === undefined) return result;
  try {
    await ledger.update(monthOf(entry.at), (month) => withEntry(month, entry));
    return result;
  } catch (error) {
    const failure = `The run is missing from the ledger: ${problemOf(error, signal)}`;
    return { ...result, outcome: { ...outcome, failures: [...(outcome.failures ?? []), failure] } };
  }
}
