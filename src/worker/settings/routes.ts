import { requireValid } from '../../core/user-error.ts';
import { isRepository } from '../../dispatch.ts';
import { parseJson, textAt } from '../webhook/index.ts';
import { readText, type SettingsBindings, variableError } from './source.ts';

/** Tickets that meet every condition go to the repository, which is `owner/name`. */
export interface Route {
  readonly repository: string;
  /** Key of the project. */
  readonly project?: string | undefined;
  /** Name of a component, in lower case. */
  readonly component?: string | undefined;
  /** Case-sensitive, as in Jira. */
  readonly label?: string | undefined;
}

/**
 * Reads the rules of ROUTES, those with the most conditions first and otherwise in order; then
 * GITHUB_REPOSITORY, which fits every ticket. Throws UserError if one is wrong.
 */
export function readRoutes(source: SettingsBindings): readonly Route[] {
  const listed = readRules(source);
  requireValid([
    ...listed.map((rule, index) => () => readRule(rule, index)),
    () => readFallback(source, listed.length),
  ]);
  const fallback = readFallback(source, listed.length);
  const sorted = listed.map(readRule).toSorted((one, other) => conditions(other) - conditions(one));
  return fallback === '' ? sorted : [...sorted, { repository: fallback }];
}

/** Returns the setting that names each repository: the rule of ROUTES, numbered from 1, or the fallback. */
export function repositorySettings(source: SettingsBindings): ReadonlyMap<string, string> {
  const rules = readRules(source).map(readRule);
  const named = rules.map(({ repository }, index): [string, string] => [
    repository,
    `Rule ${index + 1} of ROUTES`,
  ]);
  const fallback = readFallback(source, rules.length);
  // Of several settings that name a repository, the first one counts.
  const all = [...(fallback === '' ? [] : [[fallback, 'GITHUB_REPOSITORY'] as const]), ...named];
  return new Map(all.toReversed());
}

function readFallback(source: SettingsBindings, rules: number): string {
  const fallback = readText(source, 'GITHUB_REPOSITORY').replace(/\.git$/, '');
  if (fallback === '' ? rules === 0 : !isRepository(fallback)) {
    throw variableError('GITHUB_REPOSITORY', 'is not a repository', 'owner/name');
  }
  return fallback;
}

/** Tables in `wrangler.toml`, or JSON where variables can only be strings. */
function readRules({ ROUTES: routes }: SettingsBindings): readonly unknown[] {
  const value = typeof routes === 'string' ? parseJson(routes.trim() || '[]') : (routes ?? []);
  if (Array.isArray(value)) return value;
  throw variableError('ROUTES', 'is not a list of rules', 'tables [[vars.ROUTES]] or a JSON array');
}

function readRule(rule: unknown, index: number): Route {
  const text = (name: string) => textAt(rule, name).trim() || undefined;
  const repository = text('repository') ?? '';
  const route = {
    repository,
    project: text('project')?.toUpperCase(),
    component: text('component')?.toLowerCase(),
    label: text('label'),
  };
  const isComplete = names(rule).every((name) => known.has(name) && text(name));
  if (!isComplete || conditions(route) === 0 || !isRepository(repository)) {
    throw variableError(
      'ROUTES',
      `has a rule, number ${index + 1}, that cannot be used`,
      'rules with a repository as owner/name and at least one of project, component and label',
    );
  }
  return route;
}

const known: ReadonlySet<string> = new Set(['repository', 'project', 'component', 'label']);

const names = (rule: unknown) =>
  typeof rule === 'object' && rule !== null ? Object.keys(rule) : [];

const conditions = ({ project, component, label }: Route) =>
  [project, component, label].filter((condition) => condition !== undefined).length;
