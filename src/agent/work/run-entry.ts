import {
  isWarnedAt,
  monthOf,
  type RunEntry,
  type RunName,
  type TokenCounts,
  toldToWait,
  withBudgetWarning,
  withEntry,
} from '../../core/ledger/index.ts';
import type { Spent } from '../../core/run/index.ts';
import { problemOf } from '../loop/index.ts';
import type { Job, JobContext, JobResult } from './ticket-state.ts';

/** Returns what a job that begins now is called in the ledger. A rerun has another name, since it has its own cost. */
export function nameRun({ run, key }: Job, now: Date): RunName {
  const at = now.toISOString();
  return { run: `${run}/${key}/${at}`, at, ticket: key };
}

/**
 * Writes to the ledger how a job ended, if it reserved, attempted or asked anything, or that its ticket was told to wait.
 * Returns its result, with what whoever runs the agent should know of the ledger and of the month's budget. Never
 * rejects.
 */
export async function settleRun(
  { job, ledger, signal, date }: Pick<JobContext, 'job' | 'ledger' | 'signal' | 'date'>,
  name: RunName,
  result: JobResult,
): Promise<JobResult> {
  const { monthlyBudget: budget } = job;
  const { refused } = result;
  const now = date();
  const told = refused && !refused.isTold ? toldToWait(name.ticket, refused.needs, now) : undefined;
  const entry = entryOf(job, name, result) ?? told;
  if (ledger === undefined || entry === undefined) return result;
  const warnings: string[] = [];
  try {
    const month = await ledger.update(monthOf(name.at), (known) => {
      const settled = withEntry(known, entry);
      return budget && entry !== told ? withBudgetWarning(settled, budget, now) : settled;
    });
    if (isWarnedAt(month, now))
      warnings.push('At least 80 % of monthly-budget is spent; without room in it, no run starts.');
  } catch (error) {
    warnings.push(`The run is missing from the ledger: ${problemOf(error, signal)}`);
  }
  return { ...result, warnings };
}

/** Characters of a name that an entry keeps. */
const longest = 300;

/** Returns what the ledger keeps of a job; `undefined` if it neither reserved nor attempted nor asked anything. */
function entryOf(
  { withholds = false }: Job,
  name: RunName,
  { outcome, ticket, attempt }: JobResult,
): RunEntry | undefined {
  const { reason, detail, spent, elapsed, pullRequest, allowed, model } = outcome;
  if (attempt === undefined && spent.calls === 0) return undefined;
  return {
    ...{ kind: 'run', ...name, reason, detail, attempt: attempt ?? 0 },
    ...{ calls: spent.calls, tokens: countsOf(spent) },
    cost: allowed?.prices === undefined ? undefined : (spent.cost ?? undefined),
    minutes: Math.ceil(elapsed / 6_000) / 10,
    model: model?.name.slice(0, longest),
    pull: pullRequest?.number,
    type: withholds ? undefined : ticket?.type?.slice(0, longest),
  };
}

/** Each token once: endpoints count those of the cache among the prompt's. */
function countsOf(spent: Spent): TokenCounts {
  const { promptTokens, completionTokens, cachedTokens, cacheWrittenTokens } = spent;
  const cached = Math.min(cachedTokens, promptTokens);
  const written = Math.min(cacheWrittenTokens, promptTokens - cached);
  return { uncached: promptTokens - cached - written, cached, written, reply: completionTokens };
}
