import assert from 'node:assert/strict';
import { branch } from '../../../test/support/project/parcel.ts';
import {
  again,
  asksOnTicket,
  closes,
  comments,
  delivers,
  lost,
  merges,
  red,
  reopens,
  says,
  sweep,
  ticketTo,
} from '../acts.ts';
import { pullClosed } from '../events.ts';
import { anything, type Expected, type Scenario } from '../scenario.ts';
import { fixMore } from '../stage.ts';

/** The ticket is done, and says where the change went. */
const fixed: Expected = {
  ...{ headline: /^Fixed: merged into main on \d+ \w+ 20\d\d\.$/, now: null },
  status: /merged into .?main/i,
  ...{ pulls: ['merged'], ticket: 'Fertig', commits: [] },
  comment: ['**What was wrong:**', '**What changed:**', 'reopen the ticket'],
  never: ['for a developer to review', '```diff'],
};

/** The ticket says that it was closed, and stays where it is. */
const closed: Expected = {
  ...{ headline: 'The fix was closed without being merged.', now: null, pulls: ['closed'] },
  status: /closed without being merged/,
};

export const endScenarios: readonly Scenario[] = [
  { name: 'merged by a person: the ticket moves, and says so', acts: [merges()], expect: fixed },
  { name: 'merged, and the event comes twice', acts: [merges(), again, sweep], expect: fixed },
  {
    name: 'merged by a bot without an event: a sweep moves the ticket',
    acts: [lost(merges({ by: 'github-actions[bot]', at: new Date() })), sweep],
    expect: fixed,
  },
  {
    name: 'merged and moved back by a person: it is not moved again',
    acts: [lost(merges({ at: new Date() })), sweep, ticketTo('In Arbeit'), sweep, again],
    expect: { ...fixed, ticket: 'In Arbeit' },
  },
  {
    name: 'merged after a repair: fixed, with the cause',
    acts: [says(...fixMore), red, merges()],
    expect: { ...fixed, paid: 3 },
  },
  {
    name: 'merged into another branch: the ticket stays, and is told so',
    acts: [
      async ({ world }) =>
        void (await world.github.commitOn('spike/x', { 'NOTES.md': 'x\n' }, 'Spike')),
      merges({ into: 'spike/x' }),
    ],
    expect: {
      ...{ headline: /^Merged elsewhere: into spike\/x/, now: /not moved/, pulls: ['merged'] },
      ...{ status: /merged into .?spike\/x/i, never: ['Fixed:'] },
    },
  },
  { name: 'closed by a person: the ticket is told', acts: [closes, again, sweep], expect: closed },
  {
    name: 'closed, then asked for more on the ticket: another pull request, the branch is left',
    acts: [
      closes,
      asksOnTicket('Say so in the program, too.'),
      says(...fixMore),
      delivers('second'),
    ],
    expect: { now: null, status: anything, paid: 3, pulls: ['closed', 'open'], body: [/#1\b/] },
    also: ({ pull }) => assert.notEqual(pull().head, branch),
  },
  {
    name: 'closed and reopened by a person: it is followed again',
    acts: [
      closes,
      reopens,
      says(...fixMore),
      lost(comments('ada', '/fix say so in the program, too')),
      sweep,
    ],
    expect: {
      ...{ now: /waits? for a person to review/i, paid: 3 },
      ...{ commits: [/answers? .*ada/], below: [/change/] },
    },
  },
  {
    name: 'closed and reopened, and nothing more: it waits for its review again',
    acts: [closes, reopens, sweep],
    expect: { now: /waits? for a person to review/i, never: ['closed without'] },
  },
  {
    name: 'a merge needs no model and no key',
    acts: [
      lost(merges()),
      (stage) => stage.wake(pullClosed(1, branch, true), { inputs: { model: '', 'api-key': '' } }),
    ],
    expect: fixed,
  },
  {
    name: 'the same fix was merged elsewhere: said, and nothing is paid',
    acts: [
      async ({ world: { github }, ...stage }) => {
        const path = 'src/postage.js';
        const text = (await github.tree(stage.pull().head)).get(path) ?? '';
        await github.commitOn('main', { [path]: text }, 'Count what was begun');
      },
      sweep,
    ],
    expect: { now: /already in “main”/ },
  },
];
