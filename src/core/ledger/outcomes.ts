import { type Advice, adviceOn } from './advice.ts';
import type { LedgerEntry } from './entry.ts';
import { attemptsIn, type KnownWork, openedPulls, runsIn } from './known-work.ts';
import { monthOf } from './month.ts';
import { type Rates, type RateTerms, ratesOf } from './rates.ts';

/** By what work is compared: the project of its ticket, what the run says, and the month. */
const groupings = {
  project: ({ ticket }: KnownWork) => ticket.replace(/-\d+$/, ''),
  model: ({ run }: KnownWork) => run?.model,
  type: ({ run }: KnownWork) => run?.type,
  reason: ({ run }: KnownWork) => run?.reason,
  month: ({ at }: KnownWork) => monthOf(at),
};

export type Grouping = keyof typeof groupings;

/** The rates of work that has a name in common. */
export interface RateGroup {
  /** Untrusted; `null` where it is not known. */
  readonly name: string | null;
  readonly rates: Rates;
}

/** What became of the agent's pull requests: together, in groups, and what people should change next. */
export interface Outcomes extends RateTerms {
  readonly total: Rates;
  /** In the order of their names, the unknown last. */
  readonly by: Readonly<Record<Grouping, readonly RateGroup[]>>;
  readonly advice: readonly Advice[];
}

/** Returns the outcomes of the entries of some months, whatever their order. */
export function outcomesOf(entries: readonly LedgerEntry[], terms: RateTerms): Outcomes {
  const attempts = attemptsIn(entries);
  const opened = openedPulls(entries);
  const runs = runsIn(entries);
  const works: readonly KnownWork[] = [
    ...opened,
    ...runs.map((run) => ({ ticket: run.ticket, at: run.at, run })),
  ];
  const rates = (some: readonly KnownWork[]) => {
    const pulls = some.flatMap(({ pull }) => pull ?? []);
    const alone = some.flatMap(({ pull, run }) => (pull === undefined && run ? run : []));
    return ratesOf({ pulls, runs: alone, attempts }, terms);
  };
  const by = (grouping: Grouping): readonly RateGroup[] => {
    const nameOf = groupings[grouping];
    const names = [...new Set(works.map(nameOf))].sort();
    return names.map((name) => ({
      name: name ?? null,
      rates: rates(works.filter((work) => nameOf(work) === name)),
    }));
  };
  return {
    ...terms,
    total: rates(works),
    by: {
      ...{ project: by('project'), model: by('model'), type: by('type') },
      ...{ reason: by('reason'), month: by('month') },
    },
    advice: adviceOn(opened, runs, terms),
  };
}
