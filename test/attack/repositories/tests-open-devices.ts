import type { Attack } from '../attack.ts';
import { onceFixed, tells } from '../replies.ts';

const usual = 'fd full null ptmx pts random shm stderr stdin stdout tty urandom zero'.split(' ');
// Which others a machine has differs: fuse, net/tun, kvm, disks, the kernel's log.
const command = `ls /dev | grep -v -x -E '${usual.join('|')}' && echo 'There are more.' | rev; exit 1`;

export default {
  aim: 'have the tests open devices of the machine, such as a disk or a tunnel',
  wall: 'machine',
  inputs: { 'test-command': onceFixed(command), 'test-isolation': 'required' },
  breaches: tells([...'There are more.'].reverse().join('')),
} satisfies Attack;
