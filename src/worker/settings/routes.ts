import { textAt } from '../webhook/index.ts';
import { readText, type SettingsSource, vars } from './source.ts';

/** Tickets that fit every condition are worked in the repository, which is `owner/name`. */
export interface Route {
  readonly repository: string;
  /** Key of the project. */
  readonly project?: string;
  /** Name of a component, in lower case. */
  readonly component?: string;
  /** Written as in Jira. */
  readonly label?: string;
}

/**
 * The rules of ROUTES, those with more conditions first and otherwise as written; then GITHUB_REPOSITORY,
 * which fits every ticket. Rejects what is wrong with a UserError.
 */
export function readRoutes(source: SettingsSource): readonly Route[] {
  const rules = readRules(source).map(readRule);
  const rest = (readText(source, 'GITHUB_REPOSITORY') ?? '').replace(/\.git$/, '');
  if (rest === '' ? rules.length === 0 : !repositoryForm.test(rest)) {
    throw vars('GITHUB_REPOSITORY', 'is not a repository', 'owner/name');
  }
  const sorted = rules.toSorted((one, other) => conditions(other) - conditions(one));
  return rest === '' ? sorted : [...sorted, { repository: rest }];
}

/** As tables in `wrangler.toml`, or as JSON where a variable can only be a text. */
function readRules(source: SettingsSource): readonly unknown[] {
  const value = typeof source.ROUTES === 'string' ? parsed(source.ROUTES) : (source.ROUTES ?? []);
  if (Array.isArray(value)) return value;
  throw vars('ROUTES', 'is not a list of rules', 'tables [[vars.ROUTES]] or a JSON array');
}

function parsed(text: string): unknown {
  try {
    return text.trim() === '' ? [] : JSON.parse(text);
  } catch {
    return undefined;
  }
}

function readRule(rule: unknown, index: number): Route {
  const text = (name: string) => textAt(rule, name).trim();
  const [project, component, label] = [text('project'), text('component'), text('label')];
  const repository = text('repository');
  const route = {
    repository,
    ...(project === '' ? {} : { project: project.toUpperCase() }),
    ...(component === '' ? {} : { component: component.toLowerCase() }),
    ...(label === '' ? {} : { label }),
  };
  const isWhole = names(rule).every((name) => known.has(name) && text(name) !== '');
  if (!isWhole || conditions(route) === 0 || !repositoryForm.test(repository)) {
    throw vars(
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

const conditions = (route: Route) => Object.keys(route).length - 1;

const repositoryForm = /^[\w-]{1,64}\/(?!\.{1,2}$)[\w.-]{1,100}$/;
