import { accessRules } from '../core/repository/index.ts';
import { collectProblems } from '../engines/errors.ts';
import {
  type FileTexts,
  inFile,
  type SettingName,
  type Settings,
  type SettingValue,
  settingsTable,
  withTexts,
} from './table.ts';

/** Who wins over a file of the repository, and whether its commands run. */
interface Terms {
  readonly isFixed: (name: SettingName) => boolean;
  readonly runsCommands: boolean;
}

/** The settings, tightened by a file of the repository: a run may do no more than without it. With what counts of it. */
export function tightened(
  base: Settings,
  { path, texts: { value, agreed } }: { readonly path: string; readonly texts: FileTexts },
  { isFixed, runsCommands }: Terms,
): { readonly settings: Settings; readonly sentence: string } {
  const all = [...value, ...agreed].filter(([name]) => !isFixed(name));
  const counts = new Map<SettingName, string>();
  for (const [name, text] of all) {
    const taken = runsCommands || !agreed.has(name) ? tighter(name, text, base) : undefined;
    if (taken !== undefined) counts.set(name, taken);
  }
  const others = all.flatMap(([name]) => (counts.has(name) ? [] : [name])).join(', ');
  const left = others && ` Not taken, since a file of the repository only tightens: ${others}.`;
  const sentence = `From ${path}: ${[...counts.keys()].join(', ') || 'nothing'}.${left}`;
  return { settings: withTexts(base, path, counts), sentence };
}

function tighter(name: SettingName, text: string, base: Settings): string | undefined {
  const [how, { kind }] = [inFile(name), settingsTable[name]];
  if (how === 'never') return undefined;
  if (typeof how === 'object') {
    if ('only' in how) return text.trim().toLowerCase() === how.only ? text : undefined;
    return [name, ...how.unless].some((one) => base.isGiven(one)) ? undefined : text;
  }
  const value = kind.parse(text);
  // Whoever reads it says what is wrong.
  if (value === null) return text;
  if (collectProblems([() => base.read(name)]).length > 0) return undefined;
  const current = base.read(name);
  const choices = kind.choices ?? [];
  return compare[how](text, { value, current, choices, base: base.text(name) ?? '' });
}

interface Compared {
  readonly value: SettingValue;
  readonly current: SettingValue;
  readonly choices: readonly string[];
  /** The text of the current value; empty for a default. */
  readonly base: string;
}

/** What counts of a text beside the current value. */
const compare = {
  lower: (text, compared) => (isAtMost(compared) ? text : undefined),
  within: (text, { value, current }) => {
    const [inner, outer] = [value, current].map((one) => accessRules(String(one))?.safeDirectory);
    if (inner === undefined) return text;
    return outer === '' || `${inner}/`.startsWith(`${outer}/`) ? text : undefined;
  },
  // The last line that fits a path decides, so that no line of the file takes a protection away.
  add: (text, { base }) => `${text}\n${base}`,
  // An empty list would be everyone.
  narrow: (text, { base }) => {
    const [names = [], all = []] = [text, base].map((list) => list.split('\n').map(trimmed));
    const both =
      base.trim() === '' ? names : names.filter((one) => one !== '' && all.includes(one));
    return both.length > 0 ? both.join('\n') : undefined;
  },
} as const satisfies Readonly<Record<string, (text: string, than: Compared) => string | undefined>>;

const trimmed = (line: string) => line.trim();

/** No limit is the highest one; those of different units cannot be compared. */
function isAtMost({ value, current, choices }: Compared): boolean {
  if (current === undefined) return true;
  if (typeof value === 'number' && typeof current === 'number') return value <= current;
  if (typeof value === 'string' && typeof current === 'string') {
    return choices.indexOf(value) <= choices.indexOf(current);
  }
  const [low, high] = [value, current].map((one) =>
    typeof one === 'object' && 'most' in one ? one : undefined,
  );
  return low !== undefined && low.unit === high?.unit && low.most <= high.most;
}
