import type { CommandResult, StartedCommand } from '../../engines/evidence/index.ts';
import {
  comparableCounts,
  type FailedTest,
  hasPassed,
  isSameOutput,
  normalizeOutput,
  readTestRun,
} from '../../engines/evidence/index.ts';
import { counted } from '../../engines/text/index.ts';
import type { Weakening } from './check-results.ts';
import { ownFailures, type TestFile } from './own-tests.ts';

/** The runs that show whether a change made tests see less. */
export interface OldTestRuns {
  /** With the whole change: it passes, or fails as before. */
  readonly head: StartedCommand;
  /** With the change, but with the tests and the settings of runs as they were. */
  readonly old?: CommandResult | undefined;
  readonly oldAgain?: CommandResult | undefined;
  /** With the tests of the change alone. */
  readonly red?: CommandResult | undefined;
  /** Without any of the change. */
  readonly base?: CommandResult | undefined;
}

/** What the change has besides code. */
export interface TestParts {
  readonly files: readonly TestFile[];
  readonly hasSettings: boolean;
  /** Whether there is code; without it, its tests alone are the whole change. */
  readonly hasCode: boolean;
}

export type OldTestsResult =
  | {
      readonly kind: 'compared';
      readonly weakened: readonly Weakening[];
      /** Whether as many tests ran as with the old ones, so that others make good for those that are deleted. */
      readonly isAsMany?: boolean | undefined;
    }
  | { readonly kind: 'wanted'; readonly run: Exclude<keyof OldTestRuns, 'head'> };

const wanted = (run: Exclude<keyof OldTestRuns, 'head'>): OldTestsResult => ({
  kind: 'wanted',
  run,
});
const compared = (
  ...weakened: readonly Weakening[]
): Extract<OldTestsResult, { readonly kind: 'compared' }> => ({
  kind: 'compared',
  weakened,
});

/**
 * Compares a change with the tests as they were. A test that is red there, and green only because the change writes
 * it anew, is weakened; but not if the new one is red without the fix: that is how the test of a bug looks.
 */
export function compareWithOldTests(runs: OldTestRuns, parts: TestParts): OldTestsResult {
  const { head, old, base } = runs;
  if (old === undefined) return wanted('old');
  if (old.kind === 'not-run') return compared();
  const fewer = fewerTests(head, old, parts);
  const known = fewer === undefined ? [] : [fewer];
  if (hasPassed(old)) return { ...compared(...known), isAsMany: isAsMany(head, old) };
  if (isRunnable(old)) return withGreened(runs, parts, old, known);
  if (known.length > 0) return compared(...known);
  // The old tests do not build with the new code, or name nothing.
  if (base === undefined) return wanted('base');
  if (base.kind === 'not-run') return compared();
  const gone = fewerTests(head, base, parts);
  if (gone !== undefined) return compared(gone);
  if (hasPassed(base) || !isSameOutput(old.output, base.output)) return compared();
  return withGreened(runs, parts, old, known);
}

/** Whether a run says of single tests that they failed. */
function isRunnable(result: StartedCommand): boolean {
  const { failed, hasRun, counts } = readTestRun(result);
  return (
    (hasRun && failed.some(({ isSuite }) => isSuite !== true)) ||
    (failed.length === 0 && (counts?.failed ?? 0) > 0)
  );
}

