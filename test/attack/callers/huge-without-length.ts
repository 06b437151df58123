import { type Call, post, signed, webhookOf } from '../worker-road.ts';

const body = Buffer.from(webhookOf('SHOP-7', { padding: 'x'.repeat(5_000_000) }));

function* parts() {
  for (let at = 0; at < body.length; at += 100_000) yield body.subarray(at, at + 100_000);
}

export default {
  aim: 'have the Worker read more than it may, by a body that does not say how long it is',
  wall: 'size',
  call: async (url) => [await post(url, { body: parts(), headers: signed(body) })],
} satisfies Call;
