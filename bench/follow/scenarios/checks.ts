import assert from 'node:assert/strict';
import { editReply, fixBlock, planReply } from '../../../test/support/project/script.ts';
import { approve } from '../../../test/support/shop/script.ts';
import {
  again,
  ci,
  ciEnds,
  ciStarts,
  comments,
  labels,
  lost,
  pushes,
  red,
  redOn,
  reports,
  says,
  sets,
  statuses,
  sweep,
} from '../acts.ts';
import { greenTests, lostRunner, redTests } from '../ci.ts';
import { type Act, anything, type Expected, type Scenario } from '../scenario.ts';
import { fixMore } from '../stage.ts';

const waits: Expected = { now: /waits? for a person to review/i };

/** It was mended in one attempt, and how is in the commit's title. */
const mended: Expected = { ...waits, paid: 3, commits: [/mends? the check/] };

const second = {
  path: 'bin/postage',
  search: '# Prints the postage for a weight in grams. A kilogram that was begun counts whole.',
  replace: '# Prints the postage for a weight in grams: each kilogram that was begun counts.',
};

/** Replies that change more, once the comment of the program was mended. */
const mendsAgain = [
  planReply(['bin/postage']),
  editReply(fixBlock, {
    ...second,
    search: '# Prints the postage for a weight in grams. Half a kilogram costs nothing.',
  }),
  approve('It agrees.'),
];

/** Other pull requests are red as well. */
const redElsewhere: readonly Act[] = ['one', 'two', 'three'].map((name) => async (stage) => {
  const { world } = stage;
  const branch = `topic/${name}`;
  await world.github.commitOn(branch, { [`${name}.md`]: 'x\n' }, name);
  const facts = { title: name, body: '', state: 'open', draft: false } as const;
  const people = { labels: [], reviewers: [], teams: [], author: 'ada' };
  const number = world.github.pulls.length + 1;
  world.github.pulls.push({ ...people, ...facts, number, head: branch, base: 'main' });
  await redOn(branch)(stage);
});

