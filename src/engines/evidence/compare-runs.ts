import {
  type CheckFinding,
  type CommandName,
  type CommandResult,
  describeTimeLimit,
  firstTimeLimit,
  isProgramMissing,
  nameTimeout,
  type StartedCommand,
  type TimeLimit,
  timeLimitOf,
} from './command-result.ts';
import { doubts, findDoubt, isPartlyReported, isUnread, type ReadRuns } from './doubts.ts';
import { excuse, outputOf, servicesOutput } from './failed-output.ts';
import { checkedNothing, earlyEnd, plainOutput, tellingLine } from './reading/index.ts';
import { compareFailures, repeatedIn, withoutRetries } from './same-failures.ts';
import {
  findFailures,
  foundNoTest,
  hasPassed,
  numberedNames,
  readTestRun,
  showsProblems,
  type TestRun,
  unusualEnd,
} from './test-run.ts';

/** The runs of one command so far; `text` is what bash runs. */
export interface ComparedRuns {
  readonly command: CommandName;
  readonly text?: string | undefined;
  /** With the change. */
  readonly head: CommandResult;
  /** With the change, repeated. */
  readonly again?: CommandResult | undefined;
  /** Without the change. */
  readonly base?: CommandResult | undefined;
  /** Says after an output of a command how a report would name what fails, as a phrase. */
  readonly advise?: ((output: string, text: string) => string) | undefined;
}

/** A finding, or the run that it still needs. */
export type RunComparison =
  | CheckFinding
  | { readonly kind: 'wanted'; readonly run: 'again' | 'base' };

/** Decides what a command says about a change. Only a failure that repeats and that the base lacks counts. */
export function compareRuns(runs: ComparedRuns): RunComparison {
  const comparison = decide(runs);
  const limit = firstTimeLimit(runs.head, runs.again, runs.base);
  return limit === undefined || comparison.kind === 'wanted'
    ? comparison
    : { ...comparison, limit };
}

function decide(runs: ComparedRuns): RunComparison {
  const { command, text = '', advise, head, again, base } = runs;
  if (head.kind === 'not-run') return head;
  const limit = timeLimitOf(head);
  const stopped = limit && afterLimit(limit, runs);
  if (stopped !== undefined) return stopped;
  if (isPass(head)) return concludeFrom(runs, passOf(head), head);
  // A program that is missing stays missing, so there is no point in repeating the run.
  const last = isProgramMissing(head) ? head : again;
  if (last === undefined) return { kind: 'wanted', run: 'again' };
  if (last.kind === 'not-run') return last;
  if (isPass(last)) {
    const failures = nameTimeout(findFailures(head), head);
    return concludeFrom(runs, { kind: 'flaky', failures }, last);
  }
  if (base === undefined) return { kind: 'wanted', run: 'base' };
  if (base.kind === 'not-run') {
    const why = `it fails, but its result without the change is unknown: ${base.why}`;
    return { kind: 'not-run', why };
  }
  return repeatedFailure({ command, text, advise, first: head, last, base });
}

/** A run that has passed is flaky if a test in it failed first. */
function passOf(head: StartedCommand): Harmless {
  const { retried } = readTestRun(head);
  return retried.length === 0
    ? { kind: 'passed' }
    : { kind: 'flaky', failures: numberedNames(retried) };
}

/**
 * What to do after the change was stopped at its limit. Another run of it would take as long, so the base comes first;
 * `undefined` if the base is faster, and the change is to be run again.
 */
function afterLimit(limit: TimeLimit, { again, base }: ComparedRuns): RunComparison | undefined {
  if (base === undefined) return { kind: 'wanted', run: 'base' };
  const own = describeTimeLimit(limit);
  if (base.kind === 'not-run')
    return inconclusive(`it ${own}, and its result without the change is unknown: ${base.why}`);
  const known = timeLimitOf(base);
  if (known !== undefined) return inconclusive(bothStopped(limit, known), base.output);
  if (again?.kind === 'not-run')
    return inconclusive(`it ${own}, and it was not run again: ${again.why}`);
  return undefined;
}

function bothStopped(head: TimeLimit, base: TimeLimit): string {
  const [own, other] = [describeTimeLimit(head), describeTimeLimit(base)];
  return own === other
    ? `it ${own} with and without the change`
    : `it ${own} with the change, and ${other} without it`;
}

type FailedRuns = Readonly<Record<'first' | 'last' | 'base', StartedCommand>> &
  Readonly<Record<'text', string>> &
  Pick<ComparedRuns, 'command' | 'advise'>;

