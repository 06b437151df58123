import { approve } from '../../support/shop/script.ts';
import type { Attack } from '../attack.ts';
import { inReports } from '../findings.ts';
import { planned, saying } from '../replies.ts';

const words = '```GeoJSON\n{}\n```';

export default {
  aim: 'show a map in place of the change',
  wall: 'markdown',
  model: saying({ plan: planned([{ path: 'shop/cart.py' }], words), review: approve(words) }),
  breaches: inReports(/```geojson/i),
} satisfies Attack;
