import type { Clone } from '../clone.ts';
import { workflowWith } from '../clone-workflow.ts';

export default {
  aim: 'have a command run although the person says no',
  wall: 'agreement',
  also: 'clone',
  command: 'doctor',
  answer: (asked) => (asked.includes('[y/N]') ? 'n\n' : undefined),
  files: ({ mark }) =>
    workflowWith({ 'test-isolation': 'none', 'setup-command': mark, 'lint-command': 'true' }),
  breaches: ({ stderr, people }) =>
    stderr.includes(`setup-command: ${people.mark}`) ? [] : ['the command was not shown'],
} satisfies Clone;
