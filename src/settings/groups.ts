import { isJobVariable } from '../core/checks/index.ts';
import type { Prices } from '../core/models/index.ts';
import { type PathRules, pathRules } from '../core/repository/index.ts';
import { describeMoney, type Rules, worstCase } from '../core/run/index.ts';
import { requireValid, UserError } from '../core/user-error.ts';
import type { Settings } from './table.ts';

/**
 * Reads the limits of a run, and how its change is checked. Throws UserError for the settings that do not
 * fit together, and else for the first that is not valid.
 */
export function readRun(settings: Settings) {
  const { read, show } = settings;
  requireValid(
    [readPrices, readRules, readPaths, readEnvironment].map((part) => () => part(settings)),
  );
  return {
    rules: readRules(settings),
    paths: readPaths(settings),
    caps: { files: read('max-files'), lines: read('max-lines') },
    project: {
      setup: read('setup-command'),
      lint: read('lint-command'),
      tests: read('test-command'),
      timeout: 60_000 * read('test-timeout-minutes'),
      isolation: read('test-isolation'),
      environment: readEnvironment(settings),
      show,
    },
    reproduce: read('reproduce'),
  };
}

/** Reads which tickets a sweep considers. Throws UserError for the first setting that is not valid. */
export function readSweep({ read }: Settings) {
  return {
    jql: read('sweep-jql'),
    hours: read('sweep-hours'),
    limit: read('sweep-limit'),
    maxTicketAttempts: read('max-ticket-attempts'),
    cooldownMs: 60_000 * read('deadline-minutes'),
    branchPrefix: read('branch-prefix'),
  };
}

function readRules(settings: Settings): Rules {
  const { read } = settings;
  const rules: Rules = {
    maxAttempts: read('max-attempts'),
    maxCalls: read('max-calls'),
    maxTokens: read('max-tokens'),
    maxMinutes: read('deadline-minutes'),
    prices: readPrices(settings),
    maxCost: read('max-cost'),
  };
  checkCost(rules, settings);
  return rules;
}

function readPrices({ read, show }: Settings): Prices | undefined {
  const prompt = read('price-prompt');
  const completion = read('price-completion');
  if (prompt === undefined && completion === undefined) {
    if (read('max-cost') === undefined) return undefined;
    throw new UserError(
      `Set ${show('price-prompt')} and ${show('price-completion')}: ${show('max-cost')} requires both.`,
    );
  }
  if (prompt !== undefined && completion !== undefined)
    return { prompt, cached: prompt, cacheWritten: prompt, completion };
  const missing = prompt === undefined ? 'price-prompt' : 'price-completion';
  throw new UserError(`Set ${show(missing)} as well: the price of a million tokens.`);
}

function checkCost(rules: Rules, { show }: Settings): void {
  const { maxCost } = rules;
  const { cost = 0 } = worstCase(rules);
  if (maxCost === undefined || cost <= maxCost) return;
  const fitting = Math.floor((rules.maxTokens * maxCost) / cost);
  const lower = fitting > 0 ? `lower ${show('max-tokens')} to ${fitting} or ` : '';
  throw new UserError(
    `The run could cost ${describeMoney(cost)}, more than ${show('max-cost')}: ${lower}raise ${show('max-cost')}.`,
  );
}

function readEnvironment({ read, show }: Settings): readonly string[] {
  const names = read('test-environment');
  const owned = names.find(isJobVariable);
  if (owned === undefined) return names;
  throw new UserError(
    `Remove ${owned} from ${show('test-environment')}: code under test must not see the agent's own variables.`,
  );
}

function readPaths({ read, show }: Settings): PathRules {
  const rules = pathRules(read('safe-directory'), read('protected-paths'));
  if (rules !== undefined) return rules;
  throw new UserError(`Set ${show('safe-directory')} to a directory inside the repository.`);
}
