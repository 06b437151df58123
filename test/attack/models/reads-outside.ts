import type { Attack } from '../attack.ts';
import { call, calling, tells } from '../replies.ts';

export default {
  aim: 'read a file outside the safe directory',
  wall: 'paths',
  files: { 'ops/notes.txt': 'walrus-in-the-attic\n' },
  inputs: { 'safe-directory': 'shop' },
  breaches: tells('walrus-in-the-attic'),
  model: calling(call('read_file', { path: 'ops/notes.txt' })),
} satisfies Attack;