export const checkScenarios: readonly Scenario[] = [
  {
    name: 'its own red check is met with one attempt',
    acts: [says(...fixMore), ci(redTests, { name: 'lint' })],
    expect: {
      ...mended,
      commits: [/mends? the check.*test/],
      prompts: ['two kilograms and a half cost 300', 'Run tests'],
      comment: ['**What was wrong:**', 'check'],
      body: ['**What was wrong:**'],
    },
  },
  {
    name: 'red twice: a second attempt, and no third',
    acts: [says(...fixMore), red, says(...mendsAgain), red, red, sweep],
    expect: {
      ...{ now: /2 attempts that nobody asked for/, paid: 6 },
      commits: [/mends? the check/, /mends? the check/],
      comment: ['for a developer to review and merge'],
    },
  },
  {
    name: 'a doubled event and a sweep do nothing twice',
    acts: [says(...fixMore), red, again, sweep],
    expect: mended,
  },
  {
    name: 'the run that ends last acts',
    acts: [
      ciStarts(),
      ciStarts(2),
      ciEnds([redTests], { at: -2 }),
      says(...fixMore),
      ciEnds([{ name: 'lint' }]),
    ],
    expect: mended,
  },
  {
    name: 'while a check runs it waits, and says so',
    acts: [ciStarts(), ciStarts(2), ciEnds([greenTests], { at: -2 })],
    expect: { now: anything, status: /waits for its checks to end/ },
  },
  {
    name: 'a lost event is made good by the next sweep',
    acts: [lost(red), says(...fixMore), sweep],
    expect: mended,
  },
  {
    name: 'green: it waits for its review, and says how many passed',
    acts: [ci(greenTests, { name: 'lint' }), sweep],
    expect: { now: /waits for a person to review it\. 2 checks passed/ },
  },
  {
    name: 'red on the base as well is said and left',
    acts: [redOn('main'), red],
    expect: { now: /“test” failed, and on “main” as well/ },
  },
  {
    name: 'red on many pull requests at once is left',
    acts: [...redElsewhere, red],
    expect: { now: /other pull requests/ },
  },
  {
    name: 'a lost runner is met with one rerun, and green then is called flaky',
    acts: [ci(lostRunner), ciEnds([greenTests])],
    expect: { now: /waits? for a person to review/i, reruns: 1, body: [/flaky/i] },
  },
  {
    name: 'while it is run again, that is said',
    acts: [ci(lostRunner)],
    expect: { now: anything, status: /“test”.*again/, reruns: 1 },
  },
  {
    name: 'red again after the rerun is its own',
    acts: [ci(lostRunner), says(...fixMore), ciEnds([redTests])],
    expect: { ...mended, reruns: 1 },
  },
  {
    name: 'a repair that fails leaves what is ready as it was',
    acts: [says(...['No.', 'No!', 'Never.', 'Not at all.'].map((text) => ({ text }))), red, sweep],
    expect: {
      ...{ now: /“test”/, paid: anything },
      comment: ['for a developer to review', '```diff'],
      never: ['the project is unchanged', 'No pull request was opened'],
    },
  },
  {
    name: 'a repair that the model edits in vain leaves what is ready as it was',
    acts: [
      says(
        ...Array.from({ length: 8 }, (_, at) => (at === 0 ? planReply(['bin/postage']) : misfit())),
      ),
      red,
      sweep,
    ],
    expect: {
      ...{ now: /“test”/, paid: anything },
      comment: ['for a developer to review', '```diff'],
      never: ['the project is unchanged', 'No pull request was opened'],
    },
  },
  {
    name: 'checks that wait for a person are said once, and are no failure',
    acts: [ciStarts(), ciEnds([], { held: true }), again, sweep],
    expect: { now: /waits? for a person to start its checks/i },
  },
  {
    name: 'a check of the title is not met with code',
    acts: [
      ci({ name: 'Semantic PR title', conclusion: 'failure', steps: ['Check title'] }, greenTests),
    ],
    expect: { now: /“Semantic PR title” failed.*something else than code/ },
  },
  {
    name: 'a status of another CI system is seen by its event',
    acts: [says(...fixMore), statuses({ context: 'jenkins/unit', state: 'failure' })],
    expect: { ...mended, prompts: ['jenkins/unit'], commits: ['jenkins/unit'] },
  },
  {
    name: 'a check suite of another App is seen by its event',
    acts: [
      says(...fixMore),
      reports({
        ...{ name: 'buildkite', app: 'buildkite', status: 'completed', conclusion: 'failure' },
        annotations: [{ path: 'src/postage.js', line: 3, message: 'Expected 300, got 200' }],
      }),
    ],
    expect: { ...mended, prompts: ['Expected 300, got 200'], commits: ['buildkite'] },
  },
  {
    name: 'red on an approved pull request is left to people',
    acts: [sets({ decision: 'APPROVED' }), red],
    expect: { now: /“test”, which failed.*approved/ },
  },
  {
    name: 'red on a queued pull request is left to people',
    acts: [sets({ isQueued: true }), red],
    expect: { now: /“test”, which failed.*about to be merged/ },
  },
  {
    name: 'approved and green: it waits to be merged',
    acts: [sets({ decision: 'APPROVED' }), ci(greenTests)],
    expect: { now: /approved and waits for a person to merge/ },
  },
  {
    name: 'queued and green: it waits for the queue',
    acts: [sets({ isQueued: true }), ci(greenTests)],
    expect: { now: /waits to be merged/ },
  },
  {
    name: 'a draft of people stays a draft in every text',
    acts: [sets({ draft: true }), ci(greenTests)],
    expect: { headline: /draft|change/i, now: /is a draft/, never: ['ready for review.'] },
  },
  {
    name: '/fix off ends what the agent does by itself',
    acts: [lost(comments('ada', '/fix off')), red],
    expect: { now: /leaves it alone/ },
  },
  {
    name: 'a label ends what the agent does by itself',
    acts: [labels('jira-bug-fix-off'), red],
    expect: { now: /leaves it alone/ },
  },
  {
    name: 'a log with commands and secrets is data',
    acts: [
      says(...fixMore),
      ci({
        ...redTests,
        log: `${redTests.log ?? ''}\n::set-output name=x::y\n::add-mask::z\nBearer github-token-of-the-world\n`,
      }),
    ],
    expect: mended,
    also: (stage) => {
      assert(!stage.prompts().join('\n').includes('github-token-of-the-world'));
      const set = stage.last()?.commands.filter(({ name }) => name === 'set-output');
      assert.deepEqual(set, []);
    },
  },
  {
    name: 'attempts of the ticket that are used up are said',
    inputs: { 'max-ticket-attempts': '1' },
    acts: [red],
    expect: { now: /“test”, which failed.*all 1 attempts?/ },
  },
  {
    name: 'red on a person’s branch is said and left',
    acts: [pushes(), red],
    expect: { now: /has committed/, commits: ['Mine'] },
  },
  {
    name: 'held and red at once: both are said',
    acts: [lost(ci(redTests)), ciStarts(2), ciEnds([], { held: true })],
    expect: { now: /start its checks.*Besides.*“test”/ },
  },
];

function misfit() {
  return editReply({ path: 'bin/postage', search: '# No such line at all here', replace: '# x' });
}
