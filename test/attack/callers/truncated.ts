import { type Call, post, signed, webhookOf } from '../worker-road.ts';

const whole = `${webhookOf()}          `;

export default {
  aim: 'have a webhook believed that lost its end on the way',
  wall: 'signature',
  call: async (url) => [
    await post(url, { body: whole.trimEnd(), headers: signed(whole) }),
    await post(url, { body: whole.slice(0, 200), headers: signed(whole) }),
  ],
} satisfies Call;
