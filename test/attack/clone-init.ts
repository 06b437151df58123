import type { Clone } from './clone.ts';

/** Answers to everything that has no other answer. */
const answers = ['--trigger', 'webhook', '--jql', 'project = SHOP'];

/** A clone in which a person starts `init`, with further options. */
export function initIn(clone: Omit<Clone, 'command' | 'args' | 'agrees'>, ...options: string[]) {
  return {
    ...{ ...clone, command: 'init', agrees: options.includes('--yes') },
    args: [...answers, '--action', 'acme/jira-bug-fix-agent@v1', ...options],
    // Without a token, Jira is not asked.
    env: (people) => ({ JIRA_TOKEN: '', ...clone.env?.(people) }),
  } satisfies Clone;
}
