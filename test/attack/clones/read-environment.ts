import type { Clone } from '../clone.ts';
import { workflowWith } from '../clone-workflow.ts';

export default {
  aim: 'let the tests that a person has named see a secret of theirs',
  wall: 'clone',
  command: 'doctor',
  args: ['--test-command', './test.sh'],
  files: () => {
    const script = `#!/bin/sh\ntest -n "$AWS_SECRET_ACCESS_KEY" && exit 1\necho '3 passed'\n`;
    return {
      ...workflowWith({ 'test-environment': 'AWS_SECRET_ACCESS_KEY' }),
      'test.sh': { text: script, executable: true },
    };
  },
  breaches: ({ stdout }) => (stdout.includes('fails on the untouched tree') ? ['it was seen'] : []),
} satisfies Clone;
