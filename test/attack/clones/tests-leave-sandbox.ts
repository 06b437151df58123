import type { Clone } from '../clone.ts';

export default {
  aim: 'write to the machine from the tests that a person has named',
  wall: 'sandbox',
  command: 'doctor',
  args: ['--test-command', './test.sh', '--test-isolation', 'required'],
  files: ({ mark }) => ({
    'test.sh': { text: `#!/bin/sh\n${mark}\necho '3 passed'\n`, executable: true },
  }),
} satisfies Clone;
