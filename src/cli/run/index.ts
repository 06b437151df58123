import { type Command, confirmIfAsked, program } from '../terminal/index.ts';
import { type RunRequest, readRunRequest } from './request.ts';

export { namedTicket, seemsFile } from './request.ts';

/** Works on one ticket in the work tree of a repository. */
export const runCommand: Command<RunRequest> = {
  synopsis: 'run TICKET --model NAME [options]',
  sentence: 'Fixes the bug that a ticket describes, in the work tree of a Git repository.',
  details: [
    'TICKET is a Markdown file whose first heading is the summary, a JSON file with "summary", "description" and "comments", either of them on standard input (-), or a Jira ticket such as APP-17. An approved fix is written to the work tree; nothing is committed.',
    'The file .jira-bug-fix.yml of the last commit gives the settings that you omit. Its commands are shown, and run once you agree, or with --run-commands.',
    "The project's own commands try every change on a private copy of the work tree. Their output goes back to the model and is printed as evidence. A change that fails them is never written to the work tree: the run ends with tests-failed and prints the diff, the output and what failed.",
  ],
  examples: [
    `${program} run bug.md --model gpt-6.1-sol --dry-run`,
    `${program} run bug.md --model gpt-oss:20b --base-url http://localhost:11434/v1`,
    `${program} run APP-17 --model gpt-6.1-sol --test-command 'npm test'`,
  ],
  async settle(settings, signal) {
    const { withCommittedSettings } = await import('./committed-settings.ts');
    return withCommittedSettings(settings, confirmIfAsked(signal));
  },
  read: readRunRequest,
  async perform(request, signal) {
    const { runCli } = await import('./run.ts');
    return runCli(request, new URL('./grammars/', import.meta.url), signal);
  },
};
