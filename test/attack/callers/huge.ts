import { type Call, post, signed, webhookOf } from '../worker-road.ts';

const body = webhookOf('SHOP-7', { padding: 'x'.repeat(5_000_000) });

export default {
  aim: 'have the Worker read five megabytes',
  wall: 'size',
  call: async (url) => [await post(url, { body, headers: signed(body) })],
} satisfies Call;
