import { type Call, post, webhookOf } from '../worker-road.ts';

const depth = 100_000;
const nest = `${'['.repeat(depth)}${']'.repeat(depth)}`;
const body = webhookOf().replace(/}$/, `,"nest":${nest}}`);

export default {
  aim: 'exhaust the stack with a body of a hundred thousand levels',
  wall: 'signature',
  call: async (url) => [
    await post(url, { body, headers: { 'x-hub-signature': `sha256=${'0'.repeat(64)}` } }),
  ],
} satisfies Call;
