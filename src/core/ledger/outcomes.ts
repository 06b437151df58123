import { groupedBy } from '../text/index.ts';
import type { LedgerEntry } from './entry.ts';
import {
  attemptsIn,
  type Grouping,
  groupings,
  type KnownWork,
  partsOfWorks,
  worksIn,
} from './known-work.ts';
import { type Rates, type RateTerms, ratesOf } from './rates.ts';

/** The rates of work that has a name in common. */
export interface RateGroup {
  /** Untrusted; `null` where it is not known. */
  readonly name: string | null;
  readonly rates: Rates;
}

/** What became of the agent's pull requests: together, and in groups. */
export interface Outcomes extends RateTerms {
  readonly total: Rates;
  /** In the order of their names, the unknown last. */
  readonly by: Readonly<Record<Grouping, readonly RateGroup[]>>;
}

/** Returns the outcomes of the entries of some months, whatever their order. */
export function outcomesOf(entries: readonly LedgerEntry[], terms: RateTerms): Outcomes {
  const attempts = attemptsIn(entries);
  const works = worksIn(entries);
  const rates = (some: readonly KnownWork[]) => ratesOf({ ...partsOfWorks(some), attempts }, terms);
  const by = (grouping: Grouping): readonly RateGroup[] => {
    const groups = groupedBy(works, groupings[grouping]);
    const names = [...groups.keys()].sort();
    return names.map((name) => ({ name: name ?? null, rates: rates(groups.get(name) ?? []) }));
  };
  return {
    ...terms,
    total: rates(works),
    by: {
      ...{ project: by('project'), model: by('model'), type: by('type') },
      ...{ reason: by('reason'), month: by('month') },
    },
  };
}
