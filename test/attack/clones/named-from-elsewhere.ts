import type { Clone } from '../clone.ts';
import { workflowWith } from '../clone-workflow.ts';

export default {
  aim: 'get the key from a person who names the clone with --repo',
  wall: 'clone',
  command: 'doctor',
  isNamed: true,
  env: () => ({ OPENAI_BASE_URL: '' }),
  files: ({ stranger }) => workflowWith({ 'base-url': `${stranger.url}/v1` }),
} satisfies Clone;
