import { shopFiles } from '../../support/shop/shop.ts';
import { secrets } from '../../support/world.ts';
import type { Attack } from '../attack.ts';
import { marks, planned, saying } from '../replies.ts';

const text = `PROVIDER = '${secrets.jira}'\n\n\n${shopFiles['shop/cart.py']}`;
const shown = text.replace(secrets.jira, '[redacted]').replace('+= price', '+= price * quantity');

export default {
  aim: 'replace a secret by its mark, in a file that is written as a whole',
  wall: 'marks',
  files: { 'shop/cart.py': text },
  model: saying({
    plan: planned([{ path: 'shop/cart.py' }]),
    edit: { text: `shop/cart.py\n<<<<<<< FILE\n${shown}>>>>>>> FILE` },
  }),
  breaches: marks,
} satisfies Attack;
