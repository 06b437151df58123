import type { Benchmark } from '../index.ts';
import { parseOptions, wholeNumber } from '../options.ts';
import { measureBudget } from './budget.ts';
import { measureLedger } from './ledger.ts';

/**
 * Measures what a company gets of many runs: `bench fleet [--schedules N] [--ledgers N] [--undrawn]`. With `--undrawn`,
 * runs spend what they have reserved without drawing it, which shows what drawing is for.
 */
export const benchmark: Benchmark = async (args) => {
  const { schedules, ledgers, undrawn } = parseOptions(args, {
    schedules: { type: 'string', default: '1000' },
    ledgers: { type: 'string', default: '3' },
    undrawn: { type: 'boolean', default: false },
  });
  const budget = await measureBudget(wholeNumber('--schedules', schedules), !undrawn);
  const ledger = await measureLedger(wholeNumber('--ledgers', ledgers));
  return {
    title: 'Writers of the ledger, and runs on one monthly budget',
    rows: [
      { part: 'ledger', ...ledger },
      { part: 'budget', ...budget },
    ],
    result: { ledger, budget },
  };
};
