import type { Clone } from '../clone.ts';
import { workflowWith } from '../clone-workflow.ts';

export default {
  aim: 'leave the sandbox with a command that the person has agreed to',
  wall: 'clone',
  command: 'doctor',
  args: ['--run-commands'],
  files: ({ mark }) =>
    workflowWith({ 'test-isolation': 'none', 'test-command': `"${mark}; echo '3 passed'"` }),
  breaches: ({ stdout }) =>
    /3 ran|fails on the untouched tree/.test(stdout) ? [] : ['the command did not run'],
} satisfies Clone;
