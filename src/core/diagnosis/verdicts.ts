import {
  type CommandName,
  type CommandResult,
  compareWithBase,
  hasPassed,
  type ProjectCommand,
  readTestRun,
  reportAdvice,
} from '../checks/index.ts';
import {
  chooseTransition,
  type MoveTarget,
  type Status,
  type Transition,
} from '../tickets/index.ts';
import { amber, green, type JointVerdict, notChecked, red } from './finding.ts';

/** Judges what one of the project's commands does on the untouched tree. */
export function judgeCommand({ name, text }: ProjectCommand, result: CommandResult): JointVerdict {
  if (hasPassed(result)) return green(`\`${text}\` passes`);
  const finding = onBase(name, result);
  if (finding.kind === 'not-run') return red(`\`${text}\` cannot be used: ${finding.why}`);
  const how = result.kind === 'exited' ? `exit code ${result.code}` : 'it takes too long';
  return amber(
    `\`${text}\` fails on the untouched tree (${how}): what fails before a change does not count against it.`,
  );
}

/** Judges how the tests are read: by their report, by the console of a known runner, or by their exit code alone. */
export function judgeCounts(result: CommandResult, command = ''): JointVerdict {
  const finding = onBase('tests', result, command);
  if (finding.kind === 'inconclusive' || finding.kind === 'not-run' || result.kind === 'not-run') {
    const why = 'why' in finding ? finding.why : 'it did not run';
    return amber(`The test command gives no evidence: ${why}.`);
  }
  const { source, counts } = readTestRun(result);
  if (source === 'exit code')
    return amber(
      `Only the exit code is read, so that nothing is known of a change where the base fails; ${reportAdvice}.`,
    );
  const ran = counts === undefined ? 'tests are shown' : `${counts.run} ran`;
  return green(`${ran}, read from ${source === 'report' ? 'their report' : 'the console'}`);
}

/** What the command would say about a change that changes nothing. */
function onBase(command: CommandName, result: CommandResult, text?: string) {
  const finding = compareWithBase({ command, text, head: result, again: result, base: result });
  return finding.kind === 'wanted' ? { kind: 'passed' as const } : finding;
}

/** The transitions that are open to the agent from the status of a sample ticket. */
interface OpenWorkflow {
  readonly status: Status;
  readonly transitions: readonly Transition[];
}

/** Where the agent moves a ticket: when it starts, when the pull request is ready or merged, and when it stops. */
type Moves = Readonly<Record<'start' | 'pullRequest' | 'merge' | 'stop', MoveTarget>>;

/** Judges all moves of a ticket. Those that cannot be seen from its status say nothing, unless none can. */
export function judgeMoves(open: OpenWorkflow, moves: Moves): JointVerdict {
  const { start, pullRequest, merge, stop } = moves;
  const judged = Object.entries({
    'on start': judgeMove(open, [start]),
    'on pull request': judgeMove(open, [start, pullRequest]),
    'on merge': judgeMove(open, [start, pullRequest, merge]),
    'on stop': judgeMove(open, [start, stop]),
  });
  const told = (state: JointVerdict['state']) =>
    judged.flatMap(([when, one]) => (one.state === state ? [`${when}: ${one.sentence}`] : []));
  const [amiss, good] = [told('amber'), told('green')];
  if (amiss.length > 0) return amber(amiss.join(' '));
  return good.length > 0 ? green(good.join('; ')) : judgeMove(open, [start]);
}

/**
 * Judges the last of these moves, which the agent makes one after the other. Jira shows only what is open from
 * the status of the sample ticket, so nothing is known about a later move if an earlier one would be made.
 */
function judgeMove(
  { status, transitions }: OpenWorkflow,
  targets: readonly MoveTarget[],
): JointVerdict {
  const choices = targets.map((target) => chooseTransition(transitions, status, target));
  const last = choices.pop();
  const reached = choices.findLast((choice) => choice.kind === 'go')?.transition.to;
  const wanted = targets.at(-1);
  if (reached !== undefined && wanted?.kind === 'category') {
    const then = chooseTransition([], reached, wanted);
    if (then.kind === 'stay' && then.isSettled) return green(`it stays in “${reached.name}” then`);
  }
  if (last === undefined || last.kind === 'go') {
    return green(`“${last?.transition.name}” leads to “${last?.transition.to.name}”`);
  }
  if (last.isSettled) return green(last.why);
  return reached !== undefined
    ? notChecked(`set --sample-ticket to one that is further on than “${status.name}”`)
    : amber(`${last.why} The agent would leave such a ticket where it is.`);
}
