import { type Call, post, signed, webhookOf } from '../worker-road.ts';

const body = webhookOf();

export default {
  aim: 'start a run for each identity under which one webhook is repeated',
  wall: 'once',
  runs: 1,
  call: async (url) => [
    await post(url, { body, headers: signed(body, 'first') }),
    await post(url, { body, headers: signed(body, 'first') }),
    await post(url, { body, headers: signed(body, 'second') }),
    await post(url, { body, headers: signed(body, '') }),
  ],
} satisfies Call;
