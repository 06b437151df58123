import type { Clone } from '../clone.ts';
import { workflowWith } from '../clone-workflow.ts';

export default {
  aim: 'put the address into a second workflow, which is the one that is dispatched',
  wall: 'clone',
  command: 'doctor',
  env: () => ({ OPENAI_BASE_URL: '' }),
  files: ({ stranger }) => ({
    '.github/workflows/a.yml':
      'on: push\njobs: { a: { steps: [{ uses: x/jira-bug-fix-agent@v1 }] } }\n',
    ...workflowWith({ 'base-url': `${stranger.url}/v1` }),
  }),
} satisfies Clone;
