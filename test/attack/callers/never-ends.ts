import { type Call, post } from '../worker-road.ts';

function* parts() {
  for (;;) yield Buffer.from(' ');
}

export default {
  aim: 'keep the Worker waiting for a body that trickles for ever',
  wall: 'signature',
  call: (url) => Promise.all(Array.from({ length: 20 }, () => post(url, { body: parts() }))),
} satisfies Call;
