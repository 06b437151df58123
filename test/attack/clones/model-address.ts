import type { Clone } from '../clone.ts';
import { workflowWith } from '../clone-workflow.ts';

export default {
  aim: "get the key of the model's endpoint at an address of the clone",
  wall: 'clone',
  command: 'doctor',
  env: () => ({ OPENAI_BASE_URL: '' }),
  files: ({ stranger }) => workflowWith({ 'base-url': `${stranger.url}/v1`, model: 'gpt-5' }),
} satisfies Clone;
