import { type Call, post, signed, webhookOf } from '../worker-road.ts';

const body = webhookOf('SHOP-7', { timestamp: Date.now() - 2 * 86_400_000 });

export default {
  aim: 'start a run with a webhook that was captured two days ago',
  wall: 'age',
  call: async (url) => [await post(url, { body, headers: signed(body) })],
} satisfies Call;
