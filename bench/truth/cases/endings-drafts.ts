import assert from 'node:assert/strict';
import { silent } from '../../../test/support/openai/faults.ts';
import { inOrder, type Script, type Scripted } from '../../../test/support/openai/openai.ts';
import { branch, key, rightLine, wrongLine } from '../../../test/support/project/parcel.ts';
import {
  editReply,
  fixBlock,
  planReply,
  replaceLine,
} from '../../../test/support/project/script.ts';
import { resultOf, runProject, startProject } from '../../../test/support/project/work.ts';
import { approve, revise } from '../../../test/support/shop/script.ts';
import { dispatchOf } from '../../../test/support/world.ts';
import type { Case } from '../case.ts';

const planned = planReply(['src/postage.js']);
const fixed = editReply(fixBlock);
const otherLine = '  return 100 * Math.ceil(grams / 1000);';
const otherwise = editReply(replaceLine(otherLine, rightLine));
const missing = (search: string) => editReply(replaceLine('  return 1;', search));
const objection = 'Say in a comment why it rounds up.';
const promise: Scripted = { text: 'Let me fix that now.' };

/** Works on the ticket once, and checks that everything that was sent keeps the contracts. */
async function work(script: Script, inputs: Readonly<Record<string, string>> = {}) {
  await using world = await startProject(script, { 'test-isolation': 'none', ...inputs });
  const ended = await runProject(world);
  assert.deepEqual(ended.violations, []);
  return ended;
}

type Ended = Awaited<ReturnType<typeof work>>;

/** A draft with the change; the ticket is not moved to the review, the job is red. */
function assertDraft({ run, pulls, status, files, comment }: Ended, reason: string): void {
  assert.equal(run.outputs['stop-reason'], reason);
  assert.equal(run.exitCode, 1);
  assert.equal(pulls.length, 1);
  assert.equal(pulls[0]?.draft, true);
  assert.match(run.outputs['pull-request'] ?? '', /\/acme\/shop\/pull\/1$/);
  assert.equal(status, 'In Arbeit');
  assert.match(files.get('src/postage.js') ?? '', /Math\.ceil/);
  for (const text of [comment, run.summary]) {
    assert.match(text, /The last sound change is a draft\./);
    assert.doesNotMatch(text, /[Nn]o pull request was/);
  }
}

/** The objection stands before everything that explains the change. */
function assertObjection({ body, comment, run }: Ended): void {
  const at = body.indexOf(objection);
  assert.ok(at > 0 && at < body.indexOf('What was wrong'), body);
  for (const text of [comment, run.summary]) assert.ok(text.includes(objection), text);
}

const drafts: readonly (readonly [
  string,
  readonly Scripted[],
  Readonly<Record<string, string>>,
])[] = [
  ['attempts-exhausted', [planned, fixed, revise(objection)], { 'max-attempts': '1' }],
  ['repeated-critique', [planned, fixed, revise(objection), otherwise, revise(objection)], {}],
  [
    'repeated-edit',
    [planned, fixed, revise(objection), editReply(replaceLine(wrongLine, rightLine))],
    {},
  ],
  ['no-action', [planned, fixed, revise(objection), promise, promise], {}],
  ['budget-exhausted', [planned, fixed, revise(objection)], { 'max-calls': '3' }],
];

export const cases: readonly Case[] = [
  ...drafts.map(([reason, replies, inputs]) => ({
    name: `a sound change that ends as ${reason} is a draft with the objection on top`,
    check: async () => {
      const ended = await work(inOrder(replies), inputs);
      assertDraft(ended, reason);
      assertObjection(ended);
    },
  })),
  {
    name: 'a change whose tests pass and that no call was left to review is a draft',
    check: async () => {
      const inputs = { 'max-calls': '2', 'test-command': 'node --test' };
      const ended = await work(inOrder([planned, fixed]), inputs);
      assertDraft(ended, 'budget-exhausted');
      assert.match(ended.body, /It is a draft because: .*the change was not reviewed/);
    },
  },
  {
    name: 'a change that the time limit found at its review is a draft',
    check: async () => {
      const model: Script = (_, index) => [planned, fixed][index] ?? { fault: silent };
      assertDraft(await work(model, { 'deadline-minutes': '0.06' }), 'deadline');
    },
  },
  {
    name: 'a change that fails its tests when the calls end is no pull request, but is shown',
    check: async () => {
      const red = editReply(replaceLine('  return 7;'));
      const inputs = { 'max-calls': '2', 'test-command': 'node --test' };
      const { run, pulls, comment } = await work(inOrder([planned, red]), inputs);
      assert.equal(run.outputs['stop-reason'], 'budget-exhausted');
      assert.deepEqual(pulls, []);
      for (const text of [comment, run.summary]) {
        assert.match(text, /No pull request was opened\./);
        assert.match(text, /\+ {2}return 7;/);
      }
    },
  },
  {
    name: 'a change that passes its tests is the draft, although the last one fails them',
    check: async () => {
      const red = editReply(replaceLine('  return 7;', rightLine));
      const inputs = { 'max-attempts': '2', 'test-command': 'node --test' };
      const ended = await work(inOrder([planned, fixed, revise(objection), red]), inputs);
      assertDraft(ended, 'attempts-exhausted');
      assertObjection(ended);
      assert.match(ended.body, /Edit 2 failed tests/);
      assert.doesNotMatch(ended.body, /return 7/);
    },
  },
  {
    name: 'a run without a sound change says that no pull request was opened, and opens none',
    check: async () => {
      const ended = await work(inOrder([planned, missing('  return 2;'), missing('  return 2;')]));
      assert.equal(ended.run.outputs['stop-reason'], 'repeated-edit');
      assert.deepEqual(ended.pulls, []);
      assert.match(ended.comment, /No pull request was opened\./);
    },
  },
  {
    name: 'the next attempt continues a draft on its branch and makes it ready',
    check: async () => {
      const replies = [planned, fixed, revise(objection), planned, fixed, approve('It rounds up.')];
      await using world = await startProject(inOrder(replies), { 'max-attempts': '1' });
      await runProject(world);
      world.jira.addComment(key, 'Ada', 'Go on, please.');
      world.jira.reopen(key);
      const again = dispatchOf(world.ticket(key), 'second', 'reopened');
      const ended = await resultOf(world, await world.act(again));
      assert.equal(ended.run.outputs['stop-reason'], 'approved', ended.run.stdout);
      assert.deepEqual(
        ended.pulls.map(({ draft }) => draft),
        [false],
      );
      assert.deepEqual(ended.branches, [branch, 'main']);
      assert.equal(ended.status, 'In Prüfung');
      assert.ok(ended.prompts[3]?.includes(objection));
    },
  },
  {
    name: 'a read that an outage of Jira cut off is made again by the identical request',
    check: async () => {
      const look: Scripted = {
        toolCalls: [{ name: 'search_tickets', input: { query: 'postage' } }],
      };
      const replies = [look, look, look, planned, fixed, approve('It rounds up.')];
      await using world = await startProject(inOrder(replies));
      world.jira.fail('POST /rest/api/3/search/jql', { status: 500 }, 20);
      const { run, prompts } = await runProject(world);
      assert.equal(run.outputs['stop-reason'], 'approved', run.stdout);
      assert.match(run.stdout, /search_tickets \S+ \(failed\)/);
      assert.match(prompts[1] ?? '', /It could not be read/);
      assert.doesNotMatch(prompts[3] ?? '', /requested (?:before|twice)/);
    },
  },
];
