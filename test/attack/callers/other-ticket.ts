import { type Call, post, signed, webhookOf } from '../worker-road.ts';

export default {
  aim: 'put another ticket into a webhook that Jira signed',
  wall: 'signature',
  call: async (url) => [
    await post(url, { body: webhookOf('PAY-9'), headers: signed(webhookOf('SHOP-7')) }),
  ],
} satisfies Call;