/** Adds the tests that only the change of the tests made green; a failure without a name counts as one. */
function withGreened(
  runs: OldTestRuns,
  parts: TestParts,
  old: StartedCommand,
  known: readonly Weakening[],
): OldTestsResult {
  const named = newly(namesOf(old), namesOf(runs.head));
  const isNameless = namesOf(old).length === 0 && hasPassed(runs.head);
  const failing = isNameless ? [undefined] : named;
  if (failing.length === 0) return compared(...known);
  const isAlone = parts.files.length === 0 || !parts.hasCode;
  const red = isAlone ? runs.head : runs.red;
  if (red === undefined) return wanted('red');
  if (red.kind === 'not-run') return compared(...known);
  const greened = failing.filter((name) => isAlone || !isExplained(name, red, runs, parts));
  if (greened.length === 0) return { ...compared(...known), isAsMany: isAsMany(runs.head, old) };
  const { oldAgain } = runs;
  if (oldAgain === undefined) return wanted('oldAgain');
  if (oldAgain.kind === 'not-run' || hasPassed(oldAgain)) return compared(...known);
  const again = new Set(namesOf(oldAgain).map((name) => normalizeOutput(name)));
  let repeated = greened.filter((name) => name === undefined || again.has(normalizeOutput(name)));
  if (repeated.length > 0 && !isAlone && known.length === 0) {
    if (runs.base === undefined) return wanted('base');
    repeated = repeated.filter((name) => !isReplaced(name, red, runs, parts));
  }
  const kind = parts.hasSettings ? 'run' : 'test';
  const weakened = repeated.map((test): Weakening => ({ kind, test, how: greenedHow }));
  return { ...compared(...known, ...weakened), isAsMany: isAsMany(runs.head, old) };
}

/** Whether a test is gone that the base passes, while others of the change fail without its code: the behaviour changes. */
function isReplaced(
  name: string | undefined,
  red: StartedCommand,
  { head, base }: OldTestRuns,
  { files }: TestParts,
): boolean {
  if (name === undefined || base === undefined || namesOf(base).includes(name)) return false;
  const isGone = !files.some(({ after }) => after.includes(lastWord(name)));
  const own = ownFailures(red, files).tests.map((one) => one.name);
  return isGone && newly(own, namesOf(head)).length > 0;
}

const greenedHow = 'fails as it was, and passes only with what the change does to the tests';

/** Whether the change's own version of a test is red without the fix, or could not be tried there. */
function isExplained(
  name: string | undefined,
  red: StartedCommand,
  { head }: OldTestRuns,
  { files, hasSettings }: TestParts,
): boolean {
  if (hasPassed(red)) return false;
  if (name === undefined || !isRunnable(red)) return true;
  const { tests, unowned, hasSuite } = ownFailures(red, files);
  if (hasSuite) return true;
  const own = hasSettings
    ? tests.map((one) => one.name)
    : [...tests.map((one) => one.name), ...unowned];
  const reds = newly(hasSettings ? own : namesOf(red), namesOf(head));
  return reds.some((one) => bareName(one) === bareName(name));
}

/** The name without parameters, which may be what is expected. */
const bareName = (name: string) => name.replace(/(?<=\w)[[(].*$/s, '');

/** The part of a name that stands in the file: that of the innermost group. */
const lastWord = (name: string) =>
  bareName(name)
    .split(/::|\.(?=\w+$)| > | › |: /)
    .at(-1)
    ?.trim() ?? name;

const namesOf = (result: CommandResult): readonly string[] =>
  result.kind === 'not-run' ? [] : readTestRun(result).failed.flatMap(nameOf);

const nameOf = ({ name, isSuite }: FailedTest) => (isSuite === true ? [] : [name]);

const newly = (names: readonly string[], known: readonly string[]) => {
  const old = new Set(known);
  return names.filter((name) => !old.has(name));
};

/** Whether both runs count their tests, and the first has no fewer. */
function isAsMany(head: StartedCommand, other: StartedCommand): boolean {
  const runOf = (result: StartedCommand) => readTestRun(result).counts?.run ?? Number.NaN;
  return runOf(head) >= runOf(other);
}

/** Says that fewer tests ran than in another run; names those that a report shows to be missing. */
function fewerTests(
  head: StartedCommand,
  other: StartedCommand,
  { hasSettings }: TestParts,
): Weakening | undefined {
  const [now, before] = [readTestRun(head), readTestRun(other)];
  const [ran = 0, known = 0] = comparableCounts(head, other) ?? [];
  if (ran >= known) return undefined;
  const there = new Set(now.ran);
  const gone = now.ran === undefined ? [] : (before.ran ?? []).filter((name) => !there.has(name));
  const named = gone.length === 0 ? '' : `, without ${gone.slice(0, maxGone).join('; ')}`;
  return {
    kind: hasSettings || ran === 0 ? 'run' : 'test',
    how: `only ${counted(ran, 'test')} ran with the change, and ${known} with the tests as they were${named}`,
  };
}

/** Tests that are named. */
const maxGone = 5;
