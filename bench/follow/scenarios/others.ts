import assert from 'node:assert/strict';
import { githubLedger } from '../../../src/adapters/github/index.ts';
import { pullEntries } from '../../../src/core/ledger/index.ts';
import { branch } from '../../../test/support/project/parcel.ts';
import { commentBlock, editReply, planReply } from '../../../test/support/project/script.ts';
import { approve } from '../../../test/support/shop/script.ts';
import { secrets } from '../../../test/support/world.ts';
import { comments, lost, merges, red, rules, says, sweep, ticketTo, wakes } from '../acts.ts';
import { commented, pullClosed } from '../events.ts';
import { type Act, anything, type Expected, type Scenario } from '../scenario.ts';
import { delivery, fix, fixMore, type Stage } from '../stage.ts';

/** A program commits to the agent's branch. */
const formats =
  (login: `${string}[bot]`): Act =>
  ({ world }) =>
    world.github.rewriting.push(branch, { 'NOTES.md': 'Formatted.\n' }, login);

const mended: Expected = { now: /waits? for a person to review/i, paid: 3 };

/** Somebody writes below the pull request whom the event calls a contributor, as it does private members. */
const writes = (by: string, body: string): Act =>
  wakes(({ world }) => {
    const { id } = world.github.talk.comment(1, { by, body });
    return commented(id, by, body, 'CONTRIBUTOR');
  });

const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000);

/** What the ledger has of pull requests. */
async function keptPulls({ world: { github } }: Stage) {
  const at = { repository: 'acme/shop', apiUrl: github.url, token: secrets.github };
  const ledger = githubLedger(at);
  const months = await Promise.all((await ledger.months()).map(ledger.read));
  return months.flatMap(pullEntries);
}

export const otherScenarios: readonly Scenario[] = [
  ...(['autofix-ci[bot]', 'pre-commit-ci[bot]'] as const).map(
    (login): Scenario => ({
      name: `a commit of ${login} is built upon`,
      acts: [
        formats(login),
        says(planReply(['bin/postage']), editReply(commentBlock), approve('Both agree.')),
        red,
      ],
      expect: {
        ...mended,
        commits: [/^style/, /mends the check/],
        files: { 'NOTES.md': 'Formatted.', 'bin/postage': 'counts whole' },
        never: ['has committed'],
      },
    }),
  ),
  ...['/FIX say so in the program, too', '@jira-bot /fix say so', '\n/fix say so'].map(
    (body): Scenario => ({
      name: `“${body.replaceAll('\n', ' ')}” of a private member wakes a job`,
      acts: [says(...fixMore), writes('ada', body)],
      expect: { ...mended, commits: [/answers? .*ada/], below: [/change/] },
    }),
  ),
  {
    name: 'of somebody without a right to write, the command costs nothing',
    acts: [writes('eve', '/fix say so'), sweep],
    expect: { now: anything, status: anything },
  },
  {
    name: 'a rule for messages that appears after it was opened',
    acts: [
      rules({
        type: 'commit_message_pattern',
        parameters: { operator: 'starts_with', pattern: 'fix: ' },
      }),
      comments('ada', '/fix say so in the program, too'),
      sweep,
    ],
    expect: {
      now: /cannot do this work as it is set up/,
      below: [/configuration problem/],
    },
  },
  {
    name: 'closed by a person while its check is red: no call, until the ticket is reopened',
    acts: [ticketTo('Fertig'), red, sweep],
    expect: { now: /“test”.*since people have ended the work on the ticket/, ticket: 'Fertig' },
  },
  {
    name: 'reopened on the ticket after that: the check is mended',
    acts: [ticketTo('Fertig'), red, ticketTo('In Prüfung'), says(...fixMore), sweep],
    expect: { ...mended, commits: [/mends the check/] },
  },
  {
    name: 'a month without budget: the fix stays ready, and it is said what it waits for',
    inputs: { 'monthly-budget': '200000 tokens' },
    acts: [red, sweep],
    expect: { now: /budget/ },
  },
  {
    name: 'its base is renamed, then it is merged: fixed',
    isOpen: false,
    prepare: ({ github }) =>
      github.commitOn('release', { 'NOTES.md': 'Of a release.\n' }, 'Release'),
    acts: [
      says(...fix),
      async (stage) => {
        const env = { GITHUB_REF: 'refs/heads/release', GITHUB_REF_NAME: 'release' };
        await stage.wake(delivery(stage, 'first'), { env });
        assert.equal(stage.pull().base, 'release');
        await stage.world.github.life.rename('release', 'stable');
        stage.homes.add('stable');
      },
      merges({ into: 'stable' }),
    ],
    expect: {
      ...{ headline: /^Fixed: merged into stable/, now: null, status: /merged into .?stable/ },
      ...{ pulls: ['merged'], ticket: 'Fertig', paid: 3, commits: [/^POST-3/] },
    },
  },
  ...['Revert "Count what was begun (#1)" (#2)', 'revert: #1 broke checkout', 'Rollback of #1'].map(
    (title): Scenario => ({
      name: `“${title}” on the base is kept as a revert`,
      acts: [
        lost(merges({ at: daysAgo(40) })),
        async ({ world: { github } }) =>
          void (await github.commitOn('main', { 'src/postage.js': 'x\n' }, title, daysAgo(35))),
        wakes(() => pullClosed(1, branch, true)),
      ],
      expect: {
        ...{ headline: /^Fixed/, now: null, status: /merged into/, ticket: 'Fertig' },
        ...{ pulls: ['merged'], commits: [] },
      },
      also: async (stage) => {
        const [pull] = await keptPulls(stage);
        assert.equal(pull?.isReverted, true);
      },
    }),
  ),
];
