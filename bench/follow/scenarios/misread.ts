import type { StoredCheck, StoredStatus } from '../../../test/support/github/checks.ts';
import {
  again,
  ci,
  ciEnds,
  lost,
  redOn,
  reports,
  says,
  sets,
  statuses,
  sweep,
  wakes,
} from '../acts.ts';
import { flake, greenTests, lostRunner, redTests } from '../ci.ts';
import { dequeued } from '../events.ts';
import { type Act, anything, type Expected, type Scenario } from '../scenario.ts';
import { fixMore } from '../stage.ts';

const waits: Expected = { now: /waits? for a person to review/i };
const mended: Expected = { ...waits, paid: 3, commits: [/mends the check/] };

const build = { ...redTests, name: 'build' };

const app = (
  name: string,
  slug: string,
  conclusion: StoredCheck['conclusion'],
): Omit<StoredCheck, 'id' | 'sha'> => ({
  ...{ name, app: slug, conclusion, status: conclusion === null ? 'in_progress' : 'completed' },
  ...(conclusion === null && { since: '2026-11-01T09:12:00Z' }),
});

/** A status that has been pending for days. */
const pending = (context: string): Act =>
  lost(statuses({ context, state: 'pending', since: '2026-11-01T09:12:00Z' }));

/** What asks a person for something, each with its words. */
const asksPeople: readonly Omit<StoredStatus, 'sha' | 'state'>[] = [
  { context: 'policy-bot: main' },
  { context: 'Required approvals' },
  { context: 'pullapprove' },
  { context: 'Merge freeze' },
  { context: 'WIP' },
  { context: 'Two reviewers required' },
  { context: 'Vercel', description: 'Authorization required to deploy.' },
];

const refusal = {
  status: 403,
  message: 'Unable to retry this workflow run because it was created over a month ago',
};

/** Checks that are easily taken for something else. */
export const misreadScenarios: readonly Scenario[] = [
  {
    name: 'a job of the same name in another workflow is red on the base: its own is mended',
    acts: [redOn('main', [build], 7), says(...fixMore), ci(build)],
    expect: { ...mended, never: ['on “main” as well'] },
  },
  {
    name: 'a job that was skipped while it was a draft has not passed before',
    acts: [ci({ name: 'build', conclusion: 'skipped' }), says(...fixMore), ci(build)],
    expect: { ...mended, now: anything, status: anything },
  },
  {
    name: 'a check of an App that was neutral first has not passed before',
    acts: [
      lost(reports(app('CodeQL', 'codeql', 'neutral'))),
      says(...fixMore),
      reports(app('CodeQL', 'codeql', 'failure')),
    ],
    expect: { ...mended, never: ['flaky'] },
  },
  {
    name: 'two Apps with a check of the same name are two checks',
    acts: [
      says(...fixMore),
      reports(app('linux', 'cirrus', 'success'), app('linux', 'travis', 'failure')),
    ],
    expect: mended,
  },
  ...['tide', 'policy-bot: main', 'Vercel', 'rpm-build:fedora'].map(
    (context): Scenario => ({
      name: `“${context}”, which is pending for days, hides no red check`,
      acts: [pending(context), says(...fixMore), ci(redTests)],
      expect: mended,
    }),
  ),
  {
    name: 'what has not answered for days is named, and all else is as it is',
    acts: [pending('tide'), ci(greenTests)],
    expect: {
      now: /“tide”, which has not answered since 1 November 2026 at 09:12 UTC/,
      never: ['waits for its checks to end'],
    },
  },
  {
    name: 'a check of an App that is gone is named and left out',
    acts: [lost(reports(app('external-ci', 'gone', null))), ci(greenTests)],
    expect: { now: /“external-ci”/, never: ['waits for its checks to end'] },
  },
  ...asksPeople.map(
    (status): Scenario => ({
      name: `no code mends “${status.context}”`,
      acts: [lost(statuses({ ...status, state: 'failure' })), ci(greenTests), sweep],
      expect: {
        now: new RegExp(`“${status.context}”`),
        comment: [status.description ?? 'for a developer to review'],
      },
    }),
  ),
  {
    name: 'a check of an App that was cancelled costs no attempt',
    acts: [reports(app('external-ci', 'kodiak', 'cancelled')), sweep],
    expect: { now: /“external-ci”/ },
  },
  {
    name: 'a rerun that GitHub refuses is asked for once, and told',
    acts: [ci(lostRunner), again, sweep],
    prepare: ({ github }) => {
      const push = github.runs.push.bind(github.runs);
      github.runs.push = (...runs) => push(...runs.map((run) => ({ ...run, refusal })));
    },
    expect: { now: /“test”.*is not run again: “.*over a month ago”/, reruns: 1 },
  },
  {
    name: 'a red test that names nothing of the change is run once more before it is paid',
    acts: [ci(flake)],
    expect: { now: anything, status: /“test”.*again/, reruns: 1 },
  },
  {
    name: 'red again in a test that names nothing of the change: then it is paid',
    acts: [ci(flake), says(...fixMore), ciEnds([flake])],
    expect: { ...mended, reruns: 1 },
  },
  {
    name: 'a flake that the model finds: the fix stays ready, with its reason under Now',
    acts: [
      ci(flake),
      says({
        toolCalls: [
          {
            name: 'plan',
            input: {
              ...{ kind: 'already-fixed', understanding: 'The test waits for a socket.' },
              reply: 'The test waits 2 seconds for a socket, which this change does not touch.',
            },
          },
        ],
      }),
      ciEnds([flake]),
    ],
    expect: {
      ...{ now: /“test”.*waits 2 seconds for a socket/, paid: 1, reruns: 1 },
      never: ['already does what you ask', 'nothing was changed, because'],
    },
  },
  {
    name: 'thrown out of the merge queue: the check that failed there is named',
    acts: [
      lost(sets({ isQueued: true })),
      wakes(async (stage) => {
        const commit = await stage.world.github.commitOn('queue', { 'x.md': 'x\n' }, 'Queue');
        await redOn('queue')(stage);
        sets({ isQueued: false, removal: { reason: 'FAILED_CHECKS', commit } })(stage);
        return dequeued(stage.pull().head);
      }),
    ],
    expect: { now: /removed from the merge queue: the check “test” failed there/ },
  },
];
