import type { Clone } from '../clone.ts';
import { workflowWith } from '../clone-workflow.ts';

export default {
  aim: 'get the token of Jira at an address of the clone',
  wall: 'clone',
  command: 'doctor',
  env: () => ({ JIRA_URL: '', JIRA_EMAIL: '' }),
  files: ({ stranger }) => workflowWith({ 'jira-url': `${stranger.url}/jira` }),
} satisfies Clone;
