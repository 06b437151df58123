import { fileURLToPath } from 'node:url';
import { readersOf, requireValid } from '../../settings/index.ts';
import { type Command, type Given, optionsOf, program, refuseWord } from '../terminal/index.ts';

/** What `init` is asked to do. What the settings leave open is asked for, or found out. */
export type InitRequest = ReturnType<typeof readInitRequest>;

/** Prepares the set-up of a repository. */
export const initCommand: Command<InitRequest> = {
  synopsis: 'init [options]',
  sentence: 'Writes the workflow of a repository, and the commands that set up the rest.',
  details: [
    'Asks what it cannot find out, writes the workflow once you agree, and prints one block of commands to paste, which ask for each secret, and what only a person can do. It runs, stores and deploys nothing itself. With JIRA_TOKEN, it also asks Jira what the query finds and who the agent is. Without a terminal, a workflow that is there already stays, unless you pass --force.',
  ],
  examples: [
    `${program} init`,
    `${program} init --dry-run`,
    `${program} init --trigger schedule --jql 'project = APP' --model gpt-6.1-sol`,
  ],
  read: readInitRequest,
  async perform(request, signal) {
    const { initFromCli } = await import('./init.ts');
    const { stdin, stdout } = process;
    return initFromCli(request, {
      ...{ signal, input: stdin, output: stdout, isInteractive: stdin.isTTY && stdout.isTTY },
      home: fileURLToPath(new URL('..', import.meta.url)),
    });
  },
};

function readInitRequest({ words, settings, proxies }: Given) {
  const { read, isGiven } = settings;
  const given = [...optionsOf('init'), 'jira-url', 'jira-email', 'jira-token'] as const;
  requireValid([
    () => refuseWord(words, 'init takes options only'),
    ...readersOf(settings, given.filter(isGiven)),
    proxies,
  ]);
  return {
    kind: 'init' as const,
    settings,
    dryRun: read('dry-run'),
    force: read('force'),
    proxies: proxies(),
  };
}
