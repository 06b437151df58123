import type { Clone } from '../clone.ts';
import { workflowWith } from '../clone-workflow.ts';

export default {
  aim: 'have a command of the clone run outside the sandbox, without a terminal',
  wall: 'agreement',
  also: 'clone',
  command: 'doctor',
  files: ({ mark }) =>
    workflowWith({ 'test-isolation': 'none', 'test-command': `"${mark}; echo '3 passed'"` }),
  breaches: ({ stdout }) =>
    stdout.includes('was not run: only .github/workflows/ci.yml names it')
      ? []
      : ['it is not said that the command was not run'],
} satisfies Clone;
