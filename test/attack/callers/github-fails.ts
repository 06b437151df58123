import { type Call, post, signed, webhookOf } from '../worker-road.ts';

const bodies = ['SHOP-7', 'SHOP-8', 'SHOP-9', 'SHOP-10'].map((key) => webhookOf(key));

export default {
  aim: 'have tickets wait for hours after a few errors of GitHub',
  wall: 'outages',
  runs: bodies.length,
  speed: 30,
  hitches: (what, count) => (what === 'dispatch' && count <= 3 ? { status: 502 } : undefined),
  call: (url) => Promise.all(bodies.map((body) => post(url, { body, headers: signed(body) }))),
} satisfies Call;
