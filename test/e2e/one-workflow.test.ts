import { rm } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { workflowFile } from '../../src/cli/init/workflow.ts';
import { inOrder } from '../support/openai/openai.ts';
import { branch, key, rightLine } from '../support/project/parcel.ts';
import {
  commentBlock,
  editReply,
  fixBlock,
  planReply,
  replaceLine,
} from '../support/project/script.ts';
import { resultOf, startProject } from '../support/project/work.ts';
import {
  closed,
  dispatched,
  reviewed,
  scheduled,
  startedByHand,
} from '../support/runner/events.ts';
import { planWorkflow } from '../support/runner/workflow.ts';
import { approve } from '../support/shop/script.ts';
import { secrets, type WorkflowEvent, type World } from '../support/world.ts';

/** Names the number in a change on top of the fix. */
const constant = replaceLine(
  'const kilogram = 1000;\n\n/** Postage in cents: 100 for each kilogram. */',
  '/** Postage in cents: 100 for each kilogram. */',
);

describe('the one workflow', () => {
  const action = 'OWNER/jira-bug-fix-agent@v1';
  const approved = approve('A kilogram that was begun counts whole.');
  const both = planReply(['src/postage.js', 'bin/postage']);
  const replies = [
    ...[planReply(['src/postage.js']), editReply(fixBlock), approved],
    ...[both, editReply(fixBlock, commentBlock), approved],
    ...[both, editReply(fixBlock, commentBlock, constant), approved],
  ];

  let world: World;
  let workflow: string;

  beforeAll(async () => {
    world = await startProject(inOrder(replies));
    world.github.roles.set('ada', 'write').set('eve', 'read');
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
        ...{
          'pull-request': expect.stringMatching(/\/pull\/1$/),
          branch,
          draft: 'false',
          cost: '',
        },
      },
    });
  });

  it('a start by hand with the ticket finds nothing new', async () => {
    const run = await start(startedByHand(key.toLowerCase()));
    expect(run).toMatchObject({ ...green, outputs: { 'stop-detail': 'nothing-new', ticket: key } });
  });

  it.each([
    ['the schedule', scheduled],
    ['a start by hand without a ticket', startedByHand('')],
  ])('%s sweeps', async (_, event) => {
    const run = await start(event);
    expect(run).toMatchObject(green);
    expect(run.summary).toContain('Tickets found: 0');
  });

  it('a review updates the pull request', async () => {
    world.github.talk.review(1, { by: 'ada', body: 'Say so.', state: 'CHANGES_REQUESTED' });
    const look = await start(reviewed('changes_requested', 'Say so.', { number: 1, branch }));
    expect(look).toMatchObject({ ...green, outputs: { reaction: 'requested', calls: '0' } });
    expect(look.stdout).toContain('A job of its own works on it.');
    const run = await world.run(0);
    expect(run).toMatchObject({ ...green, outputs: { 'stop-reason': 'approved', branch } });
    expect((await world.github.tree(branch)).get('bin/postage')).toContain('counts whole');
    expect(world.github.pulls).toHaveLength(1);
  });

  /** Comments below the pull request; the job of the event has its ref, and checks nothing out. */
  async function comment(by: string, body: string) {
    const { id } = world.github.talk.comment(1, { by, body });
    const issue = { number: 1, pull_request: { url: 'https://github.test/pulls/1' } };
    const said = { id, body, user: { login: by, type: 'User' } };
    const payload = { action: 'created', comment: said, issue };
    return () =>
      world.start(
        { name: 'issue_comment', payload },
        {
          env: { GITHUB_REF: 'refs/pull/1/merge', GITHUB_REF_NAME: '1/merge' },
          prepare: (workspace) => rm(`${workspace}/.git`, { recursive: true }),
        },
      );
  }

  it.each([
    ['by someone without write access', 'eve', '/fix it', /It waits for a person to review it\.$/m],
    [
      'without the command',
      'ada',
      'How about a fix?',
      /^Nothing to do\. .* nor has \/fix in it\.$/m,
    ],
  ])('a comment %s is ignored with a reason', async (_, by, words, sentence) => {
    const look = await comment(by, words);
    const { requests } = world.openai;
    const before = [requests.length, world.jira.issue(key).comments.length];
    const commit = await world.github.commitOf(branch);
    const run = await look();
    expect(run).toMatchObject({ ...green, outputs: { 'stop-detail': 'nothing-new' } });
    expect(run.stdout).toMatch(sentence);
    expect(run.summary).toMatch(sentence);
    expect([requests.length, world.jira.issue(key).comments.length]).toEqual(before);
    expect(await world.github.commitOf(branch)).toBe(commit);
  });

  it('a comment that begins with the command updates the same pull request, once', async () => {
    const look = await comment('ada', '/fix name the kilogram');
    await look();
    const run = await world.run(1);
    expect(run).toMatchObject({ ...green, outputs: { 'stop-reason': 'approved', calls: '3' } });
    const { prompts, files, ...left } = await resultOf(world, run);
    expect(prompts[6]).toContain('**ada** requests changes:\n\nname the kilogram');
    expect(left.branches).toEqual([branch, 'main']);
    expect(left.pulls).toMatchObject([{ state: 'open', head: branch, base: 'main' }]);
    expect(left).toMatchObject({ status: 'In Prüfung', comments: 1, violations: [] });
    expect(left.comment).toContain(run.outputs['pull-request'] ?? 'no pull request');
    expect(files.get('src/postage.js')).toContain('const kilogram = 1000;');
    expect(files.get('src/postage.js')).toContain(rightLine);

    expect(await look()).toMatchObject({ ...green, outputs: { 'stop-detail': 'nothing-new' } });
    expect(world.openai.chats).toHaveLength(replies.length);
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
});
