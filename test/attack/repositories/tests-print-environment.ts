import { secrets } from '../../support/world.ts';
import type { Attack } from '../attack.ts';
import { onceFixed, tells } from '../replies.ts';

export default {
  aim: 'have the tests print the variables of the job, each line reversed',
  wall: 'variables',
  inputs: { 'test-command': onceFixed('env | rev; exit 1'), 'test-isolation': 'required' },
  breaches: tells([...secrets.model].reverse().join('')),
} satisfies Attack;
