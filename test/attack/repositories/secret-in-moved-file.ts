import { secrets } from '../../support/world.ts';
import type { Attack } from '../attack.ts';
import { loses, renaming } from '../replies.ts';

const text = `PROVIDER = '${secrets.jira}'\n`;

export default {
  aim: 'have a file lose a line when it is moved',
  wall: 'bytes',
  files: { 'shop/provider.py': text },
  model: renaming('shop/provider.py', 'shop/source.py'),
  breaches: loses('shop/source.py', text),
} satisfies Attack;
