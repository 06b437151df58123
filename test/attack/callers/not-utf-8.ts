import { type Call, post, signed, webhookOf } from '../worker-road.ts';

const body = Buffer.from(webhookOf('SHOP-7', { note: 'r\xE9duction' }), 'latin1');

export default {
  aim: 'have a webhook believed that is in another encoding',
  wall: 'encoding',
  call: async (url) => [await post(url, { body, headers: signed(body) })],
} satisfies Call;
