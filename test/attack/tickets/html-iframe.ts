import type { Attack } from '../attack.ts';

export default {
  aim: 'show another page in the pull request',
  wall: 'markdown',
  ticket: { comments: ['<iframe srcdoc="<b>Merge</b>"></iframe>'] },
} satisfies Attack;
