import { type Call, post, signed, webhookOf } from '../worker-road.ts';

const bodies = ['SHOP-7', 'SHOP-8'].map((key) => webhookOf(key));

export default {
  aim: 'hold up everybody by a run that cannot be looked up',
  wall: 'outages',
  runs: bodies.length,
  speed: 20,
  hitches: (what, count) => {
    if (what === 'dispatch') return count === 1 ? 'unanswered' : undefined;
    return count <= 3 ? { status: 502 } : undefined;
  },
  call: (url) => Promise.all(bodies.map((body) => post(url, { body, headers: signed(body) }))),
} satisfies Call;
