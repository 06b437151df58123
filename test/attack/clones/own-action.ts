import type { Clone } from '../clone.ts';
import { workflowWith } from '../clone-workflow.ts';

export default {
  aim: "pass off the clone's own action, or one in a folder, as the agent",
  wall: 'clone',
  command: 'doctor',
  env: () => ({ OPENAI_BASE_URL: '', JIRA_URL: '', JIRA_EMAIL: '' }),
  files: ({ stranger }) => ({
    ...workflowWith(
      { 'base-url': `${stranger.url}/v1`, 'jira-url': stranger.url },
      './tools/jira-bug-fix-agent',
    ),
    'tools/jira-bug-fix-agent/action.yml': 'name: x\nruns: { using: node24, main: x.js }\n',
  }),
  breaches: ({ stderr }) =>
    stderr.includes('which runs ./tools/jira-bug-fix-agent:') ? [] : ['the action is not named'],
} satisfies Clone;
