import { isObject, parseJson } from '../../engines/text/index.ts';
import type { Amount, LedgerEntry, TokenCounts } from './entry.ts';
import type { MonthLedger } from './month.ts';

/** The ref that keeps the ledger, below `refs/`. */
export const ledgerRef = 'jira-bug-fix/ledger';

/** The name of the file that has a month there. */
export const ledgerFile = (month: string): string => `${month}.jsonl`;

/** Characters of the longest line that is read. */
const longestLine = 8_000;

/** What is read of a month, from its end: characters and lines. */
const [longestMonth, mostLines] = [1_000_000, 20_000];

/** The largest number that is believed; sums of them stay finite. */
const largest = 1e12;

/** Reads a stored month, one entry a line. Anybody who may write to the repository may have written it. */
export function readMonth(text: string): MonthLedger {
  const from = text.length > longestMonth ? text.indexOf('\n', text.length - longestMonth) + 1 : 0;
  const newer = linesOf(text.slice(from));
  const entries: LedgerEntry[] = [];
  const unread = [...linesOf(text.slice(0, from)), ...newer.slice(0, -mostLines)];
  for (const line of newer.slice(-mostLines)) {
    const value = line.length <= longestLine ? parseJson(line) : undefined;
    if (isEntry(value)) entries.push(value);
    else unread.push(line);
  }
  return { entries, unread };
}

const linesOf = (text: string) => text.split('\n').filter((line) => line.trim() !== '');

/** Returns the text of a month as it is stored, what is read of it last. */
export function writeMonth({ entries, unread }: MonthLedger): string {
  const lines = [...unread, ...entries.map((entry) => JSON.stringify(entry))];
  return lines.map((line) => `${line}\n`).join('');
}

function isEntry(value: unknown): value is LedgerEntry {
  if (!isObject(value)) return false;
  const shape = new Map<unknown, Shape>(Object.entries(shapes)).get(value.kind);
  return shape !== undefined && fits(shape, value);
}

type Check = (value: unknown) => boolean;
type Shape = Readonly<Record<string, Check>>;
/** A check for each member, so that none is forgotten. */
type ShapeOf<Value> = { readonly [Name in keyof Value]-?: Check };

const fits = (shape: Shape, value: unknown): boolean =>
  isObject(value) && Object.entries(shape).every(([name, check]) => check(value[name]));

const text: Check = (value) => typeof value === 'string';
const number: Check = (value) => typeof value === 'number' && value >= 0 && value <= largest;
const flag: Check = (value) => typeof value === 'boolean';
const instant: Check = (value) => typeof value === 'string' && !Number.isNaN(Date.parse(value));
const oneOf =
  (...known: readonly string[]): Check =>
  (value) =>
    known.some((one) => one === value);
const optional =
  (check: Check): Check =>
  (value) =>
    value === undefined || check(value);

const tokens: ShapeOf<TokenCounts> = {
  ...{ uncached: number, cached: number, written: number, reply: number },
};
const amount: ShapeOf<Amount> = { tokens: number, cost: optional(number) };

type EntryOf<Kind> = Extract<LedgerEntry, { readonly kind: Kind }>;

const shapes: { readonly [Kind in LedgerEntry['kind']]: ShapeOf<EntryOf<Kind>> } = {
  run: {
    ...{ kind: text, run: text, ticket: text, at: instant, reason: text, detail: optional(text) },
    ...{ attempt: number, calls: number, minutes: number, cost: optional(number) },
    tokens: (value) => fits(tokens, value),
    ...{ model: optional(text), type: optional(text), pull: optional(number) },
  },
  pull: {
    ...{ kind: text, pull: number, ticket: text, opened: instant, looked: instant },
    state: oneOf('open', 'merged', 'closed', 'superseded'),
    ...{ ended: optional(instant), reviewed: optional(instant) },
    ...{ othersCommits: optional(number), isReverted: optional(flag) },
  },
  reservation: {
    ...{ kind: text, run: text, ticket: text, until: instant },
    most: (value) => fits(amount, value),
    drawn: (value) => fits(amount, value),
  },
  warning: {
    ...{ kind: text, about: text, at: instant },
    needs: optional((value) => fits(amount, value)),
  },
};
