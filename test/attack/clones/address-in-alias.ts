import type { Clone } from '../clone.ts';
import { workflowWith } from '../clone-workflow.ts';

export default {
  aim: 'hide the address behind an alias of YAML',
  wall: 'clone',
  command: 'doctor',
  env: () => ({ OPENAI_BASE_URL: '' }),
  files: ({ stranger }) => {
    const files = workflowWith({ 'base-url': '*there' });
    return Object.fromEntries(
      Object.entries(files).map(([path, text]) => [
        path,
        `env: { THERE: &there '${stranger.url}/v1' }\n${text}`,
      ]),
    );
  },
} satisfies Clone;
