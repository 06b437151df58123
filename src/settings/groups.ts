import { isJobVariable } from '../core/checks/index.ts';
import { type PathRules, pathRules } from '../core/repository/index.ts';
import { efforts, type Rules } from '../core/run/index.ts';
import { requireValid, UserError } from '../core/user-error.ts';
import { readMaxReply, windowOfModels } from './endpoint.ts';
import { checkCost, readPrices } from './prices.ts';
import type { Settings } from './table.ts';

/**
 * Reads the limits of a run, and how its change is checked. Throws UserError for the settings that do not
 * fit together, and else for the first that is not valid.
 */
export function readRun(settings: Settings) {
  const { read, show } = settings;
  requireValid(
    [readPrices, readRules, readPaths, readTestFiles, readEnvironment].map(
      (part) => () => part(settings),
    ),
  );
  return {
    rules: readRules(settings),
    paths: readPaths(settings),
    caps: { files: read('max-files'), lines: read('max-lines') },
    project: {
      setup: read('setup-command'),
      lint: read('lint-command'),
      tests: read('test-command'),
      testFiles: readTestFiles(settings),
      reports: read('test-report'),
      timeout: 60_000 * read('test-timeout-minutes'),
      isolation: read('test-isolation'),
      environment: readEnvironment(settings),
      folders: read('test-folders'),
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
  const usual = efforts[read('effort')];
  const rules: Rules = {
    maxAttempts: read('max-attempts') ?? usual.maxAttempts,
    maxLooks: usual.maxLooks,
    review: read('review') === 'true',
    maxCandidates: read('candidates'),
    maxCalls: read('max-calls') ?? usual.maxCalls,
    maxTokens: read('max-tokens') ?? usual.maxTokens,
    maxMinutes: read('deadline-minutes'),
    maxReplyTokens: readMaxReply(settings),
    maxRoomyTokens: read('max-reply-tokens'),
    window: windowOfModels(settings),
    prices: readPrices(settings),
    maxCost: read('max-cost'),
  };
  checkCost(rules, settings);
  return rules;
}

function readTestFiles({ read, show }: Settings): string | undefined {
  const command = read('test-files-command');
  if (command === undefined || read('test-command') !== undefined) return command;
  throw new UserError(
    `Set ${show('test-command')} as well: ${show('test-files-command')} adds to it.`,
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
