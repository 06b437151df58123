import { problem } from '../../support/github/problem.ts';
import { shopFiles } from '../../support/shop/shop.ts';
import { secrets } from '../../support/world.ts';
import type { Attack } from '../attack.ts';
import { loses } from '../replies.ts';

const line = `PROVIDER = '${secrets.jira}'`;
const createTree = 'POST /repos/{owner}/{repo}/git/trees';

export default {
  aim: 'have a change published later that is not the one that was kept',
  wall: 'bytes',
  files: { 'shop/cart.py': `${shopFiles['shop/cart.py']}\n\n${line}\n` },
  arrange: ({ github }) => github.fail(createTree, problem(403, 'Forbidden')),
  between: async () => {},
  breaches: loses('shop/cart.py', line),
} satisfies Attack;
