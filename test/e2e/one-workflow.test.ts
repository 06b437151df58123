import { afterAll, beforeAll, expect, it } from 'vitest';
import { workflowFile } from '../../src/cli/init/workflow.ts';
import { inOrder } from '../support/openai/openai.ts';
import { branch, key } from '../support/project/parcel.ts';
import { commentBlock, editReply, fixBlock, planReply } from '../support/project/script.ts';
import { startProject } from '../support/project/work.ts';
import {
  closed,
  commented,
  dispatched,
  reviewed,
  scheduled,
  startedByHand,
} from '../support/runner/events.ts';
import { planWorkflow } from '../support/runner/workflow.ts';
import { approve } from '../support/shop/script.ts';
import { secrets, type WorkflowEvent, type World } from '../support/world.ts';

const action = 'OWNER/jira-bug-fix-agent@v1';
const approved = approve('A kilogram that was begun counts whole.');
const replies = [
  ...[planReply(['src/postage.js']), editReply(fixBlock), approved],
  ...[planReply(['src/postage.js', 'bin/postage']), editReply(fixBlock, commentBlock), approved],
];

let world: World;
let workflow: string;

beforeAll(async () => {
  world = await startProject(inOrder(replies));
  world.github.roles.set('ada', 'write');
  workflow = workflowFile({
    action,
    sweep: { cron: '17 * * * *', jql: 'project = POST' },
    watched: ['CI'],
    inputs: {
      'base-url': world.openai.url,
      'transition-on-pull-request': 'In Prüfung',
    },
  });
});

afterAll(() => world[Symbol.asyncDispose]());

/** Does what the one workflow does for an event, with `dist/`. */
async function start(event: WorkflowEvent) {
  const { jira } = world;
  const run = planWorkflow(workflow, {
    ...{ event, ref: 'refs/heads/main' },
    vars: { JIRA_URL: jira.url, JIRA_EMAIL: jira.email, MODEL: 'scripted' },
    secrets: { JIRA_TOKEN: secrets.jira, MODEL_API_KEY: secrets.model },
  });
  const agent = run?.steps?.find(({ uses }) => uses === action);
  if (agent === undefined) throw new Error('no job starts');
  return await world.start(event, { inputs: agent.with });
}

const green = { exitCode: 0, annotations: [] };

it('the Worker’s event opens a pull request, which the outputs describe', async () => {
  const { id, site } = world.ticket(key);
  const run = await start(dispatched(key, 'd-1', { ticketId: id, site }));
  expect(run).toMatchObject({
    ...green,
    outputs: {
      ...{ 'stop-reason': 'approved', summary: 'A fix is ready for review.', ticket: key },
      ...{ 'pull-request': expect.stringMatching(/\/pull\/1$/), branch, draft: 'false', cost: '' },
    },
  });
});

it('a start by hand with the ticket finds nothing new', async () => {
  const run = await start(startedByHand(key.toLowerCase()));
  expect(run).toMatchObject({ ...green, outputs: { 'stop-reason': 'nothing-new', ticket: key } });
});

it.each([
  ['the schedule', scheduled],
  ['a start by hand without a ticket', startedByHand('')],
])('%s sweeps', async (_, event) => {
  const run = await start(event);
  expect(run).toMatchObject(green);
  expect(run.summary).toContain('Tickets found: 0');
});

it('a comment of a stranger starts no attempt', async () => {
  const stranger = { login: 'mallory', type: 'User' };
  const calls = world.openai.chats.length;
  const run = await start(commented('/fix it', { number: 1, user: stranger }));
  expect(run).toMatchObject({ ...green, outputs: { 'stop-reason': 'nothing-new' } });
  expect(world.openai.chats).toHaveLength(calls);
});

it('a review updates the pull request', async () => {
  world.github.talk.review(1, { by: 'ada', body: 'Say so.', state: 'CHANGES_REQUESTED' });
  const run = await start(reviewed('changes_requested', 'Say so.', { number: 1, branch }));
  expect(run).toMatchObject({ ...green, outputs: { 'stop-reason': 'approved', branch } });
  expect((await world.github.tree(branch)).get('bin/postage')).toContain('counts whole');
  expect(world.github.pulls).toHaveLength(1);
});

it('the merge moves the ticket', async () => {
  await world.github.life.merge(1);
  const run = await start(closed(true, { number: 1, branch }));
  expect(run).toMatchObject(green);
  expect(world.jira.issue(key).status).toBe('Fertig');
});

it('any other event is refused in one sentence', async () => {
  const run = await world.start({ name: 'issues', payload: {} });
  expect(run).toMatchObject({ exitCode: 1, outputs: { 'stop-reason': 'misconfigured' } });
  expect(run.annotations).toEqual([expect.stringContaining('the event issues does not say')]);
  expect(world.violations()).toEqual([]);
});
