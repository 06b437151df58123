import {
  isDueLook,
  type LedgerEntry,
  type MonthLedger,
  monthOf,
  type PullEntry,
  pullEntries,
  withEntry,
} from '../../core/ledger/index.ts';
import { problemOf } from '../loop/index.ts';
import type { OutcomeQuestion, PullOutcomes, RunLedger } from '../ports.ts';
import type { FollowContext, Followed, FollowSettings } from './context.ts';

/** What keeps what becomes of pull requests. */
export interface OutcomeContext
  extends Pick<FollowContext, 'date' | 'signal'>,
    Pick<FollowSettings, 'ticketOf'> {
  readonly ledger: RunLedger;
  readonly outcomes: PullOutcomes;
}

/** What the ledger has of the months that were read, and why not all could be kept, as a sentence. */
export interface KeptOutcomes {
  readonly entries: readonly LedgerEntry[];
  readonly problem?: string | undefined;
}

/** Pull requests that are asked about at once, and months in which a sweep looks for those that are due. */
const [mostPulls, mostMonths] = [20, 4];

/**
 * Keeps what became of the pull requests with which looks have done something. After a sweep, also of those that the
 * ledger lacks, and of those that are due for a look, the longest unseen first. What fails is left to later looks.
 */
export async function keepOutcomes(
  looks: readonly Followed[],
  isSweep: boolean,
  context: OutcomeContext,
): Promise<KeptOutcomes> {
  const { ledger } = context;
  const months = new Map<string, MonthLedger>();
  let problem: string | undefined;
  const attempt = async (step: () => Promise<unknown>) => {
    if (context.signal.aborted) return;
    await step().catch((error: unknown) => {
      problem ??= `What became of pull requests is not all in the ledger: ${problemOf(error, context.signal)}`;
    });
  };
  await attempt(async () => {
    const newest = isSweep ? (await ledger.months()).slice(0, mostMonths) : [];
    for (const month of newest) months.set(month, await ledger.read(month));
  });
  const known = [...months.values()].flatMap(pullEntries);
  const found: PullEntry[] = [];
  for (const question of questionsOn(looks, known, isSweep, context)) {
    await attempt(async () => found.push(...(await ask(question, looks, context))));
  }
  for (const month of new Set(found.map(({ opened }) => monthOf(opened)))) {
    const some = found.filter(({ opened }) => monthOf(opened) === month);
    await attempt(async () => {
      months.set(month, await ledger.update(month, (kept) => some.reduce(withEntry, kept)));
    });
  }
  return { entries: [...months.values()].flatMap(({ entries }) => entries), problem };
}

function questionsOn(
  looks: readonly Followed[],
  known: readonly PullEntry[],
  isSweep: boolean,
  { date, ticketOf }: OutcomeContext,
): readonly OutcomeQuestion[] {
  const now = date();
  const entryOf = (number: number) => known.find(({ pull }) => pull === number);
  const isNew = ({ number, isDone }: Followed) =>
    isDone || (isSweep && entryOf(number) === undefined);
  const due = known.filter((entry) => isDueLook(entry, now));
  const seen = due.toSorted((one, other) => Date.parse(one.looked) - Date.parse(other.looked));
  const numbers = [
    ...looks.filter(isNew).map(({ number }) => number),
    ...seen.map(({ pull }) => pull),
  ];
  return [...new Set(numbers)]
    .slice(0, mostPulls)
    .map((number) => ({ number, ticketOf, now, known: entryOf(number) }));
}

/** A pull request that is gone keeps what is known of it. */
async function ask(
  question: OutcomeQuestion,
  looks: readonly Followed[],
  { outcomes }: OutcomeContext,
): Promise<readonly PullEntry[]> {
  const { number, known, now } = question;
  const gone = known && { ...known, looked: now.toISOString() };
  const found = (await outcomes.outcome(question)) ?? gone;
  if (found === undefined) return [];
  const look = looks.find((one) => one.number === number);
  const isSuperseded = look?.reaction?.name === 'superseded' && found.state !== 'merged';
  return [isSuperseded ? { ...found, state: 'superseded' } : found];
}
