import { type Call, post, webhookOf } from '../worker-road.ts';

export default {
  aim: 'start a run without the secret',
  wall: 'signature',
  call: async (url) => [
    await post(url, { body: webhookOf() }),
    await post(url, {
      body: webhookOf(),
      headers: { 'x-hub-signature': `sha256=${'0'.repeat(64)}` },
    }),
  ],
} satisfies Call;
