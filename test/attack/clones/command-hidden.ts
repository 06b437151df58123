import type { Clone } from '../clone.ts';
import { workflowWith } from '../clone-workflow.ts';

export default {
  aim: 'hide a part of a command from the person who is asked',
  wall: 'agreement',
  also: 'clone',
  command: 'doctor',
  answer: (asked) => (asked.includes('[y/N]') ? '\n' : undefined),
  files: ({ mark }) =>
    workflowWith({
      'test-isolation': 'none',
      'test-command': `"${mark} #\\r\\u202Etrue\\e[2K"`,
    }),
  breaches: ({ stderr }) =>
    stderr.includes('⟨U+000D⟩⟨U+202E⟩true⟨U+001B⟩[2K') ? [] : ['the command was not shown whole'],
} satisfies Clone;
