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

/**
 * Judges the last of these moves, which the agent makes one after the other. Jira shows only what is open from
 * the status of the sample ticket, so nothing is known about a later move if an earlier one would be made.
 */
export function judgeMove(
  { status, transitions }: OpenWorkflow,
  targets: readonly MoveTarget[],
): JointVerdict {
  const choices = targets.map((target) => chooseTransition(transitions, status, target));
  const last = choices.pop();
  if (last === undefined || last.kind === 'go') {
    return green(`“${last?.transition.name}” leads to “${last?.transition.to.name}”`);
  }
  if (last.isSettled) return green(last.why);
  return choices.some(({ kind }) => kind === 'go')
    ? notChecked(`set --sample-ticket to one that is further on than “${status.name}”`)
    : amber(`${last.why} The agent would leave such a ticket where it is.`);
}
