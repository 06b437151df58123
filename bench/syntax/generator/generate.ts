import { findLanguage } from '../../../src/engines/syntax/languages/index.ts';
import { type Random, randomOf } from '../../../test/support/random.ts';
import type { CaseClass, SyntaxCase } from '../cases.ts';
import type { Oracles } from '../oracles.ts';
import type { BracketFinder } from './brackets.ts';
import { changedRows } from './changed-lines.ts';
import { type FileChange, fileChanges, type Wants } from './file-changes.ts';
import { reindent } from './reindent.ts';

/** What cases are made from. */
export interface Source {
  readonly repositories: readonly string[];
  readonly seed: number;
  /** Changes of a kind per language. */
  readonly limit: number;
  /** Labels of the languages; all if empty. */
  readonly languages: readonly string[];
}

/** What knows whether a text is valid, and where its brackets are. */
export interface Knowledge {
  readonly oracles: Oracles;
  readonly findBrackets: BracketFinder;
}

/** Attempts at a variant that is invalid. */
const attempts = 40;

/** Generates cases from the histories, as many from each. The same seed gives the same cases. */
export async function generateCases(
  { repositories, seed, limit, languages }: Source,
  knowledge: Knowledge,
): Promise<readonly SyntaxCase[]> {
  const cases: SyntaxCase[] = [];
  const each = Math.ceil(limit / repositories.length);
  for (const [at, directory] of repositories.entries()) {
    const counts = new Map<string, number>();
    const keyOf = (path: string, isNew: boolean) => `${findLanguage(path)?.label} ${isNew}`;
    const wants: Wants = (path, isNew) => {
      const label = findLanguage(path)?.label;
      if (label === undefined || (languages.length > 0 && !languages.includes(label))) return false;
      return (counts.get(keyOf(path, isNew)) ?? 0) < each;
    };
    for await (const change of fileChanges(directory, randomOf(`${seed} ${at}`), wants)) {
      const isNew = change.before === null;
      if (!wants(change.path, isNew)) continue;
      const made = await casesOf(change, knowledge, randomOf(`${seed} ${idOf('real', change)}`));
      const key = keyOf(change.path, isNew);
      if (made.length > 0) counts.set(key, (counts.get(key) ?? 0) + 1);
      cases.push(...made);
    }
  }
  return cases;
}

/** The change itself and its broken variants; nothing if an oracle says that the commit broke the file. */
async function casesOf(
  change: FileChange,
  knowledge: Knowledge,
  random: Random,
): Promise<readonly SyntaxCase[]> {
  const { path, before, after } = change;
  const isValid = (text: string) => knowledge.oracles.isValid(path, text);
  const now = await isValid(after);
  if (now === false && (before === null || (await isValid(before)) !== false)) return [];
  if (before === null) return [caseOf('new', change, after)];
  const rows = changedRows(before, after);
  const bracket = await withoutBracket({ change, rows, isValid: now }, knowledge, random);
  const indented =
    findLanguage(path)?.label === 'Python' && now === true
      ? await reindented(change, rows, knowledge.oracles, random)
      : undefined;
  return [
    caseOf('real', change, after),
    ...(bracket === undefined ? [] : [caseOf('bracket', change, bracket)]),
    ...(indented === undefined ? [] : [caseOf('indentation', change, indented)]),
  ];
}

/** A change with the rows that it touches, and what an oracle says of it. */
interface KnownChange {
  readonly change: FileChange;
  readonly rows: ReadonlySet<number>;
  readonly isValid: boolean | undefined;
}

/** Deletes one bracket of the changed lines, so that the file is no longer valid. */
async function withoutBracket(
  { change: { path, after }, rows, isValid }: KnownChange,
  { oracles, findBrackets }: Knowledge,
  random: Random,
): Promise<string | undefined> {
  const { places, areGuessed } = await findBrackets(path, after);
  const rowOf = (place: number) => after.slice(0, place).split('\n').length - 1;
  const inside = places.filter((place) => rows.has(rowOf(place)));
  for (const place of random.shuffle(inside).slice(0, attempts)) {
    const text = after.slice(0, place) + after.slice(place + 1);
    const isBroken = isValid === true ? (await oracles.isValid(path, text)) === false : !areGuessed;
    if (isBroken) return text;
  }
  return undefined;
}

async function reindented(
  { path, after }: FileChange,
  rows: ReadonlySet<number>,
  oracles: Oracles,
  random: Random,
): Promise<string | undefined> {
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const text = reindent(after, rows, random);
    if (text !== undefined && (await oracles.isValid(path, text)) === false) return text;
  }
  return undefined;
}

function caseOf(name: CaseClass, change: FileChange, after: string): SyntaxCase {
  const { path, before } = change;
  const expect = name === 'real' || name === 'new' ? 'accept' : 'block';
  return { id: idOf(name, change), path, before, after, expect };
}

const idOf = (name: CaseClass, { commit, path }: FileChange) =>
  `${name}:${commit.slice(0, 12)}:${path}`;
