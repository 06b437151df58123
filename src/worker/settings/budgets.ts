import { readMembers } from '../../core/text/index.ts';
import { at, textAt } from '../webhook/index.ts';
import { readTables, type SettingsBindings, variableError } from './source.ts';

/** What the runs for a project's tickets may take in a month. */
export interface ProjectBudget {
  /** The project's key. */
  readonly project: string;
  /** Money is in the currency of the prices. */
  readonly unit: 'tokens' | 'money';
  readonly monthly: number;
  /** The most that one run may take. */
  readonly run: number;
}

/** Reads PROJECT_BUDGETS. Throws UserError if an entry is wrong. */
export function readBudgets(source: SettingsBindings): readonly ProjectBudget[] {
  const budgets = readTables(source, 'PROJECT_BUDGETS').map(readBudget);
  const twice = budgets.find(
    ({ project }, index) => index !== budgets.findLastIndex((one) => one.project === project),
  );
  if (twice === undefined) return budgets;
  throw variableError('PROJECT_BUDGETS', `names ${twice.project} twice`, 'one entry per project');
}

function readBudget(entry: unknown, index: number): ProjectBudget {
  const [tokens, money] = [numberAt(entry, 'tokens'), numberAt(entry, 'money')];
  const project = textAt(entry, 'project').trim().toUpperCase();
  const monthly = tokens ?? money ?? 0;
  const run = numberAt(entry, 'run') ?? 0;
  const isKnown = [...readMembers(entry).keys()].every((name) => known.has(name));
  const isOne = (tokens === undefined) !== (money === undefined);
  if (isKnown && isOne && /^[A-Z][A-Z0-9_]{1,31}$/.test(project) && run > 0 && run <= monthly) {
    return { project, unit: tokens === undefined ? 'money' : 'tokens', monthly, run };
  }
  throw variableError(
    'PROJECT_BUDGETS',
    `has an entry, number ${index + 1}, that cannot be used`,
    'entries with the key of a project, tokens or money for a month, and run, which is what one run may take and no more than the month',
  );
}

const known: ReadonlySet<string> = new Set(['project', 'tokens', 'money', 'run']);

/** A number, or a text of digits; `undefined` if there is none, `NaN` if it is something else. */
function numberAt(entry: unknown, name: string): number | undefined {
  if (at(entry, name) === undefined) return undefined;
  const text = textAt(entry, name).trim();
  return /^\d{1,12}(?:\.\d{1,6})?$/.test(text) ? Number(text) : Number.NaN;
}
