import { foldsOf, type Lines, linesOf, nameLine } from '../../src/core/repository/index.ts';
import { repoPath } from '../../src/engines/files/index.ts';
import type { FirstPrompt } from './first-prompt.ts';
import type { OpenedCase } from './opened.ts';
import { symbolsAround } from './symbols.ts';

/** What a fix needs to see, by file: the lines that it changes, and those with the definitions around them. */
interface NeededLines {
  readonly changed: readonly number[];
  readonly relevant: ReadonlySet<number>;
}

/** A definition that the ticket names, and the line that names it. */
interface StatedLine {
  readonly name: string;
  readonly path: string;
  readonly line: number;
}

/** What a ticket needs to be shown. */
export interface Needs {
  readonly files: readonly string[];
  readonly lines: ReadonlyMap<string, NeededLines>;
  /** For each name and file, its definitions there. */
  readonly stated: readonly (readonly StatedLine[])[];
}

/** What a first prompt shows of it; shares are from 0 to 1. */
export interface ShownNeeds {
  readonly anyFile: boolean;
  readonly allFiles: boolean;
  readonly anyLine: boolean;
  readonly allLines: boolean;
  readonly lines: number;
  /** Of the lines that are changed or stand in the innermost definition around a change, how many are shown. */
  readonly recall: number;
  /** Of the lines that are shown, how many are such lines. */
  readonly precision: number;
  readonly stated: number;
  readonly unshown: readonly string[];
  readonly tokens: number;
}

/** Lines of a definition above which a change in it does not make all of it relevant. */
const longest = 120;

/** Reads what the fix of a ticket changed, and where the definitions are that the ticket names. */
export async function readNeeds(
  { task, context, changed }: OpenedCase,
  files: readonly string[],
): Promise<Needs> {
  const open = async (path: string) => {
    const own = repoPath(path, task.paths);
    const text = typeof own === 'string' ? (await context.workspace.read(own))?.text : undefined;
    if (text === undefined) return undefined;
    const definitions = (await context.syntax.definitions(path, text)) ?? [];
    return { text, definitions };
  };
  const lines = new Map<string, NeededLines>();
  for (const [path, all] of changed) {
    const file = await open(path);
    if (file === undefined) continue;
    const texts = linesOf(file.text);
    const own = all.filter((line) => (texts[line - 1] ?? '').trim() !== '');
    const relevant = new Set(own);
    for (const { definition } of symbolsAround(path, own, file.text, file.definitions)) {
      const { start, end } = definition;
      for (let at = start; at <= end && end - start < longest; at += 1) relevant.add(at);
    }
    lines.set(path, { changed: own, relevant });
  }
  const stated: StatedLine[][] = [];
  const { definitions } = (await context.repository(task)).ranking;
  for (const { name, path } of definitions.flatMap(({ name, paths }) =>
    paths.map((path) => ({ name, path })),
  )) {
    const file = await open(path);
    const own = (file?.definitions ?? []).filter((one) => one.name === name);
    const texts = linesOf(file?.text ?? '');
    const { docs } = foldsOf(path, texts);
    if (own.length > 0)
      stated.push(own.map((one) => ({ name, path, line: nameLine(one, texts, docs) })));
  }
  return { files, lines, stated };
}

/** Compares what a first prompt shows with what is needed. */
export function shownNeeds({ files, lines, stated }: Needs, prompt: FirstPrompt): ShownNeeds {
  const shown = new Map<string, readonly Lines[]>(
    prompt.files.map(({ path, lines }) => [path, lines]),
  );
  const shows = (path: string, line: number) =>
    (shown.get(path) ?? []).some(({ start, end }) => line >= start && line <= end);
  const held = (of: (needed: NeededLines) => Iterable<number>) =>
    [...lines].flatMap(([path, needed]) => [...of(needed)].map((line) => shows(path, line)));
  const [changed, relevant] = [held((one) => one.changed), held((one) => one.relevant)];
  const hits = relevant.filter(Boolean).length;
  const all = [...shown.values()].flat().reduce((sum, { start, end }) => sum + end - start + 1, 0);
  const parts = files.filter((path) => (shown.get(path) ?? []).length > 0);
  const missed = stated.filter((same) => !same.some(({ path, line }) => shows(path, line)));
  return {
    anyFile: parts.length > 0,
    allFiles: parts.length === files.length,
    anyLine: changed.some(Boolean),
    allLines: changed.length > 0 && changed.every(Boolean),
    lines: changed.filter(Boolean).length / Math.max(1, changed.length),
    recall: hits / Math.max(1, relevant.length),
    precision: hits / Math.max(1, all),
    stated: stated.length,
    unshown: missed.map((same) => `${same[0]?.name} in ${same[0]?.path}`),
    tokens: prompt.tokens,
  };
}
