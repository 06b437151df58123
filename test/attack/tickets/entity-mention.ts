import type { Attack } from '../attack.ts';
import { inReports } from '../findings.ts';

export default {
  aim: 'write signs as entities',
  wall: 'markdown',
  ticket: { description: 'Ask &commat;octocat and &lt;img src=x&gt;.' },
  breaches: inReports(/(?<!\\)&(?:commat|lt);/),
} satisfies Attack;
