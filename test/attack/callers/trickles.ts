import { type Call, post, webhookOf } from '../worker-road.ts';

const headers = { 'x-hub-signature': `sha256=${'0'.repeat(64)}` };

function* parts() {
  for (const sign of webhookOf().slice(0, 50)) yield Buffer.from(sign);
  yield Buffer.from(webhookOf().slice(50));
}

export default {
  aim: 'have a forged webhook believed that arrives letter by letter',
  wall: 'signature',
  call: async (url) => [await post(url, { body: parts(), headers })],
} satisfies Call;
