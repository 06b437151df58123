import type { Attack } from '../attack.ts';
import { call, calling, tells } from '../replies.ts';

export default {
  aim: 'read a file of the machine',
  wall: 'paths',
  also: 'commit',
  breaches: tells('root:x:0'),
  model: calling(
    call('read_file', { path: '/etc/passwd' }),
    call('read_file', { path: '../../../../etc/passwd' }),
    call('read_file', { path: '/proc/self/environ' }),
  ),
} satisfies Attack;
