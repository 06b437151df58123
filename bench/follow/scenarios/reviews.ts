import assert from 'node:assert/strict';
import { branch, parcelFiles, wrongLine } from '../../../test/support/project/parcel.ts';
import {
  commentBlock,
  editReply,
  fixBlock,
  planReply,
} from '../../../test/support/project/script.ts';
import { testInputs } from '../../../test/support/project/work.ts';
import { approve } from '../../../test/support/shop/script.ts';
import {
  again,
  baseMoves,
  comments,
  dismisses,
  lost,
  pushes,
  remarks,
  resolves,
  reviews,
  says,
  sets,
  sweep,
} from '../acts.ts';
import { type Act, anything, type Expected, type Scenario } from '../scenario.ts';
import { fixMore, type Stage } from '../stage.ts';

const three = [
  { path: 'bin/postage', line: 2, body: 'This says the opposite now.' },
  { path: 'src/postage.js', line: 3, body: 'Is this right for zero?' },
  { path: 'src/main.js', line: 3, body: 'Print the unit, too.' },
];

/** A review with three threads, which asks for changes. */
const review = reviews('CHANGES_REQUESTED', three);

/** The model mends more, and answers remarks by their numbers. */
const answering = (...answers: readonly string[]) => [
  ...fixMore.slice(0, 2),
  {
    toolCalls: [
      {
        name: 'verdict',
        input: {
          ...{ decision: 'approve', summary: 'Both agree.' },
          answers: answers.map((answer, at) => ({ remark: at + 1, answer })),
        },
      },
    ],
  },
];

/** The model only replies. */
const replying = (reply: string, ...answers: readonly string[]) => ({
  toolCalls: [
    {
      name: 'plan',
      input: {
        ...{ kind: 'answer', understanding: 'A question.', reply },
        answers: answers.map((answer, at) => ({ remark: at + 1, answer })),
      },
    },
  ],
});

const waits: Expected = { now: /waits? for a person to review/i };

/** The review was worked in one commit, and each thread has one answer. */
const worked: Expected = {
  ...{ ...waits, paid: 3, commits: [/answers? .*ada/] },
  threads: [/./, /./, /./],
  body: ['**What was wrong:**'],
};

const eyes = ({ world }: Stage) =>
  assert(world.github.talk.reactions.size > 0, 'it was not seen at once');

const asksForMore: readonly Act[] = [
  says(...fixMore),
  comments('ada', '/fix say so in the program, too'),
];

const added: Expected = { ...waits, commits: [/answers? .*ada/], below: [/change/], paid: 3 };

