import { describe, expect, it, test } from 'vitest';
import { openInputs, readMode } from '../../src/action/inputs.ts';
import { workflowFile } from '../../src/cli/init/workflow.ts';
import { refusalOf } from '../settings/given.ts';
import {
  closed,
  commented,
  dispatched,
  reviewed,
  scheduled,
  startedByHand,
} from '../support/runner/events.ts';
import { planWorkflow, type Start } from '../support/runner/workflow.ts';
import { give, givenJob } from './given.ts';

type Event = Start['event'];

const action = 'OWNER/jira-bug-fix-agent@v1';
const sweep = { cron: '17 * * * *', jql: 'project = APP' };

const modeOf = (event: Event) => readMode(openInputs(), () => undefined, event.name);
const changes = reviewed('changes_requested', 'No.');

givenJob();

/** Gives the inputs that a workflow gives for an event; returns its mode, `undefined` if no job starts. */
function modeIn(workflow: string, event: Event) {
  const run = planWorkflow(workflow, { event, ref: 'refs/heads/main' });
  const agent = run?.steps?.find(({ uses }) => uses === action);
  if (agent === undefined) return undefined;
  const { ticket = '', mode = '', 'sweep-jql': jql = '' } = agent.with;
  give({ ticket, mode, 'sweep-jql': jql });
  return modeOf(event);
}

describe('the one workflow', () => {
  it.each([
    ['work', dispatched('APP-17', 'd-1')],
    ['work', startedByHand('APP-17')],
    ['sweep', startedByHand('')],
    ['follow', closed(true)],
    ['follow', closed(false)],
    ['follow', changes],
    ['follow', commented('/fix it')],
    ['sweep', scheduled],
  ])('asks for %s by %j', (mode, event) => {
    expect(modeIn(workflowFile({ action, sweep }), event)).toBe(mode);
  });
});

test('a ticket is worked on, whatever the event', () => {
  give({ ticket: 'APP-17', 'sweep-jql': 'project = APP' });
  for (const name of ['workflow_dispatch', 'push', 'issues', 'schedule'])
    expect(modeOf({ name, payload: {} })).toBe('work');
});

test('a start by hand without a ticket needs a query', () => {
  expect(refusalOf(() => modeOf(startedByHand('')))).toBe(
    'Set `ticket` to the key of a Jira ticket, such as APP-17, or `sweep-jql` for a sweep: the workflow was started by hand with neither.',
  );
});

test('any other event is refused in one sentence, with what else is wrong', () => {
  give({ 'jira-token': '' });
  expect(refusalOf(() => modeOf({ name: 'issues', payload: {} })).split('\n')).toEqual([
    'Start the workflow by one of the events repository_dispatch, workflow_dispatch, schedule, pull_request, pull_request_review, pull_request_review_comment, issue_comment, workflow_run, check_suite, status, push, or set `ticket` or `mode`: the event issues does not say what to do.',
    expect.stringContaining('Set `jira-token` to'),
  ]);
});
