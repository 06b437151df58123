import type { RunEntry } from '../../core/ledger/index.ts';

/** All tokens of a run, whatever they are billed as. */
export function tokensOf({ tokens }: RunEntry): number {
  return tokens.uncached + tokens.cached + tokens.written + tokens.reply;
}

/** A sum in millionths, which is no fraction of them too high. */
export function sum(numbers: readonly number[]): number {
  const total = numbers.reduce((sofar, number) => sofar + number, 0);
  return Math.round(total * 1e6) / 1e6;
}
