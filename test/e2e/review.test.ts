import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inOrder } from '../support/openai/openai.ts';
import { branch, key, rightLine } from '../support/project/parcel.ts';
import {
  commentBlock,
  editReply,
  fixBlock,
  planReply,
  replaceLine,
} from '../support/project/script.ts';
import { resultOf, runProject, startProject } from '../support/project/work.ts';
import { approve } from '../support/shop/script.ts';
import type { WorkflowEvent, World } from '../support/world.ts';

const approved = approve('A kilogram that was begun counts whole.');
const constant = replaceLine(
  'const kilogram = 1000;\n\n/** Postage in cents: 100 for each kilogram. */',
  '/** Postage in cents: 100 for each kilogram. */',
);
const replies = [
  ...[planReply(['src/postage.js']), editReply(fixBlock), approved],
  ...[planReply(['src/postage.js', 'bin/postage']), editReply(fixBlock, commentBlock), approved],
  ...[
    planReply(['src/postage.js', 'bin/postage']),
    editReply(fixBlock, constant, commentBlock),
    approved,
  ],
];

/** The runner checks out the default branch, although the job's ref is the pull request. */
const onPull = { env: { GITHUB_REF: 'refs/pull/1/merge', GITHUB_REF_NAME: '1/merge' } };
const green = { exitCode: 0, annotations: [] };

/** Submits a review that requests changes; returns its event. */
function requestChanges(
  { github: { talk } }: World,
  by: string,
  body: string,
  lines: Parameters<World['github']['talk']['review']>[2] = [],
): WorkflowEvent {
  const { id } = talk.review(1, { by, body, state: 'CHANGES_REQUESTED' }, lines);
  const review = { id, state: 'changes_requested', body, user: { login: by, type: 'User' } };
  const payload = { action: 'submitted', review, pull_request: { number: 1 } };
  return { name: 'pull_request_review', payload };
}

/** Comments below the pull request; returns the event. */
function comment({ github: { talk } }: World, by: string, body: string): WorkflowEvent {
  const { id } = talk.comment(1, { by, body });
  const issue = { number: 1, pull_request: { url: 'https://github.test/pulls/1' } };
  const said = { id, body, user: { login: by, type: 'User' } };
  return { name: 'issue_comment', payload: { action: 'created', comment: said, issue } };
}

describe("a review of the agent's pull request", () => {
  let world: World;
  let first: string;

  beforeAll(async () => {
    world = await startProject(inOrder(replies));
    world.github.roles.set('ada', 'write').set('eve', 'read');
    const { run } = await runProject(world);
    expect(run.outputs).toMatchObject({ 'stop-reason': 'approved' });
    first = await world.github.commitOf(branch);
  });

  afterAll(() => world[Symbol.asyncDispose]());

  it.each([
    ['by someone without write access', 'eve', '/fix it', /^Pull request .*\.$/m],
    ['without the command', 'ada', 'How about /fix?', /nor begins with \/fix/],
  ])('%s is ignored with a reason, and the job is green', async (_, by, words, sentence) => {
    const event = comment(world, by, words);
    const { requests, chats } = world.openai;
    const before = [requests.length, chats.length, world.jira.issue(key).comments.length];
    const run = await world.start(event, onPull);
    expect(run).toMatchObject({ ...green, outputs: { 'stop-reason': 'nothing-new' } });
    expect(run.stdout).toMatch(sentence);
    expect(run.summary).toMatch(sentence);
    const after = [requests.length, chats.length, world.jira.issue(key).comments.length];
    expect(after).toEqual(before);
    expect(await world.github.commitOf(branch)).toBe(first);
  });

  it('by someone with write access updates the same branch and pull request', async () => {
    const lines = [
      {
        ...{ path: 'src/postage.js', line: 3, side: 'RIGHT' as const, by: 'ada' },
        ...{ body: 'Say so in the program, too.', hunk: `@@ -1,4 +1,4 @@\n+${rightLine}` },
      },
    ];
    const run = await world.start(requestChanges(world, 'ada', 'Nobody will know.', lines), onPull);
    expect(run).toMatchObject({ ...green, outputs: { 'stop-reason': 'approved', calls: '3' } });
    const { prompts, ...left } = await resultOf(world, run);
    for (const prompt of prompts.slice(3, 6)) {
      expect(prompt).toContain('**ada** requests changes:\n\nNobody will know.');
      expect(prompt).toContain('**src/postage.js**, line 3 in the pull request:');
      expect(prompt).toContain('Say so in the program, too.');
    }
    expect(prompts[3]).toContain('## The last attempt');
    expectUpdated(left);
    expect(left.files.get('bin/postage')).toContain('counts whole');
  });

  it('that begins with the command updates them, too, but only once', async () => {
    const event = comment(world, 'ada', '/fix name the kilogram');
    const run = await world.start(event, onPull);
    expect(run).toMatchObject({ ...green, outputs: { 'stop-reason': 'approved', calls: '3' } });
    const { prompts, ...left } = await resultOf(world, run);
    expect(prompts[6]).toContain('**ada** requests changes:\n\nname the kilogram');
    expectUpdated(left);
    expect(left.files.get('src/postage.js')).toContain('const kilogram = 1000;');

    const again = await world.start(event, onPull);
    expect(again).toMatchObject({ ...green, outputs: { 'stop-reason': 'nothing-new' } });
    expect(world.openai.chats).toHaveLength(replies.length);
  });

  function expectUpdated(left: Omit<Awaited<ReturnType<typeof resultOf>>, 'prompts'>) {
    expect(left.branches).toEqual([branch, 'main']);
    expect(left.pulls).toMatchObject([{ state: 'open', head: branch, base: 'main' }]);
    expect(left).toMatchObject({ status: 'In Prüfung', comments: 1, violations: [] });
    expect(left.comment).toContain(left.run.outputs['pull-request'] ?? 'no pull request');
    expect(left.files.get('src/postage.js')).toContain(rightLine);
    expect([...world.jira.issue(key).pages.keys()]).toHaveLength(1);
  }
});
