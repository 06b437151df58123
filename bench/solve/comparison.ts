import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { UserError } from '../../src/engines/errors.ts';
import type { Measured } from '../index.ts';
import type { CompareOptions } from './arguments.ts';
import { readExchanges } from './exchanges.ts';
import { median, type RunCost, roundedDollars, runCost } from './run-cost.ts';

/** What a case cost us, and what it cost the other agent. */
interface Pair {
  readonly name: string;
  readonly ours: RunCost;
  readonly other: RunCost;
}

/** Compares two folders of recordings, case by case. */
export async function compareRecordings({ ours, other }: CompareOptions): Promise<Measured> {
  const [mine, theirs] = [await casesIn(ours), await casesIn(other)];
  const pairs: Pair[] = [];
  for (const name of mine.filter((one) => theirs.includes(one))) {
    pairs.push({ name, ours: await costIn(ours, name), other: await costIn(other, name) });
  }
  const alone = [...mine, ...theirs].filter((name) => !pairs.some((pair) => pair.name === name));
  const rows = pairs.map((pair) => ({ case: pair.name, ...figuresOf([pair]) }));
  return {
    title: `Ours (${ours}) / other (${other}) = ratio`,
    rows: [...rows, { case: 'median', ...figuresOf(pairs) }],
    notes: [tokensExplained, ...(alone.length === 0 ? [] : [`In one alone: ${alone.join(', ')}`])],
    result: { pairs, alone },
  };
}

/** How tokens are counted here. */
export const tokensExplained =
  'tokens: characters of requests and replies / 4. weighted: of these, what a request repeats from the beginning of an earlier one of its run counts a tenth. $: at list prices, cached as far as that.';

/** The median of each figure on both sides, and of its ratio. */
function figuresOf(pairs: readonly Pair[]): Readonly<Record<string, string>> {
  const figure = (of: (cost: RunCost) => number, shown: (value: number) => string = String) => {
    const middle = (side: 'ours' | 'other') => shown(median(pairs.map((pair) => of(pair[side]))));
    const ratio = median(pairs.map(({ ours, other }) => of(ours) / of(other)));
    return `${middle('ours')} / ${middle('other')} = ${ratio.toFixed(2)}`;
  };
  const models = Object.keys(pairs[0]?.ours.dollars ?? {});
  const dollars = models.map((model) => [
    `$ ${model}`,
    figure((cost) => cost.dollars[model] ?? 0, roundedDollars),
  ]);
  return {
    calls: figure(({ calls }) => calls),
    tokens: figure(({ tokens }) => tokens),
    weighted: figure(({ weighted }) => weighted),
    ...Object.fromEntries(dollars),
  };
}

async function casesIn(folder: string): Promise<readonly string[]> {
  const files = await readdir(folder);
  return files.filter((file) => file.endsWith('.jsonl')).map((file) => file.slice(0, -6));
}

async function costIn(folder: string, name: string): Promise<RunCost> {
  const file = join(folder, `${name}.jsonl`);
  const cost = runCost(await readExchanges(file));
  if (cost.calls > 0) return cost;
  throw new UserError(`${file} has no requests that were replied to. Record the run again.`);
}
