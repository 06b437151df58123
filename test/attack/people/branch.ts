import { edit } from '../../support/shop/script.ts';
import type { Attack } from '../attack.ts';
import { saying } from '../replies.ts';

/** The agent's branch. */
const branch = 'fix/SHOP-7';

/** What a person has made of a file. */
const mine = { 'shop/cart.py': 'def total(items):\n    return sum(items)\n' };

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
  amends: deed('write on what a person made of the commit', async ({ github }) => {
    await github.rewriting.amend(branch, mine);
  }),
  'commits-on-top': deed('write on a commit on top', async ({ github }) => {
    await github.commitOn(branch, mine, 'A better idea');
  }),
  picks: deed('write on a copy of the commit on top of work of a person', async ({ github }) => {
    await github.commitOn('theirs', { 'docs/a.md': 'a\n' }, 'Document');
    const copy = await github.rewriting.pick(branch, 'theirs');
    await github.rewriting.point(branch, copy);
  }),
} satisfies Readonly<Record<string, Attack>>;
