import assert from 'node:assert/strict';
import { branch, parcelFiles, rightLine, wrongLine } from '../../../test/support/project/parcel.ts';
import { approve } from '../../../test/support/shop/script.ts';
import { again, baseMoves, lost, rules, says, sets, sweep, wakes } from '../acts.ts';
import { baseMoved } from '../events.ts';
import type { Act, Expected, Scenario } from '../scenario.ts';
import { agent, type Stage } from '../stage.ts';

const source = 'src/postage.js';
const postage = String(parcelFiles[source]);
const approved = approve('It still counts whole.');

/** The branch holds the base, and nothing is left of a conflict. */
async function mergesNow({ world }: Stage): Promise<void> {
  const behind = await world.github.commits(branch, 'main');
  const text = (await world.github.tree(branch)).get(source) ?? '';
  assert(behind[0]?.sha === '' && text.includes(rightLine) && !text.includes('<<<<'), text);
}

const withZone = postage.replace(
  'export function postage(grams) {',
  'export function postage(grams, zone) {',
);

const theirs = '  return Math.round(grams / 1000) * 100;';
const ours = '  return Math.ceil(Math.max(grams, 0) / 1000) * 100;';

/** A model that mends the line that both have changed. */
const mendsLine: Act = (stage) =>
  stage.answer((prompt) =>
    /verdict/i.test(prompt.slice(-3_000))
      ? approved
      : { text: `${source}\n<<<<<<< SEARCH\n${theirs}\n=======\n${ours}\n>>>>>>> REPLACE` },
  );

const waits: Expected = { now: /waits? for a person to review/i };

export const baseScenarios: readonly Scenario[] = [
  {
    name: 'a base that moves elsewhere is left',
    acts: [baseMoves()],
    expect: waits,
  },
  {
    name: 'a base that must be up to date is merged by GitHub',
    acts: [rules({ type: 'required_status_checks' }), baseMoves(), sweep],
    expect: { ...waits, commits: [/^Merge branch 'main'/] },
    also: mergesNow,
  },
  {
    name: 'a conflict in neighbouring lines is merged without an edit of the model',
    acts: [says(approved), baseMoves({ [source]: withZone })],
    expect: {
      ...{ ...waits, paid: 1, commits: [/again on the newest files/] },
      files: { [source]: 'postage(grams, zone)' },
      comment: ['**What was wrong:**'],
    },
    also: mergesNow,
  },
  {
    name: 'a conflict in the same line is given to the model, once',
    acts: [
      mendsLine,
      baseMoves({ [source]: postage.replace(wrongLine, theirs) }),
      wakes(() => baseMoved('main')),
      again,
      sweep,
    ],
    expect: {
      ...waits,
      paid: 2,
      commits: [/again on the newest files/],
      files: { [source]: ours },
    },
  },
  {
    name: 'a conflict is found by the sweep if no event came',
    acts: [says(approved), lost(baseMoves({ [source]: withZone })), sweep],
    expect: { ...waits, paid: 1, commits: [/again on the newest files/] },
    also: mergesNow,
  },
  {
    name: 'a conflict of an approved pull request is left to people',
    acts: [
      sets({ decision: 'APPROVED' }),
      baseMoves({ [source]: postage.replace(wrongLine, '  return 0;') }),
    ],
    expect: { now: /conflicts with .*approved/ },
  },
  {
    name: 'a conflict of a queued pull request is left to people',
    acts: [
      sets({ isQueued: true }),
      baseMoves({ [source]: postage.replace(wrongLine, '  return 0;') }),
    ],
    expect: { now: /conflicts with .*merged/i },
  },
  {
    name: 'a base branch that is gone is said',
    acts: [
      async ({ world: { github }, pull }) => {
        await github.commitOn('release', { 'NOTES.md': 'x\n' }, 'Release');
        pull().base = 'release';
        await github.rewriting.remove('release');
      },
      sweep,
    ],
    expect: { now: /“release” is gone/ },
  },
  {
    name: 'rebased by GitHub’s button: still the agent’s',
    acts: [
      lost(baseMoves()),
      async ({ world }) => void (await world.github.rewriting.rebase(branch)),
      sweep,
    ],
    expect: { ...waits, never: ['has committed', agent] },
  },
];
