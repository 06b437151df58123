import type { Benchmark } from '../index.ts';
import { measureScale } from './scale.ts';

/** Measures what a company gets of many repositories: `bench fleet`. */
export const benchmark: Benchmark = async () => {
  const scale = measureScale();
  return {
    title: 'A day of a company, simulated: all but the first two columns are of one Worker',
    rows: scale.map((row) => ({ part: 'scale', ...row })),
    result: { scale },
  };
};
