import type { Clone } from '../clone.ts';
import { workflowWith } from '../clone-workflow.ts';

export default {
  aim: 'have a second command run beside the one that a person has named',
  wall: 'agreement',
  also: 'clone',
  command: 'doctor',
  args: ['--test-command', "echo '3 passed'"],
  files: ({ mark }) => workflowWith({ 'test-isolation': 'none', 'setup-command': mark }),
} satisfies Clone;
