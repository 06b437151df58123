import { UserError } from '../core/user-error.ts';
import type { Mode, Settings } from '../settings/index.ts';

/** What `mode: auto` does for each event that starts a workflow. */
const modes: ReadonlyMap<string, Mode> = new Map([
  ['repository_dispatch', 'work'],
  ['workflow_dispatch', 'work'],
  ['pull_request', 'merged'],
  ['pull_request_review', 'work'],
  ['issue_comment', 'work'],
  ['schedule', 'sweep'],
]);

/**
 * Returns what the job does for an event. A ticket is worked on, whatever the event is; a start by hand without
 * one is a sweep. Throws UserError if the event asks for nothing.
 */
export function modeOfEvent(event: string, { isGiven, show }: Settings): Mode {
  if (isGiven('ticket')) return 'work';
  if (event === 'workflow_dispatch') {
    if (isGiven('sweep-jql')) return 'sweep';
    throw new UserError(
      `Set ${show('ticket')} to the key of a Jira ticket, such as APP-17, or ${show('sweep-jql')} for a sweep: the workflow was started by hand with neither.`,
    );
  }
  const mode = modes.get(event);
  if (mode !== undefined) return mode;
  throw new UserError(
    `Start the workflow by one of the events ${[...modes.keys()].join(', ')}, or set ${show('ticket')} or ${show('mode')}: the event ${event} does not say what to do.`,
  );
}
