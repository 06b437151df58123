import type { Attack } from '../attack.ts';

export default {
  aim: 'keep the job busy with tests that never end',
  wall: 'time',
  longest: 30_000,
  inputs: {
    'test-command': 'sleep 1000',
    'test-timeout-minutes': '0.05',
    'test-isolation': 'required',
  },
} satisfies Attack;
