import {
  chooseTransition,
  type MoveTarget,
  type Status,
  type Transition,
} from '../tickets/index.ts';
import { amber, green, type JointVerdict, notChecked } from './finding.ts';

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
