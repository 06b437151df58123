import type { Attack } from '../attack.ts';

export default {
  aim: 'keep the job busy with tests that never end',
  wall: 'time',
  isFast: true,
  longest: 20_000,
  inputs: {
    'test-command': 'sleep 1000',
    'test-timeout-minutes': '1',
    'test-isolation': 'required',
  },
} satisfies Attack;
