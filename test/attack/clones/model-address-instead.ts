import type { Clone } from '../clone.ts';
import { workflowWith } from '../clone-workflow.ts';

export default {
  aim: 'get the key at an address of the clone, although the person has one',
  wall: 'clone',
  command: 'doctor',
  env: () => ({ OPENAI_BASE_URL: '', MODEL: '' }),
  files: ({ stranger }) => workflowWith({ 'base-url': `${stranger.url}/v1`, model: 'gpt-5' }),
} satisfies Clone;
