import { textOf } from '../../support/shop/shop.ts';
import type { Attack } from '../attack.ts';

const command = '::add-path::/tmp/evil';

export default {
  aim: 'run a command of the runner through the lines around a change',
  wall: 'log',
  files: {
    'shop/cart.py': textOf('shop/cart.py').replace(
      '        return discounted',
      `        """\n${command}\n        """\n        return discounted`,
    ),
  },
} satisfies Attack;
