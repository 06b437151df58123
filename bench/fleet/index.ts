import type { Benchmark } from '../index.ts';
import { parseOptions } from '../options.ts';
import { measureReadiness } from './readiness.ts';

/** Measures what a company gets of many runs: `bench fleet [--cases FILE] [--failures]`. */
export const benchmark: Benchmark = async (args) => {
  const { cases, failures = false } = parseOptions(args, {
    cases: { type: 'string' },
    failures: { type: 'boolean' },
  });
  const { notes, ...readiness } = await measureReadiness(cases);
  return {
    title: 'Readiness: tickets that were fixed, and tickets that say nothing',
    rows: [readiness],
    notes: failures ? notes : [],
    result: { readiness },
  };
};
