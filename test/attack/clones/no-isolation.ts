import type { Clone } from '../clone.ts';
import { workflowWith } from '../clone-workflow.ts';

export default {
  aim: 'have the tests that a person has named run without the sandbox',
  wall: 'clone',
  command: 'doctor',
  args: ['--test-command', './test.sh'],
  files: ({ mark }) => ({
    ...workflowWith({ 'test-isolation': 'none' }),
    'test.sh': { text: `#!/bin/sh\n${mark}\necho '3 passed'\n`, executable: true },
  }),
} satisfies Clone;
