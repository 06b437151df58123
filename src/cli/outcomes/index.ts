import { UserError } from '../../core/user-error.ts';
import { readersOf, requireValid } from '../../settings/index.ts';
import { type Command, type Given, optionsOf, program, refuseWord } from '../terminal/index.ts';

/** Whose outcomes are printed, and how. */
export type OutcomesRequest = ReturnType<typeof readOutcomesRequest>;

/** Prints what became of the agent's pull requests. */
export const outcomesCommand: Command<OutcomesRequest> = {
  synopsis: 'outcomes --repository OWNER/NAME [options]',
  sentence: "Prints what became of the agent's pull requests, and what they cost.",
  details: [
    'It reads the ledger that runs and sweeps keep in the repository, and changes nothing. Each percentage has its counts; – stands for what is not known yet.',
  ],
  examples: [`${program} outcomes --repository acme/shop --since 2026-09`],
  read: readOutcomesRequest,
  async perform(request, signal) {
    const { printOutcomes } = await import('./outcomes.ts');
    return printOutcomes(request, signal);
  },
};

function readOutcomesRequest({ words, settings, proxies }: Given) {
  const { read, isGiven, show } = settings;
  requireValid([
    () => refuseWord(words, 'Outcomes are those of --repository'),
    () => {
      if (isGiven('github-token')) return read('github-token');
      const needed = `${show('github-token')} to a token that can read the repository's contents`;
      throw new UserError(`Set ${needed}.`);
    },
    ...readersOf(settings, [...optionsOf('outcomes'), 'github-api-url']),
    proxies,
  ]);
  const repository = read('repository');
  return {
    kind: 'outcomes' as const,
    github: { repository, apiUrl: read('github-api-url'), token: read('github-token'), show },
    ...{ since: read('since'), json: read('json'), proxies: proxies() },
  };
}
