import { edit } from '../../support/shop/script.ts';
import type { Attack } from '../attack.ts';
import { saying } from '../replies.ts';

/** The agent's branch. */
const branch = 'fix/SHOP-7';

/** What a person has made of a file. */
const mine = { 'shop/cart.py': 'def total(items):\n    return sum(items)\n' };

/** What the commits of the agent end with. */
const trailer = 'Jira-Bug-Fix: SHOP-7';

/** Calls to the model in the first run. */
const inFirstRun = 3;

const once = (line: string) =>
  edit('shop/cart.py', '            total += price', `            ${line}`);

/** Somebody does something to the agent's branch before it runs again and has another fix to publish. */
const deed = (aim: string, between: NonNullable<Attack['between']>): Attack => ({
  ...{ aim, between, wall: 'ownership' },
  breaches: ({ found, commits }) =>
    commits.at(-1)?.sha === found ? [] : ["a person's branch was written to"],
  model: (request, index) => {
    const line = index < inFirstRun ? 'total += price * quantity' : 'total += quantity * price';
    return saying({ edit: once(line) })(request, index);
  },
});

/** What a person does to the branch of the agent. */
export default {
  'amends-message': deed(
    'write on a commit whose message a person has changed',
    async ({ github }) => {
      await github.rewriting.amend(branch, {});
    },
  ),
  amends: deed('write on what a person made of the commit', async ({ github }) => {
    await github.rewriting.amend(branch, mine);
  }),
  'commits-on-top': deed('write on a commit on top', async ({ github }) => {
    await github.commitOn(branch, mine, 'A better idea');
  }),
  'creates-branch-again': deed(
    'write on a branch that a person deleted and created again',
    async ({ github }) => {
      await github.rewriting.remove(branch);
      await github.commitOn(branch, mine, `A better idea\n\n${trailer}`);
    },
  ),
  'forges-trailer': deed(
    'write on a commit that has the trailer of the agent',
    async ({ github }) => {
      await github.commitOn(branch, mine, `A better idea\n\n${trailer}`);
    },
  ),
  'merges-by-hand': deed('write on a merge that a person made', async ({ github }) => {
    await github.commitOn('main', { 'docs/a.md': 'a\n' }, 'Document');
    await github.rewriting.merge(branch, {}, 'machine');
  }),
  picks: deed('write on a copy of the commit on top of work of a person', async ({ github }) => {
    await github.commitOn('theirs', { 'docs/a.md': 'a\n' }, 'Document');
    const copy = await github.rewriting.pick(branch, 'theirs');
    await github.rewriting.point(branch, copy);
  }),
  rebases: deed(
    'write on a commit that a person has put on top of the base',
    async ({ github }) => {
      await github.commitOn('main', { 'docs/a.md': 'a\n' }, 'Document');
      await github.rewriting.rebase(branch);
    },
  ),
  'resolves-conflict': deed(
    'write on a conflict that a person has resolved on GitHub',
    async ({ github }) => {
      await github.commitOn('main', { 'docs/a.md': 'a\n' }, 'Document');
      await github.rewriting.merge(branch, mine);
    },
  ),
} satisfies Readonly<Record<string, Attack>>;
