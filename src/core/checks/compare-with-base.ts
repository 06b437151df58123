import {
  type CheckFinding,
  type CommandName,
  type CommandResult,
  hasPassed,
  isMissing,
  type StartedCommand,
} from './check-results.ts';
import { findFailures } from './failures.ts';
import { isSameOutput, newFailures, repeatedFailures } from './normalize-output.ts';
import { tellingLine } from './shorten-output.ts';
import { testCounts } from './test-counts.ts';
import { checkedNothing, showsProblems, showsTests } from './tests-shown.ts';
import { describeLimit, firstLimit, limitOf, type TimeLimit, withLimit } from './time-limit.ts';

/** The runs of one command so far. */
export interface ComparedRuns {
  readonly command: CommandName;
  /** With the change. */
  readonly head: CommandResult;
  /** With the change, repeated. */
  readonly again?: CommandResult | undefined;
  /** Without the change. */
  readonly base?: CommandResult | undefined;
}

/** A finding, or the run that it still needs. */
export type BaseComparison =
  | CheckFinding
  | { readonly kind: 'wanted'; readonly run: 'again' | 'base' };

/** Decides what a command says about a change. Only a failure that repeats and that the base lacks counts. */
export function compareWithBase(runs: ComparedRuns): BaseComparison {
  const comparison = decide(runs);
  const limit = firstLimit(runs.head, runs.again, runs.base);
  return limit === undefined || comparison.kind === 'wanted'
    ? comparison
    : { ...comparison, limit };
}

function decide(runs: ComparedRuns): BaseComparison {
  const { command, head, again, base } = runs;
  if (head.kind === 'not-run') return head;
  const limit = limitOf(head);
  const stopped = limit && afterLimit(limit, runs);
  if (stopped !== undefined) return stopped;
  if (isPass(head)) return concludeFrom(command, { kind: 'passed' }, head);
  // A program that is missing stays missing, so there is no point in repeating the run.
  const last = isMissing(head) ? head : again;
  if (last === undefined) return { kind: 'wanted', run: 'again' };
  if (last.kind === 'not-run') return last;
  if (isPass(last)) {
    const failures = withLimit(findFailures(head), head);
    return concludeFrom(command, { kind: 'flaky', failures }, last);
  }
  if (base === undefined) return { kind: 'wanted', run: 'base' };
  if (base.kind === 'not-run') {
    const why = `it fails, but its result without the change is unknown: ${base.why}`;
    return { kind: 'not-run', why };
  }
  return repeatedFailure(command, { first: head, last, base });
}

/**
 * What to do after the change was stopped at its limit. Another run of it would take as long, so the base comes first;
 * `undefined` if the base is faster, and the change is to be run again.
 */
function afterLimit(limit: TimeLimit, { again, base }: ComparedRuns): BaseComparison | undefined {
  if (base === undefined) return { kind: 'wanted', run: 'base' };
  const own = describeLimit(limit);
  if (base.kind === 'not-run')
    return inconclusive(`it ${own}, and its result without the change is unknown: ${base.why}`);
  const known = limitOf(base);
  if (known !== undefined) return inconclusive(bothStopped(limit, known), base.output);
  if (again?.kind === 'not-run')
    return inconclusive(`it ${own}, and it was not run again: ${again.why}`);
  return undefined;
}

function bothStopped(head: TimeLimit, base: TimeLimit): string {
  const [own, other] = [describeLimit(head), describeLimit(base)];
  return own === other
    ? `it ${own} with and without the change`
    : `it ${own} with the change, and ${other} without it`;
}

type FailedRuns = Readonly<Record<'first' | 'last' | 'base', StartedCommand>>;

