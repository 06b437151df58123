import { type FileChange, type Patch, patchDigest } from '../../engines/edits/index.ts';
import type { CommandResult, StartedCommand } from '../../engines/evidence/index.ts';
import {
  hasPassed,
  normalizeOutput,
  plainOutput,
  readTestRun,
  type TestRun,
} from '../../engines/evidence/index.ts';
import { requestFingerprint } from '../../engines/text/index.ts';
import { addFailingTest, expectOtherwise } from './failing-test.ts';

/** A change together with tests that must fail: a run that stays green with them is no evidence. */
export interface Canary {
  readonly patch: Patch;
  /** Where the tests stand, the nearest to the change first; never empty. */
  readonly planted: readonly Planted[];
}

interface Planted {
  readonly path: string;
  /** What names the test that was added; missing if assertions expect something else instead. */
  readonly mark?: string | undefined;
}

/** Files that get a test. */
const most = 3;

/**
 * Puts tests that must fail into files of tests, which are in the order of how near they are to the change. The first
 * one that takes a test decides how; `undefined` if none does.
 */
export function plantCanary(patch: Patch, files: readonly FileChange[]): Canary | undefined {
  const digest = patchDigest(patch);
  const marked = files.map((file) => {
    const hash = requestFingerprint([digest, file.path]).slice(0, 8);
    return { file, mark: `fails_on_purpose_${hash}` };
  });
  for (const [index, { file, mark }] of marked.entries()) {
    if (addFailingTest(file.path, file.after ?? '', mark) !== undefined)
      return withFailingTests(patch, marked.slice(index));
    const other = expectOtherwise(file.after ?? '', mark);
    if (other !== undefined) {
      const change = { ...file, after: other };
      return { patch: new Map(patch).set(file.path, change), planted: [{ path: file.path }] };
    }
  }
  return undefined;
}

function withFailingTests(
  patch: Patch,
  files: readonly { readonly file: FileChange; readonly mark: string }[],
): Canary {
  const planted: Planted[] = [];
  const changed = new Map(patch);
  for (const { file, mark } of files) {
    const failing = addFailingTest(file.path, file.after ?? '', mark);
    if (failing === undefined) continue;
    changed.set(file.path, { ...file, after: failing });
    planted.push({ path: file.path, mark });
    if (planted.length === most) break;
  }
  return { patch: changed, planted };
}

/** The runs that a canary is judged by. */
export interface CanaryRuns {
  /** With the change: it passes, or fails as before. */
  readonly head: StartedCommand;
  /** With the canary. */
  readonly run: CommandResult;
  /** Whether both ran the same tests; otherwise only those of the canary's files ran. */
  readonly isWhole: boolean;
}

/** Returns why a run with a change is no evidence, as a phrase; `undefined` if its tests can fail, and the canary did. */
export function whyNoEvidence(canary: Canary, runs: CanaryRuns): string | undefined {
  const { head, run, isWhole } = runs;
  const place = `a test that must fail, in ${canary.planted[0]?.path ?? ''}`;
  if (run.kind === 'not-run') return `whether it can fail is not known: ${run.why}`;
  if (run.kind === 'timed-out') return `it does not end with ${place}`;
  if (run.code === 0) return `it also passes with ${place}`;
  const [before, now] = [readTestRun(head), readTestRun(run)];
  if (before.source !== now.source) return `its report does not name ${place}`;
  const { planted } = canary;
  const isSeen = ({ mark }: Planted) =>
    mark === undefined
      ? hasPassed(head) || failsMore(before, now)
      : failsBy(mark, now) || (planted.length === 1 && isBlamed(mark, { head, run, isWhole }));
  const unseen = planted.find(
    (one, index) => (index === 0 || head.output.includes(one.path)) && !isSeen(one),
  );
  if (unseen !== undefined && !(isWhole && risesBy(planted.length, before, now)))
    return `a test that must fail, in ${unseen.path}, did not run`;
  const isKept = before.failed.every(({ name }) => isNamedIn(now, name));
  return isWhole && !isKept ? 'it stops at its first failure' : undefined;
}

/** Whether a run names the test as one that failed. */
const failsBy = (mark: string, { failed }: TestRun) =>
  failed.some(({ name, isSuite }) => isSuite !== true && name.includes(mark));

/** Whether a runner whose failures are not read speaks of the test, and fails only since it is there. */
function isBlamed(mark: string, { head, run }: CanaryRuns): boolean {
  if (run.kind === 'not-run' || !hasPassed(head)) return false;
  const { source, failed } = readTestRun(run);
  return source !== 'report' && failed.length === 0 && plainOutput(run.output).includes(mark);
}

const failsMore = (before: TestRun, now: TestRun) =>
  (now.counts?.failed ?? 0) > (before.counts?.failed ?? 0) ||
  now.failed.some(({ name }) => !isNamedIn(before, name));

/** Whether so many more tests ran, and failed. */
function risesBy(count: number, { counts: before }: TestRun, { counts: now }: TestRun): boolean {
  if (before === undefined || now === undefined) return false;
  return now.run >= before.run + count && now.failed >= before.failed + count;
}

function isNamedIn({ failed }: TestRun, name: string): boolean {
  const wanted = normalizeOutput(name);
  return failed.some((one) => normalizeOutput(one.name) === wanted);
}
