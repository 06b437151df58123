import { type Call, post, signed, webhookOf } from '../worker-road.ts';

const bodies = Array.from({ length: 40 }, (_, at) => webhookOf('SHOP-7', { number: at }));

export default {
  aim: 'use up everybody’s runs with events of one ticket',
  wall: 'cap',
  runs: 12,
  call: (url) => Promise.all(bodies.map((body) => post(url, { body, headers: signed(body) }))),
} satisfies Call;
