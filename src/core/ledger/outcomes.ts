import { endingName } from '../run/index.ts';
import { groupedBy } from '../text/index.ts';
import type { LedgerEntry } from './entry.ts';
import { attemptsIn, type KnownWork, openedPulls, runsIn } from './known-work.ts';
import { monthOf } from './month.ts';
import { type Rates, ratesOf } from './rates.ts';

/** By what work is compared: the month, the project of its ticket, and what the run says. */
const groupings = {
  project: ({ ticket }: KnownWork) => ticket.replace(/-\d+$/, ''),
  model: ({ run }: KnownWork) => run?.model,
  type: ({ run }: KnownWork) => run?.type,
  reason: ({ run }: KnownWork) => run && endingName(run),
  month: ({ at }: KnownWork) => monthOf(at),
};

type Grouping = keyof typeof groupings;

/** The rates of work that has a name in common. */
export interface RateGroup {
  /** Untrusted; `null` where it is not known. */
  readonly name: string | null;
  readonly rates: Rates;
}

/** What became of the agent's pull requests: together, and in groups. */
export interface Outcomes {
  /** When the figures were read. */
  readonly now: Date;
  readonly total: Rates;
  /** In the order of their names, the unknown last. */
  readonly by: Readonly<Record<Grouping, readonly RateGroup[]>>;
}

/** Returns the outcomes of the entries of some months, whatever their order. */
export function outcomesOf(entries: readonly LedgerEntry[], now: Date): Outcomes {
  const attempts = attemptsIn(entries);
  const runs = runsIn(entries).map((run) => ({ ticket: run.ticket, at: run.at, run }));
  const works: readonly KnownWork[] = [...openedPulls(entries), ...runs];
  const rates = (some: readonly KnownWork[]) => {
    const pulls = some.flatMap(({ pull }) => pull ?? []);
    const own = some.flatMap(({ pull, run }) => (pull === undefined && run ? run : []));
    return ratesOf({ pulls, runs: own, attempts }, now);
  };
  const by = (grouping: Grouping): readonly RateGroup[] => {
    const groups = groupedBy(works, groupings[grouping]);
    const names = [...groups.keys()].sort();
    return names.map((name) => ({ name: name ?? null, rates: rates(groups.get(name) ?? []) }));
  };
  return {
    now,
    total: rates(works),
    by: {
      ...{ project: by('project'), model: by('model'), type: by('type') },
      ...{ reason: by('reason'), month: by('month') },
    },
  };
}
