import { fileURLToPath } from 'node:url';
import { readersOf, requireValid } from '../../settings/index.ts';
import { checkSetUp } from '../doctor/index.ts';
import { type Command, type Given, optionsOf, program, refuseWord } from '../terminal/index.ts';

/** What `init` is asked to do. What the settings leave open is asked for, or found out. */
export type InitRequest = ReturnType<typeof readInitRequest>;

/** Sets the agent up in a repository. */
export const initCommand: Command<InitRequest> = {
  synopsis: 'init [options]',
  sentence: 'Sets the agent up in a repository: the workflow, its secrets, the Worker.',
  details: [
    'Asks what it cannot find out, shows every file and command, and changes nothing before you agree. Secrets come from a masked question or from JIRA_TOKEN, OPENAI_API_KEY and, for the Worker, GITHUB_TOKEN and JIRA_WEBHOOK_SECRET, and go to gh and wrangler by standard input. Without a terminal it writes the files and prints the commands; --yes runs them. A file that is there already is shown beside the new one, and stays unless you agree.',
  ],
  examples: [
    `${program} init`,
    `${program} init --dry-run`,
    `${program} init --yes --trigger schedule --jql 'project = APP' --model gpt-6.1-sol`,
  ],
  read: readInitRequest,
  async perform(request, signal) {
    const { initFromCli, programs } = await import('./init.ts');
    const { stdin, stdout, stderr, env } = process;
    const bundle = new URL('./worker.js', import.meta.url);
    return initFromCli(request, {
      ...{ signal, bundle, env, input: stdin, result: stdout },
      programsFor: (root) => programs(env, root),
      examine: (settings, confirm) => checkSetUp(settings, { signal, confirm }),
      home: fileURLToPath(new URL('..', bundle)),
      output: request.json ? stderr : stdout,
      isInteractive: stdin.isTTY && stdout.isTTY && !request.json,
    });
  },
};

function readInitRequest({ words, settings, proxies }: Given) {
  const { read, isGiven } = settings;
  const secrets = ['jira-token', 'api-key', 'github-token', 'webhook-secret'] as const;
  const given = [...optionsOf('init'), 'jira-url', 'jira-email', ...secrets] as const;
  requireValid([
    () => refuseWord(words, 'init takes options only'),
    ...readersOf(settings, given.filter(isGiven)),
    proxies,
  ]);
  return {
    kind: 'init' as const,
    settings,
    dryRun: read('dry-run'),
    print: read('print'),
    yes: read('yes'),
    force: read('force'),
    json: read('json'),
    proxies: proxies(),
  };
}
