import { approve } from '../../support/shop/script.ts';
import { secrets } from '../../support/world.ts';
import type { Attack } from '../attack.ts';
import { readable } from '../findings.ts';
import { planned, saying } from '../replies.ts';

const digits = 'a1B2c3D4e5F6g7H8i9J0k1L2';

const said = (aim: string, text: string, secret: string): Attack => ({
  ...{ aim, wall: 'rendered' },
  model: saying({
    plan: planned([{ path: 'shop/cart.py' }], `The cause is ${text} here.`),
    review: approve(`It works with ${text} now.`),
  }),
  breaches: readable(secret),
});

/** Keys that a report tears apart by the signs that make it safe. */
export default {
  'rendered-bold': said('show a key in bold letters', `**xoxb**-1234567890-${digits}`, digits),
  'rendered-slack': said('show a token of Slack', `xoxb-1234567890-${digits}`, digits),
  'rendered-title': {
    aim: 'put a token into the title',
    wall: 'rendered',
    ticket: { summary: `Login with xoxb-1234567890-${digits} fails` },
    breaches: readable(digits),
  },
  'rendered-spaced': said(
    'show a secret of the job with a sign that nobody sees',
    `${secrets.model.slice(0, 9)}\u200B${secrets.model.slice(9)}`,
    secrets.model,
  ),
} satisfies Readonly<Record<string, Attack>>;
