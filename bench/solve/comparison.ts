import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { UserError } from '../../src/core/user-error.ts';
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
    title: `Ours (${ours}) / other (${other}), and ours as a share of the other`,
    rows: [...rows, { case: 'median', ...figuresOf(pairs) }],
    notes: [tokensExplained, ...(alone.length === 0 ? [] : [`In one alone: ${alone.join(', ')}`])],
    result: { pairs, alone },
  };
}

/** How tokens are counted here. */
export const tokensExplained =
  'tokens: characters of requests and replies / 4. weighted: of these, what a request repeats from the beginning of an earlier one of its run counts a tenth. $: at list prices, cached as far as that.';

/** The median of each figure, and of its ratios. */
function figuresOf(pairs: readonly Pair[]): Readonly<Record<string, string | number>> {
  const figures = (
    figure: (cost: RunCost) => number,
    shown: (value: number) => string = String,
  ) => {
    const of = (side: 'ours' | 'other') => median(pairs.map((pair) => figure(pair[side])));
    const ratio = median(pairs.map((pair) => figure(pair.ours) / figure(pair.other)));
    return [`${shown(of('ours'))} / ${shown(of('other'))}`, ratio.toFixed(2)] as const;
  };
  const [calls, callRatio] = figures((cost) => cost.calls);
  const [tokens, tokenRatio] = figures((cost) => cost.tokens);
  const [weighted, weightedRatio] = figures((cost) => cost.weighted);
  const dollars = Object.keys(pairs[0]?.ours.dollars ?? {}).flatMap((model) => {
    const [money, ratio] = figures((cost) => cost.dollars[model] ?? 0, roundedDollars);
    return [[`$ ${model}`, money] as const, [`${model} ratio`, ratio] as const];
  });
  return {
    ...{ calls, 'calls ratio': callRatio, tokens, 'tokens ratio': tokenRatio },
    ...{ weighted, 'weighted ratio': weightedRatio, ...Object.fromEntries(dollars) },
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