/** The finding for a failure that was repeated. */
function repeatedFailure(command: CommandName, runs: FailedRuns): CheckFinding {
  const { first, last, base } = runs;
  if (isMissing(last) && isMissing(base) && !showsTests(last.output)) {
    return { kind: 'not-run', why: missingProgram(command, last) };
  }
  const [own, other] = [limitOf(last), limitOf(base)];
  if (own !== undefined && other !== undefined)
    return inconclusive(bothStopped(own, other), last.output);
  const [now, known] = [findFailures(last), findFailures(base)];
  const repeated = repeatedFailures(findFailures(first), now);
  const names = repeated.map(({ name }) => name);
  const added = newFailures(repeated, known);
  if (!hasPassed(base) && !endsBeforeBase(runs) && !failsMore(runs)) {
    if (now.length === 0 && known.length === 0) return namelessFailure(command, last, base);
    if (known.length > 0 && now.length > 0 && added.length === 0) {
      return concludeFrom(command, { kind: 'tolerated', failures: names }, last);
    }
  }
  const ordered = [...new Set([...added, ...names])];
  const failures = withLimit(ordered.length > 0 ? ordered : now, last);
  const counts = command === 'tests' ? testCounts(last.output) : undefined;
  return { kind: 'failed', failures, output: outputOf(last, base), counts };
}

/** Without names, outputs that differ may do so because of a port, an order or the time: that shows nothing. */
function namelessFailure(
  command: CommandName,
  last: StartedCommand,
  base: StartedCommand,
): CheckFinding {
  return isSameOutput(last.output, base.output)
    ? concludeFrom(command, { kind: 'tolerated', failures: [] }, last)
    : inconclusive(
        'it fails with and without the change, and its output names no failure',
        last.output,
      );
}

/** Whether a run was started and has passed. */
function isPass(result: CommandResult): result is StartedCommand {
  return hasPassed(result);
}

/** Whether the base times out, so that its failures are not all known, but not every run with the change. */
function endsBeforeBase({ first, last, base }: FailedRuns): boolean {
  const isTimeout = ({ kind }: StartedCommand) => kind === 'timed-out';
  return isTimeout(base) && !(isTimeout(first) && isTimeout(last));
}

/** Whether both runs with the change report more failed tests than the base; not every test has a name. */
function failsMore({ first, last, base }: FailedRuns): boolean {
  const failed = ({ output }: StartedCommand) => testCounts(output)?.failed ?? Number.NaN;
  return failed(first) > failed(base) && failed(last) > failed(base);
}

function outputOf(result: StartedCommand, base: StartedCommand): string {
  const [own, other] = [limitOf(result), limitOf(base)];
  if (own !== undefined)
    return `${result.output.trimEnd()}\n(Stopped here: it ${describeLimit(own)}.)\n`;
  if (other === undefined) return result.output;
  return `${result.output.trimEnd()}\n(Without the change, it ${describeLimit(other)}.)\n`;
}

function missingProgram(command: CommandName, result: StartedCommand): string {
  const name = command === 'lint' ? 'lint' : 'test';
  const code = result.kind === 'exited' ? result.code : 0;
  const said = tellingLine(result.output);
  return (
    `the ${name} command exits with code ${code} with and without the change: a program it names is missing ` +
    `or cannot be run.${said === '' ? '' : ` Its output: ${said}`}`
  );
}

/** A finding that does not count against a change. */
type Harmless = Extract<CheckFinding, { readonly kind: 'passed' | 'flaky' | 'tolerated' }>;

/**
 * Returns the finding with the counts of the run behind it, or that the run shows nothing: an exit code
 * alone does not say that a test ran, and neither does an output that is the same without the change.
 */
function concludeFrom(
  command: CommandName,
  finding: Harmless,
  { output }: StartedCommand,
): CheckFinding {
  const isFailing = finding.kind === 'tolerated';
  const how = isFailing ? 'it fails in the same way without the change' : 'it exits with code 0';
  const failed = isFailing ? output : '';
  if (command === 'tests') {
    return showsTests(output)
      ? { ...finding, counts: testCounts(output) }
      : inconclusive(`${how}, and nothing shows that a test ran`, failed);
  }
  // Most linters print nothing if they find nothing.
  if (isFailing) {
    return showsProblems(output)
      ? finding
      : inconclusive(`${how}, and its output names no problem`, failed);
  }
  return checkedNothing(output)
    ? inconclusive(`${how}, and its output says that it checked no file`)
    : finding;
}

/** A finding that shows nothing, with the most telling line of a failure's output. */
function inconclusive(why: string, output = ''): CheckFinding {
  return { kind: 'inconclusive', why, said: tellingLine(output) || undefined };
}
