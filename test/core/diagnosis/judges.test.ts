import { describe, expect, test } from 'vitest';
import {
  type AgentWorkflow,
  type JointVerdict,
  judgeMoves,
  judgeNames,
  judgePermissions,
  judgeRules,
  judgeWatched,
  judgeWorkflows,
} from '../../../src/core/diagnosis/index.ts';
import type { MoveTarget, Status, Transition } from '../../../src/core/tickets/index.ts';
import type { Rule } from '../../../src/core/work/index.ts';

/** The state, and what the sentence contains. */
type Expected = readonly [JointVerdict['state'], RegExp];

const judged = ({ state, sentence }: JointVerdict, [wanted, says]: Expected) => {
  expect({ state, sentence }).toEqual({ state: wanted, sentence: expect.stringMatching(says) });
  // Longer ones are not read.
  expect(sentence.length).toBeLessThanOrEqual(180);
};

const path = '.github/workflows/jira-bug-fix.yml';

const workflow = (different: Partial<AgentWorkflow> = {}): AgentWorkflow => ({
  ...{
    path,
    action: 'acme/jira-bug-fix-agent@v1',
    isDispatched: true,
    secrets: ['JIRA_TOKEN'],
    variables: ['JIRA_URL'],
  },
  runName: `jira [\${{ github.event.client_payload.delivery }}]`,
  writes: new Set(['contents', 'pull-requests', 'actions']),
  reads: new Set(['contents', 'pull-requests', 'actions', 'checks', 'statuses']),
  watches: ['CI'],
  inputs: new Map(),
  ...different,
});

test('of several workflows, one has to listen', () => {
  const found = [workflow({ isDispatched: false }), workflow()];
  judged(judgeWorkflows(found, 'main'), ['green', /on main/]);
});

describe('permissions', () => {
  const none = new Set<string>();
  const own = (token: string) => new Map([['github-token', token]]);
  test.each<readonly [string, Partial<AgentWorkflow>, boolean | undefined, Expected]>([
    ['all written down', {}, undefined, ['green', /contents: write, pull-requests: write/]],
    ['none', { writes: none }, true, ['red', /contents: write, pull-requests: write/]],
    ['unsaid, and written by default', { writes: undefined }, true, ['green', /repository/]],
    ['unsaid, and only read by default', { writes: undefined }, false, ['red', /only read/]],
    ['unsaid, and not known', { writes: undefined }, undefined, ['amber', /unless/]],
    [
      'another token',
      { writes: none, inputs: own(`\${{ steps.app.outputs.token }}`) },
      false,
      ['green', /not needed/],
    ],
    [
      "the job's token by name",
      { writes: none, inputs: own(`\${{ secrets.GITHUB_TOKEN }}`) },
      false,
      ['red', /only read/],
    ],
    ["a job's token", { writes: none, inputs: own(`\${{ github.token }}`) }, true, ['red', /^Add/]],
  ])('%s', (_, different, byDefault, expected) =>
    judged(judgePermissions(workflow(different), byDefault), expected),
  );
});

describe('names of secrets and variables', () => {
  const [both, url] = [new Set(['JIRA_TOKEN']), new Set(['JIRA_URL'])];
  const none = new Set<string>();
  test.each<
    readonly [string, ReadonlySet<string> | undefined, ReadonlySet<string> | undefined, Expected]
  >([
    ['variables not readable', both, undefined, ['amber', /^Check/]],
    ['a missing variable beside hidden secrets', undefined, none, ['amber', /variables/]],
  ])('%s', (_, secrets, variables, expected) =>
    judged(judgeNames([workflow()], secrets, variables), expected),
  );

  test('GitHub has them in upper case, whatever the file says', () => {
    judged(judgeNames([workflow({ secrets: ['jira_token'] })], both, url), ['green', /all set/]);
  });
});

describe('rules', () => {
  const judgedAs = async (branch: readonly Rule[], base: readonly Rule[], expected: Expected) =>
    judged(await judgeRules('fix/APP-1', { branch, base }, 'APP-1: summary'), expected);

  test.each<readonly [string, Expected]>([
    ['', ['green', /none is in the way of fix\/APP-1/]],
    ['deletion pull_request required_status_checks non_fast_forward', ['green', /none/]],
    ['deletion creation', ['red', /forbids the agent to create fix\/APP-1/]],
    ['update', ['red', /forbids to change them/]],
    ['required_signatures', ['amber', /signed commits.*token of Actions/]],
  ])('of types %j', (types, expected) => {
    const branch = types.split(' ').flatMap((type) => (type === '' ? [] : [{ type }]));
    return judgedAs(branch, [], expected);
  });

  test('of the base are judged for its commits alone', async () => {
    await judgedAs([], [{ type: 'creation' }, { type: 'update' }], ['green', /none/]);
    const pattern = { operator: 'starts_with', pattern: 'fix: ', negate: false } as const;
    const rule = { type: 'commit_message_pattern', pattern };
    await judgedAs([], [rule], ['red', /to start with "fix: ": set `commit-message`/]);
  });
});

describe('moves', () => {
  const open: Status = { name: 'To Do', category: 'new' };
  const working: Status = { name: 'In Progress', category: 'indeterminate' };
  const closed: Status = { name: 'Done', category: 'done' };
  const to = (target: Status): Transition => ({
    ...{ id: target.name, name: `Go to ${target.name}`, to: target },
    fields: [],
  });
  const start: MoveTarget = { kind: 'category', category: 'indeterminate' };
  const done: MoveTarget = { kind: 'category', category: 'done' };
  const stay: MoveTarget = { kind: 'stay' };
  type Moves = Parameters<typeof judgeMoves>[1];
  const none: Moves = { start: stay, pullRequest: stay, merge: stay, stop: stay };
  test.each<readonly [string, Status, readonly Transition[], Partial<Moves>, Expected]>([
    ['open', open, [to(working)], { start }, ['green', /^on start: “Go to In Progress” leads to/]],
    ['already made', working, [to(closed)], { start }, ['green', /on start: .*In Progress/]],
    ['not wanted', open, [], {}, ['green', /leave the status unchanged/]],
    ['after a move', open, [to(working)], { start, merge: done }, ['green', /^(?!.*on merge)/]],
    [
      'within a move',
      ...([open, [to(working)], { start, pullRequest: start }] as const),
      ['green', /on pull request: it stays in “In Progress”/],
    ],
    ['after none', working, [to(closed)], { start, merge: done }, ['green', /on merge: .*“Done”/]],
  ])('%s', (_, status, transitions, targets, [state, says]) => {
    const verdict = judgeMoves({ status, transitions }, { ...none, ...targets });
    expect(verdict).toEqual({ state, sentence: expect.stringMatching(says) });
  });
});

describe('watched workflows', () => {
  test.each<readonly [string, readonly string[], Expected]>([
    ['all of them', ['CI'], ['green', /^CI$/]],
    ['one is not', ['CI', 'Lint'], ['amber', /^Add to `workflow_run: workflows` in .*: Lint\.$/]],
    ['many are not', [...'abcde'], ['amber', /: a, b, c, and 2 more\.$/]],
    ['a hostile name', ['CI', `x\n${'y'.repeat(200)}`], ['amber', /: x y{38}…\.$/]],
  ])('%s', (_, checks, expected) => judged(judgeWatched([workflow()], checks), expected));

  test('none, and none to watch', () => {
    judged(judgeWatched([workflow({ watches: [] })], []), ['green', /nothing to watch/]);
  });
});
