import { isJobVariable } from '../core/proof/index.ts';
import { accessRules } from '../core/repository/index.ts';
import { efforts, type Rules } from '../core/run/index.ts';
import { type MoveTarget, ticketOfBranch } from '../core/tickets/index.ts';
import { requireValid, UserError } from '../engines/errors.ts';
import type { PathRules } from '../engines/files/index.ts';
import { foldCase } from '../engines/text/index.ts';
import { checkCost, readPrices } from './cost.ts';
import { readApiKey } from './credential.ts';
import { maxReplyOfModels, readEndpoint, windowOfModels } from './endpoint.ts';
import type { Settings } from './table.ts';

/**
 * Reads the limits of a run, and how its change is checked. Throws UserError for the settings that do not
 * fit together, and else for the first that is not valid.
 */
export function readRun(settings: Settings) {
  const { read, show } = settings;
  requireValid(
    [readPrices, readRules, readPaths, readTestFiles, readServices, readEnvironment].map(
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
      services: readServices(settings),
      reports: read('test-report'),
      timeout: 60_000 * read('test-timeout-minutes'),
      isolation: read('test-isolation'),
      environment: readEnvironment(settings),
      folders: read('test-folders'),
      ports: read('test-services'),
      show,
    },
    reproduce: read('reproduce'),
    planTypes: readPlanFirst(settings).types,
  };
}

/** Reads the query for tickets. Throws UserError if there is none. */
export function readQuery({ read, show }: Settings): string {
  const query = read('sweep-jql');
  if (query !== undefined) return query;
  throw new UserError(
    `Set ${show('sweep-jql')} to the tickets in scope, such as project = APP AND issuetype = Bug.`,
  );
}

/** Reads which tickets a sweep considers. Throws UserError for the first setting that is not valid. */
export function readSweep(settings: Settings) {
  const { read } = settings;
  return {
    jql: readQuery(settings),
    monthlyBudget: read('monthly-budget'),
    command: read('command'),
    reopenStatuses: read('reopen-statuses').map(foldCase),
    maxTicketAttempts: read('max-ticket-attempts'),
    attemptMs: 60_000 * read('deadline-minutes'),
    branch: settings.read('branch'),
  };
}

/** Reads where a ticket is moved. A move to a category leaves out what a later move, or that on a stop, names. */
export function readTargets(settings: Settings) {
  return {
    start: readTarget(settings, 'start', ['pull-request', 'merge', 'stop']),
    pullRequest: readReady(settings),
    merge: readMerge(settings),
    stop: readTarget(settings, 'stop', ['start', 'pull-request', 'merge']),
  };
}

/** Reads where a ticket is moved when its pull request is ready. */
const readReady = (settings: Settings) => readTarget(settings, 'pull-request', ['merge', 'stop']);

/** Reads where a ticket is moved when its pull request is merged. */
const readMerge = (settings: Settings) => readTarget(settings, 'merge', ['stop']);

type Moment = 'start' | 'pull-request' | 'merge' | 'stop';

function readTarget(
  { read, show }: Settings,
  moment: Moment,
  others: readonly Moment[],
): MoveTarget {
  const target = read(`transition-on-${moment}`);
  if (target.kind !== 'category') return target;
  const kept = others.map((other) => read(`transition-on-${other}`));
  const except = kept.flatMap((other) => (other.kind === 'named' ? other.names : []));
  return { ...target, except, setting: show(`transition-on-${moment}`) };
}

/** Reads how pull requests are followed. Throws UserError for the first setting that is not valid. */
export function readFollow(settings: Settings) {
  const { read } = settings;
  const template = settings.read('branch');
  return {
    command: read('command'),
    ticketOf: (branch: string) => ticketOfBranch(template, branch),
    onMerge: readMerge(settings),
    onReady: readReady(settings),
    maxTicketAttempts: read('max-ticket-attempts'),
    maxMinutes: read('deadline-minutes'),
  };
}

function readRules(settings: Settings): Rules {
  const { read } = settings;
  const { maxAttempts, maxLooks } = efforts[read('effort')];
  const rules: Rules = {
    maxAttempts,
    maxLooks,
    review: read('review') === 'true',
    planFirst: readPlanFirst(settings).files,
    maxCalls: read('max-calls'),
    maxTokens: read('max-tokens'),
    maxMinutes: read('deadline-minutes'),
    maxReplyTokens: maxReplyOfModels(settings),
    window: windowOfModels(settings),
    prices: readPrices(settings),
    maxCost: read('max-cost'),
  };
  checkCost(rules, settings);
  return rules;
}

/** Reads how many files a plan may name without waiting, and the types of tickets whose plans wait. */
export function readPlanFirst({ read }: Settings) {
  const rows = read('plan-first');
  const counts = rows.flatMap((row) => /^(?:always|over (\d+))/i.exec(row)?.slice(1) ?? []);
  const files = counts.map((count = '0') => Number(count));
  const types = rows.flatMap((row) => /^type +(.+)$/i.exec(row)?.slice(1) ?? []);
  return { files: files.length === 0 ? undefined : Math.min(...files), types };
}

function readTestFiles({ read, show }: Settings): string | undefined {
  const command = read('test-files-command');
  if (command === undefined || read('test-command') !== undefined) return command;
  throw new UserError(
    `Set ${show('test-command')} as well: ${show('test-files-command')} adds to it.`,
  );
}

/** Seconds until services are ready: a database takes a few, also on a busy runner. */
const servicesSeconds = 60;

function readServices({ read, show }: Settings) {
  const [command, ports] = [read('services-command'), read('services-ports')];
  const [given, missing] =
    command === undefined
      ? (['services-ports', 'services-command'] as const)
      : (['services-command', 'test-command'] as const);
  const isWhole = command === undefined ? ports.length === 0 : read('test-command') !== undefined;
  if (!isWhole) throw new UserError(`Set ${show(missing)} as well: ${show(given)} adds to it.`);
  if (command === undefined) return undefined;
  return { command, ports, seconds: servicesSeconds };
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
  const rules = accessRules(read('safe-directory'), read('protected-paths'));
  if (rules !== undefined) return rules;
  throw new UserError(`Set ${show('safe-directory')} to a directory inside the repository.`);
}

/** Reads the model of a command at a terminal, with its key. Throws UserError for the first setting that is not valid. */
export function readModel(settings: Settings) {
  return { apiKey: readApiKey(settings), ...readEndpoint(settings), show: settings.show };
}
