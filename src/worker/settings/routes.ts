import { isRepository, maxRepositories } from '../../dispatch.ts';
import { requireValid } from '../../engines/errors.ts';
import { readMembers } from '../../engines/text/index.ts';
import { at, parseJson, textAt } from '../webhook/index.ts';
import { readText, type SettingsBindings, variableError } from './source.ts';

/** Tickets that meet every condition go to each of the repositories, which are `owner/name`. */
export interface Route {
  readonly repositories: readonly string[];
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
  const listed = readTables(source);
  requireValid([
    ...listed.map((rule, index) => () => readRule(rule, index)),
    () => readFallback(source, listed.length),
  ]);
  const fallback = readFallback(source, listed.length);
  const sorted = listed.map(readRule).toSorted((one, other) => conditions(other) - conditions(one));
  return fallback === '' ? sorted : [...sorted, { repositories: [fallback] }];
}

/** Returns the setting that names each repository: the rule of ROUTES, numbered from 1, or the fallback. */
export function repositorySettings(source: SettingsBindings): ReadonlyMap<string, string> {
  const rules = readTables(source).map(readRule);
  const named = rules.flatMap(({ repositories }, index) =>
    repositories.map((repository) => [repository, `Rule ${index + 1} of ROUTES`] as const),
  );
  const fallback = readFallback(source, rules.length);
  // Of several settings that name a repository, the first one counts.
  const all = [...(fallback === '' ? [] : [[fallback, 'GITHUB_REPOSITORY'] as const]), ...named];
  return new Map(all.toReversed());
}

/** Reads tables in `wrangler.toml`, or JSON where variables can only be strings. */
function readTables({ ROUTES: given = [] }: SettingsBindings): readonly unknown[] {
  const value = typeof given === 'string' ? parseJson(given.trim() || '[]') : given;
  if (Array.isArray(value)) return value;
  throw variableError('ROUTES', 'is not a list', 'tables [[vars.ROUTES]] or a JSON array');
}

function readFallback(source: SettingsBindings, rules: number): string {
  const fallback = readText(source, 'GITHUB_REPOSITORY').replace(/\.git$/, '');
  if (fallback === '' ? rules === 0 : !isRepository(fallback)) {
    throw variableError('GITHUB_REPOSITORY', 'is not a repository', 'owner/name');
  }
  return fallback;
}

function readRule(rule: unknown, index: number): Route {
  const text = (name: string) => textAt(rule, name).trim() || undefined;
  const repositories = namedRepositories(at(rule, 'repository'));
  const route = {
    repositories,
    project: text('project')?.toUpperCase(),
    component: text('component')?.toLowerCase(),
    label: text('label'),
  };
  const names = [...readMembers(rule).keys()].filter((name) => name !== 'repository');
  const isComplete = names.every((name) => known.has(name) && text(name));
  const isNamed = repositories.length > 0 && repositories.every(isRepository);
  if (!isComplete || conditions(route) === 0 || !isNamed) {
    throw variableError(
      'ROUTES',
      `has a rule, number ${index + 1}, that cannot be used`,
      'rules with a repository as owner/name, or a list of them, and at least one of project, component and label',
    );
  }
  const count = new Set(repositories.map((name) => name.toLowerCase())).size;
  if (count < repositories.length || count > maxRepositories) {
    throw variableError(
      'ROUTES',
      `has a rule, number ${index + 1}, with ${count < repositories.length ? 'a repository twice' : `${count} repositories`}`,
      `rules with at most ${maxRepositories} different repositories`,
    );
  }
  return route;
}

/** One name, or a list of them; what is no text becomes `''`, which is no name. */
function namedRepositories(value: unknown): readonly string[] {
  const list: readonly unknown[] = Array.isArray(value) ? value : [value];
  return list.map((name) => (typeof name === 'string' ? name.trim() : ''));
}

const known: ReadonlySet<string> = new Set(['project', 'component', 'label']);

const conditions = ({ project, component, label }: Route) =>
  [project, component, label].filter((condition) => condition !== undefined).length;
