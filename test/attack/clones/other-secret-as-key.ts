import type { Clone } from '../clone.ts';
import { evaluated, workflowWith } from '../clone-workflow.ts';

export default {
  aim: 'send another secret of the person to the endpoint of the model',
  wall: 'expressions',
  command: 'doctor',
  env: () => ({ OPENAI_API_KEY: '' }),
  files: () => workflowWith({ 'api-key': evaluated('secrets.AWS_SECRET_ACCESS_KEY') }),
} satisfies Clone;
