import { UserError } from '../../core/user-error.ts';
import { readersOf, requireValid } from '../../settings/index.ts';
import { type Given, optionsOf } from '../terminal/index.ts';

/** What `init` is asked to do. What the settings leave open is asked for, or found out. */
export type InitRequest = ReturnType<typeof readInitRequest>;

/** Reads what `init` is asked to do. Throws UserError, with a line for each problem. */
export function readInitRequest({ words: [word], settings, proxies }: Given) {
  const { read, isGiven } = settings;
  const given = [...optionsOf('init'), 'jira-url', 'jira-email', 'jira-token', 'api-key'] as const;
  requireValid([
    () => {
      if (word !== undefined)
        throw new UserError(`Remove ${JSON.stringify(word)}: init takes options only.`);
    },
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
