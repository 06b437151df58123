import assert from 'node:assert/strict';
import type { BranchRule } from '../../../test/support/github/rules.ts';
import { branch, key } from '../../../test/support/project/parcel.ts';
import { commentBlock, editReply, planReply } from '../../../test/support/project/script.ts';
import { approve } from '../../../test/support/shop/script.ts';
import type { World } from '../../../test/support/world.ts';
import { baseMoves, comments, delivers, lost, pushes, red, says, sweep } from '../acts.ts';
import { type Act, anything, type Expected, type Scenario } from '../scenario.ts';
import { fix, fixMore } from '../stage.ts';

/** Sets rules for every branch, as a company does. */
const ruled =
  (...of: readonly BranchRule[]) =>
  ({ github }: World) => {
    github.settings.rules.push(...of);
  };

type PatternType = 'branch_name_pattern' | 'commit_message_pattern';

const startsWith = (type: PatternType, text: string): BranchRule => ({
  type,
  parameters: { operator: 'starts_with', pattern: text },
});

/** Asks in a comment for what the model adds. */
const asksForMore: readonly Act[] = [
  says(...fixMore),
  comments('ada', '/fix say so in the program, too'),
];

/** It was added on top, and the reviewer is told. */
const added: Expected = {
  now: /waits? for a person to review/i,
  commits: [/answers? .*ada/],
  below: [/change/],
  paid: 3,
  files: { 'bin/postage': 'counts whole' },
  body: ['**What was wrong:**'],
};

/** Nothing was paid, and the sentence says what people have to mend. */
const refused = (sentence: RegExp): Expected => ({
  ...{ headline: /as it is set up/, now: anything, pulls: [], ticket: 'Zu erledigen' },
  ...{ reason: 'misconfigured', annotations: sentence, comment: [sentence] },
});

const first: readonly Act[] = [says(...fix), delivers('first')];

export const branchScenarios: readonly Scenario[] = [
  {
    name: 'Update branch, then /fix',
    acts: [
      lost(baseMoves()),
      async ({ world }) => void (await world.github.rewriting.merge(branch)),
      ...asksForMore,
    ],
    expect: { ...added, commits: [/^Merge branch 'main'/, /answers? .*ada/] },
  },
  {
    name: 'a second attempt under a rule against force pushes',
    prepare: ruled({ type: 'non_fast_forward' }),
    acts: asksForMore,
    expect: added,
  },
  {
    name: 'a second attempt on a moved base, under a rule against force pushes',
    prepare: ruled({ type: 'non_fast_forward' }),
    acts: [lost(baseMoves()), ...asksForMore],
    expect: added,
  },
  {
    name: 'a rule for names of branches is known before the first call',
    isOpen: false,
    prepare: ruled(startsWith('branch_name_pattern', 'feature/')),
    acts: first,
    expect: refused(/feature\//),
  },
  {
    name: 'a template meets the rule for names of branches',
    inputs: { branch: 'feature/{key}-{summary}' },
    isOpen: false,
    prepare: ruled(startsWith('branch_name_pattern', 'feature/')),
    acts: first,
    expect: { now: null, status: anything, paid: 3, reason: 'approved' },
    also: ({ pull }) =>
      assert.match(pull().head, new RegExp(`^feature/${key}-half-a-kilogram`, 'i')),
  },
  {
    name: 'a rule for messages is known before the first call',
    isOpen: false,
    prepare: ruled(startsWith('commit_message_pattern', 'fix: ')),
    acts: first,
    expect: refused(/commit-message/),
  },
  {
    name: 'a template meets the rule for messages',
    inputs: {
      'commit-message': 'fix: {summary} ({key})',
      'pull-request-title': 'fix: {summary} ({key})',
    },
    isOpen: false,
    prepare: ruled(startsWith('commit_message_pattern', 'fix: ')),
    acts: first,
    expect: { now: null, status: anything, paid: 3, reason: 'approved' },
    also: ({ pull }) => assert.match(pull().title, /^fix: Half a kilogram/),
  },
  {
    name: 'a branch whose name blocks the agent’s is known before the first call',
    isOpen: false,
    prepare: ({ github }) => github.commitOn('fix', { 'NOTES.md': 'x\n' }, 'A branch called fix'),
    acts: first,
    expect: refused(/`?fix`?/),
  },
  {
    name: 'a rule that appears in the middle leaves the patch, and the next run publishes it unpaid',
    isOpen: false,
    acts: [
      (stage) => {
        const replies = [...fix, ...fix];
        stage.answer(() => {
          if (stage.asked() === 3)
            stage.world.github.settings.rules.push(startsWith('branch_name_pattern', 'feature/'));
          return replies[stage.asked() - 1] ?? {};
        });
      },
      delivers('first'),
      (stage) => {
        assert.equal(stage.last()?.outputs['stop-reason'], 'misconfigured');
        assert.match(stage.last()?.outputs.patch ?? '', /\.patch$/);
        stage.world.github.settings.rules.splice(0);
      },
      delivers('second'),
    ],
    expect: { now: null, status: anything, paid: 3, reason: 'approved' },
  },
  {
    name: 'a person’s commit is left alone, and who has made it is named',
    acts: [pushes(), red, sweep],
    expect: {
      now: /“(?:A Person|person)” has committed/,
      never: ['github-actions'],
      commits: ['Mine'],
    },
  },
  {
    name: 'a person’s commit is built upon if the agent is asked by name',
    acts: [
      pushes(),
      says(planReply(['bin/postage']), editReply(commentBlock), approve('Both agree.')),
      comments('ada', '/fix say so in the program, too'),
    ],
    expect: {
      ...{ ...added, now: /has committed|waits? for a person to review/ },
      commits: ['Mine', /answers? .*ada/],
      files: { 'bin/postage': 'counts whole', 'NOTES.md': 'Mine.' },
    },
  },
  {
    name: 'rebased by a person without a change: still the agent’s',
    acts: [
      lost(baseMoves()),
      async ({ world }) => void (await world.github.rewriting.rebase(branch)),
      says(...fixMore),
      red,
    ],
    expect: { ...added, commits: [/mends? the check/], below: [], never: ['has committed'] },
  },
  {
    name: 'amended by a person: it is theirs, and the committer is named',
    acts: [
      async ({ world, people }) => {
        await world.github.rewriting.amend(branch, { 'NOTES.md': 'Mine.\n' });
        people.add('A Person').add('person');
      },
      red,
      sweep,
    ],
    expect: { now: /“(?:A Person|person)” has committed/, never: ['github-actions'] },
  },
];
