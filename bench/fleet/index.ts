import type { Benchmark, Measured } from '../index.ts';
import { parseOptions, wholeNumber } from '../options.ts';
import { measureBudget } from './budget.ts';
import { measureLedger } from './ledger.ts';
import { measureScale } from './scale.ts';

/**
 * Measures what a company gets of many runs: `bench fleet [--only PART] [--schedules N] [--ledgers N]
 * [--undrawn]`. With `--undrawn`, runs spend what they have reserved without drawing it, which shows what
 * drawing is for.
 */
export const benchmark: Benchmark = async (args) => {
  const given = parseOptions(args, {
    only: { type: 'string' },
    schedules: { type: 'string', default: '1000' },
    ledgers: { type: 'string', default: '3' },
    undrawn: { type: 'boolean', default: false },
  });
  const schedules = wholeNumber('--schedules', given.schedules);
  const ledgers = wholeNumber('--ledgers', given.ledgers);
  const parts: Readonly<Record<string, () => Promise<object>>> = {
    ledger: () => measureLedger(ledgers),
    budget: () => measureBudget(schedules, !given.undrawn),
  };
  const isAsked = (name: string) => given.only === undefined || given.only === name;
  const rows: Measured['rows'][number][] = [];
  const result: Record<string, unknown> = {};
  for (const [part, measure] of Object.entries(parts).filter(([name]) => isAsked(name))) {
    const figures = await measure();
    rows.push({ part, ...figures });
    result[part] = figures;
  }
  if (isAsked('scale')) result.scale = measureScale();
  return { title: 'Many runs of many teams', rows, result };
};
