import type { Benchmark, Measured } from '../index.ts';
import { parseOptions } from '../options.ts';
import { measureReadiness } from './readiness.ts';
import { measureRoutes } from './routes.ts';

/** Measures what a company gets of many runs: `bench fleet [--only PART] [--cases FILE] [--failures]`. */
export const benchmark: Benchmark = async (args) => {
  const {
    only,
    cases,
    failures = false,
  } = parseOptions(args, {
    only: { type: 'string' },
    cases: { type: 'string' },
    failures: { type: 'boolean' },
  });
  const parts = { readiness: () => measureReadiness(cases), routes: measureRoutes };
  const rows: Measured['rows'][number][] = [];
  const notes: string[] = [];
  const result: Record<string, unknown> = {};
  for (const [name, measure] of Object.entries(parts)) {
    if (only !== undefined && only !== name) continue;
    const { notes: said, ...figures } = await measure();
    rows.push({ part: name, ...figures });
    notes.push(...(failures ? said : []));
    result[name] = figures;
  }
  return { title: 'Many runs of many teams', rows, notes, result };
};
