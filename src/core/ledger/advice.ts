import { groupedBy } from '../text/index.ts';
import type { RunEntry } from './entry.ts';
import type { OpenedPull } from './known-work.ts';
import { isOverdue, type RateTerms } from './rates.ts';

/** Figures that advice needs at least; with fewer, nothing is said. */
const fewest = 20;

/** What people should change next, with the figures that carry it. */
export interface Advice {
  readonly rule: string;
  readonly count: number;
  readonly of: number;
  /** The type of ticket or the stop reason that it is about, if any. Untrusted, and not in the sentence. */
  readonly name?: string | undefined;
  readonly sentence: string;
}

type Counted = Pick<Advice, 'count' | 'of' | 'name'>;

/** Ended pull requests, and those that nobody is expected to merge any more; and runs. */
interface Judged {
  readonly over: readonly OpenedPull[];
  readonly runs: readonly RunEntry[];
}

interface AdviceRule {
  readonly counts: (judged: Judged) => readonly Counted[];
  /** The smallest share that carries the sentence. */
  readonly from: number;
  /** Goes on after `12 of 20 `. */
  readonly says: string;
}

const rules: Readonly<Record<string, AdviceRule>> = {
  'unmerged-type': {
    counts: ({ over }) => {
      const parts = partsOf(over, ({ run }) => run?.type);
      const isMore = ({ name, count, of }: Counted) =>
        parts.some((part) => part.name === name && count / of > part.count / part.of);
      return partsOf(over.filter(isUnmerged), ({ run }) => run?.type).filter(isMore);
    },
    from: 0.5,
    says: 'pull requests that were not merged are for this type of ticket, more than its part of all: ask for more in such tickets, or do not start runs for them.',
  },
  'unmerged-reason': {
    counts: ({ over }) =>
      partsOf(over, ({ run }) => run?.reason).map(({ name, count }) => {
        const unmerged = over.filter((one) => one.run?.reason === name && isUnmerged(one));
        return { name, count: unmerged.length, of: count };
      }),
    from: 0.9,
    says: 'pull requests of runs with this stop reason were not merged: review them sooner, or do not let such runs publish drafts.',
  },
  'runs-without-pull': {
    counts: ({ runs }) =>
      partsOf(
        runs.filter(({ pull }) => pull === undefined),
        ({ reason }) => reason,
      ),
    from: 0.5,
    says: 'runs without a pull request ended for this reason: docs/stop-reasons.md says what to do next.',
  },
  reworked: {
    counts: ({ over }) => countedIn(over, ({ pull }) => pull.othersCommits),
    from: 0.5,
    says: 'merged pull requests needed commits of people: describe what these mend in the instructions of the repository.',
  },
  'changed-again': {
    counts: ({ over }) => countedIn(over, ({ pull }) => pull.changedIn30),
    from: 0.5,
    says: 'merged changes were changed again within 30 days: let runs use the tests of the project.',
  },
};

/** Returns what the figures carry. */
export function adviceOn(
  opened: readonly OpenedPull[],
  runs: readonly RunEntry[],
  terms: RateTerms,
): readonly Advice[] {
  const isOver = ({ pull }: OpenedPull) =>
    pull.state === 'merged' || pull.state === 'closed' || isOverdue(pull, terms);
  const judged = { over: opened.filter(isOver), runs };
  return Object.entries(rules).flatMap(([rule, { counts, from, says }]) =>
    counts(judged)
      .filter(({ count, of }) => of >= fewest && count / of >= from)
      .map((found) => ({ rule, ...found, sentence: `${found.count} of ${found.of} ${says}` })),
  );
}

const isUnmerged = ({ pull }: OpenedPull) => pull.state !== 'merged';

/** How many merged ones have a figure above 0, of those that have one. */
function countedIn(
  over: readonly OpenedPull[],
  figureOf: (opened: OpenedPull) => number | undefined,
): readonly Counted[] {
  const merged = over.filter((one) => !isUnmerged(one));
  const figures = merged.flatMap((one) => figureOf(one) ?? []);
  return [{ count: figures.filter((figure) => figure > 0).length, of: figures.length }];
}

/** How many have each name, of all whose name is known. */
function partsOf<Item>(
  items: readonly Item[],
  nameOf: (item: Item) => string | undefined,
): readonly Counted[] {
  const names = items.flatMap((item) => nameOf(item) ?? []).sort();
  return [...groupedBy(names, (name) => name)].map(([name, { length: count }]) => ({
    ...{ name, count, of: names.length },
  }));
}
