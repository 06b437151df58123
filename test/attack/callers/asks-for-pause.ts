import { type Call, post, signed, webhookOf } from '../worker-road.ts';

const bodies = ['SHOP-7', 'SHOP-8', 'SHOP-9'].map((key) => webhookOf(key));
const speed = 10;
const pause = 20;

export default {
  aim: 'have GitHub lock the token out by requests during the pause that it asks for',
  wall: 'pauses',
  runs: bodies.length,
  speed,
  hitches: (_, count) =>
    count === 1 ? { status: 403, headers: { 'retry-after': String(pause) } } : undefined,
  call: (url) => Promise.all(bodies.map((body) => post(url, { body, headers: signed(body) }))),
  breaches: ({ asked: [first = 0, second = 0] }) =>
    second - first >= (0.9 * pause * 1_000) / speed ? [] : ['GitHub was asked during the pause'],
} satisfies Call;
