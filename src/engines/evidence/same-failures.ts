import { groupedBy } from '../text/index.ts';
import { type FailedTest, normalizeOutput } from './reading/index.ts';

/** The failures of a run, against those of another. */
export interface ComparedFailures {
  /** The other run has no failure of this name. */
  readonly added: readonly FailedTest[];
  /** The other run has, but nothing shows that it is the same. */
  readonly unclear: readonly FailedTest[];
}

/** The failures of three runs, as far as their outputs name them. */
export interface FailuresOfRuns {
  /** Those with the change. */
  readonly first: readonly FailedTest[];
  /** The same, repeated. */
  readonly last: readonly FailedTest[];
  /** Those without the change. */
  readonly base: readonly FailedTest[];
}

/** Maximum failures of one name among which the same is looked for. */
const maxAlike = 100;

/** Compares the failures that both runs with the change have with those of the base; each counts once. */
export function compareFailures({ first, last, base }: FailuresOfRuns): ComparedFailures {
  const known = {
    exact: groupedBy(base, exactKey),
    full: groupedBy(base, fullKey),
  };
  const rest = new Set(base);
  const take = (found: FailedTest[] = [], fits: (other: FailedTest) => boolean) => {
    while (found[0] !== undefined && !rest.has(found[0])) found.shift();
    const other = found.slice(0, maxAlike).find((one) => rest.has(one) && fits(one));
    return other !== undefined && rest.delete(other);
  };
  const stable = new Set(first.map(exactKey));
  const others = repeatedIn(last, first)
    .filter((one) => !take(known.exact.get(exactKey(one)), (other) => isSame(one, other)))
    // A name that differs in each run cannot be the same without the change, either.
    .filter(
      (one) =>
        stable.has(exactKey(one)) ||
        !take(known.full.get(fullKey(one)), (other) => isSame(one, other)),
    );
  const added: FailedTest[] = [];
  const unclear: FailedTest[] = [];
  for (const one of others) {
    (take(known.exact.get(exactKey(one)), () => true) ? unclear : added).push(one);
  }
  return { added, unclear };
}

/** Returns the failures of a run that another run with the same files has as well, by name. */
export function repeatedIn(
  last: readonly FailedTest[],
  first: readonly FailedTest[],
): readonly FailedTest[] {
  const counts = new Map([...groupedBy(first, fullKey)].map(([key, all]) => [key, all.length]));
  return last.filter((one) => {
    const left = counts.get(fullKey(one)) ?? 0;
    counts.set(fullKey(one), left - 1);
    return left > 0;
  });
}

/** Leaves out failures of tests that passed when repeated: they ran more often than in the base, so that no other has their name. */
export function withoutRetries<Run extends ReportedRun>(run: Run, base: ReportedRun): Run {
  const [now, before] = [run, base].map(({ ran = [] }) => groupedBy(ran, (name) => name));
  const timesIn = (names: typeof now, name: string) => names?.get(name)?.length ?? 0;
  const excused = new Set(
    run.retried
      .map(({ name }) => name)
      .filter((name) => timesIn(before, name) === 1 && timesIn(now, name) > 1),
  );
  if (excused.size === 0) return run;
  const left = run.failed.filter(({ name }) => !excused.has(name));
  const gone = run.failed.length - left.length;
  const { run: all = 0, failed = 0 } = run.counts ?? {};
  return {
    ...run,
    isRetried: true,
    failed: left,
    counts: { run: all - gone, failed: failed - gone },
  };
}

/** A run as far as its report names tests. */
interface ReportedRun {
  readonly counts: { readonly run: number; readonly failed: number } | undefined;
  readonly failed: readonly FailedTest[];
  readonly retried: readonly FailedTest[];
  readonly ran: readonly string[] | undefined;
}

/** Whether all that is known of two failures of the same name agrees. */
function isSame(a: FailedTest, b: FailedTest): boolean {
  const isEqual = a.message === b.message;
  if (a.isShared || b.isShared) return isEqual && a.message !== undefined && a.place === b.place;
  if (a.isSuite || b.isSuite) return isEqual && a.message !== undefined;
  return isEqual || !a.message || !b.message;
}

const exactKey = ({ file = '', name }: FailedTest) => `${file}\n${name}`;

/** What differs from run to run may be in a name, too. */
const fullKey = (test: FailedTest) => normalizeOutput(exactKey(test));
