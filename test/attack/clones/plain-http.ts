import type { Clone } from '../clone.ts';
import { workflowWith } from '../clone-workflow.ts';

export default {
  aim: 'read the key on its way to an address without https, which the person has copied',
  wall: 'https',
  command: 'doctor',
  env: () => ({ OPENAI_BASE_URL: 'http://models.example/v1' }),
  files: () => workflowWith({ 'insecure-hosts': 'models.example' }),
} satisfies Clone;
