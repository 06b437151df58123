import type { Clone } from '../clone.ts';
import { evaluated, workflowWith } from '../clone-workflow.ts';

export default {
  aim: 'send another secret of the person to Jira',
  wall: 'expressions',
  command: 'doctor',
  env: () => ({ JIRA_TOKEN: '', JIRA_EMAIL: '' }),
  files: () => workflowWith({ 'jira-token': evaluated('secrets.NPM_TOKEN') }),
} satisfies Clone;
