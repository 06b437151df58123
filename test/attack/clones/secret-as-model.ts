import type { Clone } from '../clone.ts';
import { evaluated, workflowWith } from '../clone-workflow.ts';

export default {
  aim: 'have a secret of the person printed and sent as the name of a model',
  wall: 'expressions',
  command: 'doctor',
  env: () => ({ MODEL: '' }),
  files: () => workflowWith({ model: evaluated('secrets.CLOUDFLARE_API_TOKEN') }),
} satisfies Clone;
