import type { GitHubSettings } from '../adapters/github/index.ts';
import type { JiraSettings } from '../adapters/jira/index.ts';
import type { SweepSettings } from '../agent/job/index.ts';
import { defaultRules } from '../core/run/index.ts';
import { defaultSweep } from '../core/tickets/index.ts';
import { UserError } from '../core/user-error.ts';
import { type Settings, wholeSetting } from '../settings/index.ts';
import { type JiraOptions, readJiraOptions } from './jira-options.ts';

/** A sweep at a terminal; without `github` it only says what it has found. */
export interface SweepCommand {
  readonly kind: 'sweep';
  readonly jira: JiraSettings;
  readonly order: SweepSettings;
  readonly github?: GitHubSettings;
}

interface SweepOptions extends JiraOptions {
  readonly jql?: string | undefined;
  readonly hours?: string | undefined;
  readonly limit?: string | undefined;
  readonly dispatch?: string | undefined;
}

/** The sweep that options and variables ask for; a UserError says what to mend. */
export function readSweepOptions(values: SweepOptions, env: NodeJS.ProcessEnv): SweepCommand {
  const { jql = '', dispatch } = values;
  if (jql.trim() === '') {
    throw new UserError(
      'Set --jql to the tickets in scope, such as "project = APP AND issuetype = Bug".',
    );
  }
  const { hours, limit, maxTicketAttempts } = defaultSweep;
  const given: ReadonlyMap<string, string | undefined> = new Map([
    ['hours', values.hours],
    ['limit', values.limit],
  ]);
  const settings: Settings = {
    get: (name) => given.get(name) ?? '',
    show: (name) => `--${name}`,
  };
  return {
    kind: 'sweep',
    jira: readJiraOptions(values, env),
    order: {
      jql,
      hours: wholeSetting(settings, 'hours', hours, [1, 8760]),
      limit: wholeSetting(settings, 'limit', limit, [1, 100]),
      maxTicketAttempts,
      cooldownMs: 60_000 * defaultRules.maxMinutes,
      branchPrefix: 'fix/',
    },
    ...(dispatch === undefined ? {} : { github: gitHubSettings(dispatch, env) }),
  };
}

function gitHubSettings(repository: string, env: NodeJS.ProcessEnv): GitHubSettings {
  if (!/^[\w.-]+\/[\w.-]+$/.test(repository)) {
    throw new UserError(
      'Set --dispatch to the repository whose workflow is started, as owner/name.',
    );
  }
  const token = env.GITHUB_TOKEN ?? '';
  if (token === '') {
    throw new UserError('Set the variable GITHUB_TOKEN to a token that may write contents.');
  }
  return { apiUrl: env.GITHUB_API_URL || 'https://api.github.com', repository, token };
}
