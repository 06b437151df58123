import { join } from 'node:path';
import type { Task, ToolContext } from '../../src/agent/loop/context/index.ts';
import { usualSize } from '../../src/agent/loop/prompts/likely-files.ts';
import { readTools } from '../../src/agent/loop/tools/index.ts';
import { writeOutline } from '../../src/core/repository/index.ts';
import { repoPath } from '../../src/engines/files/index.ts';
import type { Measured } from '../index.ts';
import type { LookCase, LookOptions } from './case.ts';
import { firstPrompt } from './first-prompt.ts';
import { openCase } from './opened.ts';
import { type FixSymbol, shows, symbolsAround } from './symbols.ts';
import { type ShownChange, shownChange } from './windows.ts';

/** Measures what a search shows of the definitions that fixes change. */
export async function measureTools({ cases, repos, failures }: LookOptions): Promise<Measured> {
  const looks: Look[] = [];
  for (const one of cases) {
    const look = await lookAt(one, join(repos, one.repo.replace('/', '+'), 'repo'));
    if (look !== undefined) looks.push(look);
  }
  const found = looks.flatMap(({ symbols }) => symbols);
  const changes = looks.flatMap((look) => look.changes).filter(({ changed }) => changed > 0);
  const share = (count: number) => Math.round((1000 * count) / Math.max(1, found.length)) / 10;
  const long = changes.filter(({ isLong }) => isLong);
  const result = {
    n: looks.length,
    symbols: found.length,
    search_first_page: share(found.filter(({ searched }) => searched).length),
    files: changes.length,
    outline_lines: meanShare(changes, ({ outlined }) => outlined),
    prompt_lines: meanShare(changes, ({ prompted }) => prompted),
    long_files: long.length,
    window_lines: meanShare(long, ({ prompted }) => prompted),
  };
  const missed = found.filter(({ searched }) => !searched);
  return {
    title: `Definitions that fixes change, on the first page of a search, for ${looks.length} tickets`,
    rows: [result],
    notes: failures ? missed.map((one) => JSON.stringify(one)) : [],
    result,
  };
}

/** Returns the mean share of a file's changed lines that `shown` counts, in percent. */
function meanShare(
  changes: readonly ShownChange[],
  shown: (change: ShownChange) => number,
): number {
  const sum = changes.reduce((total, change) => total + shown(change) / change.changed, 0);
  return Math.round((1000 * sum) / Math.max(1, changes.length)) / 10;
}

/** What a ticket showed. */
interface Look {
  readonly symbols: readonly FoundSymbol[];
  readonly changes: readonly ShownChange[];
}

/** Whether a search shows a definition on its first page. */
interface FoundSymbol {
  readonly id: string;
  readonly name: string;
  readonly path: string;
  readonly searched: boolean;
}

/** Likely files whose outlines may name a symbol. */
const topFiles = 5;

async function lookAt(one: LookCase, directory: string): Promise<Look | undefined> {
  const opened = await openCase(one, directory);
  if (opened === undefined) return undefined;
  const { task, context, changed } = opened;
  const { files } = await firstPrompt(opened, usualSize);
  const ranges = new Map(files.map(({ path, lines }) => [path, lines]));
  const symbols: FixSymbol[] = [];
  const changes: ShownChange[] = [];
  for (const [path, lines] of changed) {
    const own = repoPath(path, task.paths);
    const text = typeof own === 'string' ? (await context.workspace.read(own))?.text : undefined;
    if (text === undefined) continue;
    const known = await context.syntax.definitions(path, text);
    symbols.push(...symbolsAround(path, lines, text, known ?? []));
    changes.push(shownChange({ path, text, definitions: known }, lines, ranges.get(path) ?? []));
  }
  const named = await namesIn(task, context);
  const found: FoundSymbol[] = [];
  for (const symbol of symbols.filter(({ definition }) => named.has(definition.name))) {
    const { name } = symbol.definition;
    const searched = shows(await search(name, context), symbol);
    found.push({ id: one.id, name, path: symbol.path, searched });
  }
  return { symbols: found, changes };
}

/** The names in the ticket and in the outlines of the likeliest files. */
async function namesIn(task: Task, context: ToolContext): Promise<ReadonlySet<string>> {
  const { ranking } = await context.repository(task);
  const outlines: string[] = [];
  for (const path of ranking.paths.slice(0, topFiles)) {
    const own = repoPath(path, task.paths);
    const text = typeof own === 'string' ? (await context.workspace.read(own))?.text : undefined;
    if (text === undefined) continue;
    const definitions = await context.syntax.definitions(path, text);
    outlines.push(writeOutline({ path, text, definitions }, { focus: ranking.focus }));
  }
  const words = [task.instruction, ...outlines].join('\n').match(/[\p{L}_$#][\p{L}\p{N}_$]*/gu);
  return new Set(words ?? []);
}

async function search(name: string, context: ToolContext): Promise<string> {
  const prepared = readTools({ tickets: undefined })
    .find(({ spec }) => spec.name === 'search_code')
    ?.prepare({ query: name }, context);
  return prepared?.kind === 'prepared' ? (await prepared.read(24_000)).text : '';
}
