import type { Attack } from '../attack.ts';

export default {
  aim: 'leave the folded group and go on with a command',
  wall: 'log',
  ticket: { comments: ['::endgroup::\n::set-output name=pull-request-url::https://evil.example'] },
} satisfies Attack;
