import type { Clone } from '../clone.ts';
import { evaluated, workflowWith } from '../clone-workflow.ts';

export default {
  aim: 'send a secret of the person as a variable of the repository',
  wall: 'expressions',
  command: 'doctor',
  env: () => ({ OPENAI_API_KEY: '' }),
  files: () => workflowWith({ 'api-key': evaluated('vars.GITHUB_TOKEN') }),
} satisfies Clone;
