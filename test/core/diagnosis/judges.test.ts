import { describe, expect, test } from 'vitest';
import { type CommandResult, readTestRun } from '../../../src/core/checks/index.ts';
import {
  type AgentWorkflow,
  type JointVerdict,
  judgeCommand,
  judgeCounts,
  judgeMoves,
  judgeNames,
  judgePermissions,
  judgeRules,
  judgeRunName,
  judgeWatched,
  judgeWorkflows,
} from '../../../src/core/diagnosis/index.ts';
import type { MoveTarget, Status, Transition } from '../../../src/core/tickets/index.ts';
import type { Rule } from '../../../src/core/work/index.ts';
import { recordedOutputs } from '../../support/test-outputs/recorded.ts';

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

describe('workflows', () => {
  test.each<readonly [string, readonly AgentWorkflow[], Expected]>([
    ['none', [], ['red', /^Run `jira-bug-fix-agent init`, .*main, the default branch/]],
    [
      'one that listens',
      [workflow()],
      ['green', /jira-bug-fix\.yml on main runs acme\/jira-bug-fix-agent@v1$/],
    ],
    ['one that does not', [workflow({ isDispatched: false })], ['red', /types: \[jira-bug-fix\]/]],
    ['both', [workflow({ isDispatched: false }), workflow()], ['green', /on main/]],
  ])('%s', (_, found, expected) => judged(judgeWorkflows(found, 'main'), expected));
});

test('a run-name without the delivery is red', () => {
  judged(judgeRunName(workflow()), ['green', /delivery/]);
  for (const runName of ['', 'jira bug fix', `\${{ github.event.client_payload.ticket }}`]) {
    judged(judgeRunName(workflow({ runName })), ['red', /^Put `\[\$\{\{ github.*`run-name` of/]);
  }
});

describe('permissions', () => {
  const none = new Set<string>();
  const writing = (...names: readonly string[]) => ({ writes: new Set(names) });
  const own = (token: string) => new Map([['github-token', token]]);
  test.each<readonly [string, Partial<AgentWorkflow>, boolean | undefined, Expected]>([
    ['all written down', {}, undefined, ['green', /contents: write, pull-requests: write/]],
    ['one of two', writing('contents', 'actions'), true, ['red', /`permissions: pull-requests/]],
    [
      'those of earlier versions',
      { writes: new Set(['contents', 'pull-requests']), reads: new Set() },
      true,
      ['amber', /^Add `permissions: actions: write, checks: read, statuses: read` to/],
    ],
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
    ['all there', both, url, ['green', /all set/]],
    ['no secret', none, url, ['red', /Set these secrets .*: JIRA_TOKEN\.$/]],
    ['no variable', both, none, ['amber', /Set these variables .*: JIRA_URL\.$/]],
    ['secrets not readable', undefined, url, ['amber', /^Check .*JIRA_TOKEN, JIRA_URL\.$/]],
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

describe("the project's commands", () => {
  const ended = (code: number, output: string): CommandResult => ({
    ...{ kind: 'exited', code, output, elapsed: 1 },
  });
  const failing = 'FAILED test_a.py::test_one\n1 failed, 2 passed';
  const timedOut: CommandResult = { kind: 'timed-out', output: '', elapsed: 1 };
  const notRun: CommandResult = { kind: 'not-run', why: 'there is no space left' };
  test.each<readonly [string, CommandResult, Expected]>([
    ['passes', ended(0, '3 passed'), ['green', /`npm test` passes/]],
    ['exits with 1', ended(1, failing), ['amber', /untouched tree \(exit code 1\)/]],
    ['hangs', timedOut, ['amber', /it takes too long/]],
    ['is missing', ended(127, 'npm: command not found'), ['red', /a program it names is missing/]],
    ['did not run', notRun, ['red', /cannot be used: there is no space left/]],
  ])('%s', (_, result, expected) =>
    judged(judgeCommand({ name: 'tests', text: 'npm test' }, result), expected),
  );

  const shown = (run: number) => ended(0, `===== ${run} passed in 0.10s =====`);
  test.each<readonly [string, CommandResult, Expected]>([
    ['a count', shown(3), ['green', /^3 ran, read from the console$/]],
    ['nothing', ended(0, ''), ['amber', /^The test command gives no evidence: .*no report: /]],
    ['no run', notRun, ['amber', /there is no space left/]],
    ['counted failures', ended(1, `${failing} in 0.10s`), ['green', /^3 ran|tests are shown/]],
    ['words alone', ended(0, '3 tests passed'), ['amber', /^Only the exit code .*no report: /]],
  ])('the tests show %s', (_, result, expected) => judged(judgeCounts(result), expected));

  test('the console of every recorded runner is recognised, and that of no other', () => {
    const said = (folder: string) =>
      recordedOutputs(folder).map(({ runner, outputs }) => {
        const result = outputs.get('a') ?? notRun;
        return `${runner}: ${result.kind === 'not-run' ? '' : readTestRun(result).source}`;
      });
    expect(said('recorded').filter((one) => !one.endsWith(': console'))).toEqual([]);
    // Ginkgo runs under `go test`.
    const others = said('unread').filter((one) => !one.endsWith(': exit code'));
    expect(others).toEqual(['ginkgo: console']);
  });
});

describe('moves', () => {
  const open: Status = { name: 'To Do', category: 'new' };
  const working: Status = { name: 'In Progress', category: 'indeterminate' };
  const closed: Status = { name: 'Done', category: 'done' };
  const to = (target: Status, required = false): Transition => ({
    ...{ id: target.name, name: `Go to ${target.name}`, to: target },
    fields: required ? [{ id: 'f', name: 'Reason', required, hasDefault: false, allowed: [] }] : [],
  });
  const start: MoveTarget = { kind: 'category', category: 'indeterminate' };
  const done: MoveTarget = { kind: 'category', category: 'done' };
  const stay: MoveTarget = { kind: 'stay' };
  const unknown: MoveTarget = { kind: 'named', names: ['Nowhere'] };
  type Moves = Parameters<typeof judgeMoves>[1];
  const none: Moves = { start: stay, pullRequest: stay, merge: stay, stop: stay };
  test.each<readonly [string, Status, readonly Transition[], Partial<Moves>, Expected]>([
    ['open', open, [to(working)], { start }, ['green', /^on start: “Go to In Progress” leads to/]],
    ['already made', working, [to(closed)], { start }, ['green', /on start: .*In Progress/]],
    ['not wanted', open, [], {}, ['green', /leave the status unchanged/]],
    ['unknown', open, [to(working)], { stop: unknown }, ['amber', /^on stop: No transition leads/]],
    ['behind a field', open, [to(working, true)], { start }, ['amber', /requires “Reason”/]],
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
    ['one is gone', [], ['amber', /^Remove from `workflow_run: workflows` in .*: CI\.$/]],
    ['many are not', [...'abcde'], ['amber', /: a, b, c, and 2 more\.$/]],
    ['a hostile name', ['CI', `x\n${'y'.repeat(200)}`], ['amber', /: x y{38}…\.$/]],
  ])('%s', (_, checks, expected) => judged(judgeWatched([workflow()], checks), expected));

  test('none, and none to watch', () => {
    judged(judgeWatched([workflow({ watches: [] })], []), ['green', /nothing to watch/]);
  });
});
