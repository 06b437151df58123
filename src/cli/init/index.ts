import { fileURLToPath } from 'node:url';
import { type Command, program } from '../terminal/index.ts';
import { type InitRequest, readInitRequest } from './request.ts';

/** Sets the agent up in a repository. */
export const initCommand: Command<InitRequest> = {
  synopsis: 'init [options]',
  sentence: 'Sets the agent up in a repository: the workflow, its secrets, the Worker.',
  details: [
    'Asks what it cannot find out, shows every file and command, and changes nothing before you agree. Secrets come from a masked question or from JIRA_TOKEN, OPENAI_API_KEY and GITHUB_TOKEN (for the Worker), and go to gh and wrangler by standard input. Without a terminal it writes the files and prints the commands; --yes runs them. A second run does only what is missing.',
  ],
  examples: [
    `${program} init`,
    `${program} init --dry-run`,
    `${program} init --yes --trigger schedule --jql 'project = APP' --model gpt-6.1-sol`,
  ],
  read: readInitRequest,
  async perform(request, signal) {
    const { initFromCli, openBrowser, programs } = await import('./init.ts');
    const { stdin, stdout, stderr, env } = process;
    const bundle = new URL('./worker.js', import.meta.url);
    return initFromCli(request, {
      ...{ signal, bundle, input: stdin, result: stdout },
      env,
      open: (address, root) => void openBrowser(address, env, root),
      programsFor: (root) => programs(env, root),
      home: fileURLToPath(new URL('..', bundle)),
      output: request.json ? stderr : stdout,
      isInteractive: stdin.isTTY && stdout.isTTY && !request.json,
    });
  },
};