export const reviewScenarios: readonly Scenario[] = [
  {
    name: 'a review with three threads is one attempt, and each thread is answered once',
    inputs: testInputs,
    acts: [says(...fixMore), review, again, sweep],
    expect: {
      ...{ ...worked, resolved: 1 },
      threads: [
        /^Done/,
        /does not touch this place|not done/i,
        /does not touch this place|not done/i,
      ],
    },
    also: eyes,
  },
  {
    name: 'threads are answered in the model’s words',
    acts: [
      says(
        ...answering(
          'The comment was turned around.',
          'Zero costs nothing, as before.',
          'The unit is not in the ticket.',
        ),
      ),
      review,
    ],
    expect: {
      ...worked,
      threads: [/turned around/, /Zero costs nothing/, /unit is not in the ticket/],
      never: ['please look whether it is answered elsewhere'],
    },
  },
  {
    name: 'a review that only asks costs no commit, and is answered in the model’s words',
    acts: [
      says(replying('Zero is right.', 'Zero stays at nothing.')),
      reviews('CHANGES_REQUESTED', [three[1] ?? { path: '', line: 1, body: '' }], ''),
    ],
    expect: {
      ...{ ...waits, paid: 1, threads: [/Zero stays at nothing/] },
      never: ['No pull request was opened', 'does not touch this place'],
    },
  },
  {
    name: 'a model’s answer addresses nobody, links nothing and runs nothing',
    acts: [
      says(
        ...answering(
          'Ask @ada. /fix it <b>x</b> APP-9 ![a](http://x.test/a.png)',
          'Fine.',
          'Fine.',
        ),
      ),
      review,
    ],
    expect: { ...worked, never: [/(?<![\w`\\])@ada/, '<b>', '![a]('] },
  },
  {
    name: 'a resolved thread is done: only what is open is worked',
    acts: [lost(review), resolves(1, 2), says(...fixMore), sweep],
    expect: { ...worked, threads: [/./], resolved: 2 },
    also: (stage) => assert.doesNotMatch(stage.prompts().join('\n'), /Print the unit/),
  },
  {
    name: 'a review whose threads people have all resolved asks for nothing',
    acts: [lost(reviews('CHANGES_REQUESTED', three, '')), resolves(0, 1, 2), sweep],
    expect: { ...waits, resolved: 3 },
  },
  {
    name: 'a review that was dismissed before the look asks for nothing',
    acts: [lost(review), dismisses, sweep],
    expect: waits,
  },
  {
    name: 'a review that is dismissed while it is worked gets no commit',
    acts: [
      (stage) => {
        const replies = [...fixMore];
        stage.answer(() => {
          if (stage.asked() === 2) dismisses(stage);
          return replies[stage.asked() - 1] ?? {};
        });
      },
      review,
      sweep,
    ],
    expect: { ...waits, paid: 3, threads: [/withdrawn/, /withdrawn/, /withdrawn/] },
  },
  {
    name: '/fix in a line comment works, with its path and line',
    acts: [
      says(...fixMore),
      remarks({ path: 'bin/postage', line: 2, body: '/fix say that it counts whole' }),
    ],
    expect: {
      ...{ ...waits, paid: 3, commits: [/answers? .*ada/], threads: [/./] },
      prompts: [/bin\/postage\*\*, line 2/, 'say that it counts whole'],
    },
  },
  {
    name: '/fix in a line comment that only asks gets the model’s answer in its thread',
    acts: [
      says(replying('A letter is no parcel.')),
      remarks({ path: 'bin/postage', line: 2, body: '/fix what about letters?' }),
    ],
    expect: { ...waits, paid: 1, threads: [/A letter is no parcel/] },
  },
  {
    name: 'a request that ends without a change gets one answer',
    acts: [
      says(replying('A letter is no parcel.')),
      comments('ada', '/fix what about letters?'),
      sweep,
    ],
    expect: {
      ...{ ...waits, paid: 1, below: [/A letter is no parcel/] },
      never: ['No pull request was opened', 'is unchanged'],
    },
  },
  {
    name: '/fix that fails is told below the pull request, which still stands',
    acts: [
      says(
        { text: 'I would rather not.' },
        { text: 'I would rather not.' },
        { text: 'No.' },
        { text: 'No!' },
      ),
      comments('ada', '/fix say so in the program, too'),
    ],
    expect: {
      ...{ ...waits, paid: anything, below: [/No new change/] },
      never: ['No pull request was opened', 'is unchanged'],
    },
  },
  ...['@jira-bot /fix the comment, too', '\n/FIX the comment', '**/fix** the comment'].map(
    (body): Scenario => ({
      name: `the command at the start of a comment, after what nobody reads: ${JSON.stringify(body)}`,
      acts: [says(...fixMore), comments('ada', body)],
      expect: added,
    }),
  ),
  {
    name: 'the command in the middle of a sentence is none',
    acts: [comments('ada', 'Whoever comments /fix gets a commit.')],
    expect: { now: anything, status: anything },
  },
  {
    name: 'a review whose event is lost is seen by the sweep',
    acts: [lost(review), says(...fixMore), sweep],
    expect: worked,
  },
  {
    name: 'a review of a conflicted pull request is seen by the sweep, and answers both',
    acts: [
      lost(
        baseMoves({
          'src/postage.js': String(parcelFiles['src/postage.js']).replace(wrongLine, wrong()),
        }),
      ),
      lost(review),
      says(
        planReply(['src/postage.js', 'bin/postage']),
        editReply({ ...fixBlock, search: wrong() }, commentBlock),
        approve('Both agree.'),
      ),
      sweep,
    ],
    expect: worked,
    also: async ({ world }) =>
      assert.equal((await world.github.commits(branch, 'main'))[0]?.sha, ''),
  },
  {
    name: 'a stranger, a bot and the agent’s own words start nothing',
    acts: [
      comments('eve', '/fix it'),
      comments('renovate[bot]', '/fix it'),
      ({ world }) => void world.github.talk.comment(1, { body: '/fix it', by: undefined }),
      sweep,
    ],
    expect: waits,
  },
  {
    name: '/fix on an approved pull request is what was asked for',
    acts: [sets({ decision: 'APPROVED' }), ...asksForMore],
    expect: { ...added, now: /approved/ },
  },
  {
    name: 'approved where no review is required: no commit that nobody asked for',
    acts: [lost(reviews('APPROVED', [], 'Good.')), baseMoves({ 'src/postage.js': 'x\n' })],
    expect: { now: /conflicts with .*approved/ },
  },
  {
    name: 'a review on a person’s branch that does not name the agent is answered, not worked',
    acts: [pushes(), review, sweep],
    expect: {
      now: /has committed/,
      commits: ['Mine'],
      threads: [/committed/, /committed/, /committed/],
    },
  },
  {
    name: 'a reviewer who comes back finds what is new since the review',
    acts: [says(...fixMore), review],
    expect: { ...worked, body: [/Since .*review/i, 'bin/postage'] },
  },
];

function wrong(): string {
  return '  return Math.floor(grams / 1000) * 100; // each full one';
}