/** The finding for a failure that was repeated. */
function repeatedFailure(runs: FailedRuns): CheckFinding {
  const { command, text, last, base } = runs;
  if (isProgramMissing(last) && isProgramMissing(base) && !readTestRun(last).hasRun) {
    return { kind: 'not-run', why: missingProgram(command, last) };
  }
  const [own, other] = [timeLimitOf(last), timeLimitOf(base)];
  if (own !== undefined && other !== undefined)
    return inconclusive(bothStopped(own, other), last.output);
  const read = readAlike(runs);
  const compared = compareFailures({
    first: read.first.failed,
    last: read.last.failed,
    base: read.base.failed,
  });
  const names = numberedNames(repeatedIn(read.last.failed, read.first.failed));
  const failed = (): CheckFinding => {
    const ordered = [...new Set([...numberedNames(compared.added), ...names])];
    const failures = nameTimeout(
      ordered.length > 0 ? ordered : numberedNames(read.last.failed),
      last,
    );
    const counts = command === 'tests' ? read.last.counts : undefined;
    const caused = new Set(compared.added);
    const others = read.last.failed.filter((one) => !caused.has(one));
    const note = caused.size === 0 ? '' : excuse(numberedNames(others));
    const services = servicesOutput(last);
    const said = services === undefined ? {} : { services };
    return { kind: 'failed', failures, output: `${outputOf(last, base)}${note}`, counts, ...said };
  };
  if (hasPassed(base)) return failed();
  if (command === 'tests' && foundNoTest(last.output)) {
    return inconclusive('it fails, and no test ran with the change', last.output);
  }
  if (failsMore(read)) return failed();
  const isPartial = () => command === 'tests' && isPartlyReported(last, text);
  const doubt = findDoubt(command, compared, read) ?? (isPartial() ? 'unreported' : undefined);
  if (doubt === 'new') return failed();
  if (doubt === undefined) {
    const how = command === 'tests' ? earlyEnd(last.output, text) : undefined;
    if (how === undefined) return concludeFrom(runs, { kind: 'tolerated', failures: names }, last);
    return inconclusive(`${bothFail}, and ${doubts.early}: all would run ${how}`, last.output);
  }
  const isCut = doubt === 'unfinished' && other !== undefined;
  const advice =
    isUnread(doubt) && command === 'tests' && read.last.source !== 'report'
      ? advised(runs, last.output)
      : '';
  const why = isCut ? `without it, it ${describeTimeLimit(other)}` : `${doubts[doubt]}${advice}`;
  return inconclusive(`${bothFail}, and ${why}`, last.output);
}

const bothFail = 'it fails with and without the change';

/** Reads the runs from the same kind of source: a report names tests in another way than an output. */
function readAlike({ command, text, first, last, base }: FailedRuns): ReadRuns {
  const all = [first, last, base].map(readTestRun);
  const isMixed = new Set(all.map(({ source }) => source === 'report')).size > 1;
  const read = (result: StartedCommand): TestRun => {
    const run = readTestRun(isMixed ? { ...result, report: undefined } : result);
    return { ...run, failed: [...run.failed, ...unusualEnd(result)] };
  };
  const isCut = command === 'tests' && earlyEnd(base.output, text) !== undefined;
  const cut = isCut ? plainOutput(base.output) : undefined;
  const before = { ...read(base), cut };
  return {
    first: withoutRetries(read(first), before),
    last: withoutRetries(read(last), before),
    base: before,
  };
}

/** Whether a run was started and has passed. */
function isPass(result: CommandResult): result is StartedCommand {
  return hasPassed(result);
}

/** Whether both runs with the change report more failed tests than the base; not every test has a name. */
function failsMore({ first, last, base }: ReadRuns): boolean {
  const failed = ({ counts }: TestRun) => counts?.failed ?? Number.NaN;
  const isWhole = base.end === undefined && base.cut === undefined;
  return isWhole && failed(first) > failed(base) && failed(last) > failed(base);
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
  runs: Pick<ComparedRuns, 'command' | 'text' | 'advise'>,
  finding: Harmless,
  result: StartedCommand,
): CheckFinding {
  const { output } = result;
  const { counts, hasRun } = readTestRun(result);
  const isFailing = finding.kind === 'tolerated';
  const code = result.kind === 'exited' ? result.code : 0;
  const how = isFailing
    ? `it fails in the same way without the change (exit code ${code})`
    : 'it exits with code 0';
  if (runs.command === 'tests') {
    return hasRun
      ? { ...finding, counts }
      : inconclusive(`${how}, and ${doubts.unrun}${advised(runs, output)}`, output);
  }
  // Most linters print nothing if they find nothing.
  if (isFailing) {
    return showsProblems(output)
      ? finding
      : inconclusive(`${how}, and its output names no problem`, output);
  }
  return checkedNothing(output)
    ? inconclusive(`${how}, and its output says that it checked no file`, output)
    : finding;
}

/** What would tell more, behind a reason. */
const advised = ({ advise, text = '' }: Pick<ComparedRuns, 'advise' | 'text'>, output: string) =>
  advise === undefined ? '' : `; ${advise(output, text)}`;

/** A finding that shows nothing, with the most telling line of the output. */
function inconclusive(why: string, output = ''): CheckFinding {
  return { kind: 'inconclusive', why, said: tellingLine(output) || undefined };
}
