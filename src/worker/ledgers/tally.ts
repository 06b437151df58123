import {
  expectedDays,
  type Grouping,
  groupings,
  isOverdue,
  type KnownWork,
  type LedgerEntry,
  partsOfWorks,
  tokensOf,
  worksIn,
} from '../../core/ledger/index.ts';

/** What became of the work that has a name in common. Counts can be added, rates cannot. */
export interface Tally {
  readonly by: 'repository' | Grouping;
  /** Untrusted; `''` where it is not known. */
  readonly name: string;
  readonly runs: number;
  readonly tokens: number;
  /** Of those runs whose prices are known. */
  readonly money: number;
  readonly priced: number;
  readonly merged: number;
  readonly closed: number;
  readonly superseded: number;
  /** Open, and still expected to be merged. */
  readonly open: number;
  /** Open for longer than people take to merge. */
  readonly overdue: number;
}

const groupingNames = ['month', 'project', 'model', 'type', 'reason'] as const;

/** Groups of a kind that are kept, and characters of their names: anybody may write to a ledger. */
const maxGroups = 50;
const longestName = 100;

/** Returns the tallies of a repository's entries. */
export function talliesOf(
  repository: string,
  entries: readonly LedgerEntry[],
  now: number,
): readonly Tally[] {
  const works = worksIn(entries);
  if (works.length === 0) return [];
  const grouped = groupingNames.flatMap((by) =>
    [...Map.groupBy(works, (work) => groupings[by](work)?.slice(0, longestName) ?? '')]
      .map(([name, some]) => tallyOf(by, name, { works: some, now }))
      .toSorted((one, other) => other.runs - one.runs)
      .slice(0, maxGroups),
  );
  return [tallyOf('repository', repository, { works, now }), ...grouped];
}

function tallyOf(
  by: Tally['by'],
  name: string,
  { works, now }: { readonly works: readonly KnownWork[]; readonly now: number },
): Tally {
  const { runs, pulls } = partsOfWorks(works);
  const count = (state: string) => pulls.filter((pull) => pull.state === state).length;
  const terms = { now: new Date(now).toISOString(), openDays: expectedDays };
  const overdue = pulls.filter((pull) => isOverdue(pull, terms)).length;
  return {
    ...{ by, name, runs: runs.length, tokens: sum(runs.map(tokensOf)) },
    money: sum(runs.map(({ cost = 0 }) => cost)),
    priced: runs.filter(({ cost }) => cost !== undefined).length,
    ...{ merged: count('merged'), closed: count('closed'), superseded: count('superseded') },
    ...{ open: count('open') - overdue, overdue },
  };
}

/** Returns the tallies of several repositories together: those of the same kind and name as one. */
export function addTallies(tallies: readonly Tally[]): readonly Tally[] {
  const grouped = Map.groupBy(tallies, ({ by, name }) => `${by} ${name}`);
  return [...grouped.values()].map((some) =>
    some.reduce((one, other) => ({
      ...{ by: one.by, name: one.name, runs: one.runs + other.runs },
      ...{ tokens: one.tokens + other.tokens, money: sum([one.money, other.money]) },
      ...{ priced: one.priced + other.priced, merged: one.merged + other.merged },
      ...{ closed: one.closed + other.closed, superseded: one.superseded + other.superseded },
      ...{ open: one.open + other.open, overdue: one.overdue + other.overdue },
    })),
  );
}

/** A sum in millionths, which is no fraction of them too high. */
export function sum(numbers: readonly number[]): number {
  const total = numbers.reduce((sofar, number) => sofar + number, 0);
  return Math.round(total * 1e6) / 1e6;
}
