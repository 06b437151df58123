import type { Benchmark } from '../index.ts';
import { parseOptions } from '../options.ts';
import { measureRoutes } from './routes.ts';

/** Measures what a company gets of many runs: `bench fleet`. */
export const benchmark: Benchmark = async (args) => {
  parseOptions(args, {});
  const { notes, ...routes } = await measureRoutes();
  const title = 'Tickets of several repositories, end to end';
  return { title, rows: [routes], notes, result: { routes } };
};
