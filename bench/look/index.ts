import type { Benchmark } from '../index.ts';
import { readLookOptions } from './case.ts';
import { measurePrompts } from './prompts.ts';
import { measureTools } from './tools.ts';

/**
 * Measures what the first prompt of a run shows of the lines that a fix changes, and what a search shows of the
 * definitions: `bench look --cases FILE --repos DIR [--limit N] [--half 1|2] [--failures] [--prompt]`. With `--prompt`,
 * no tool is asked, and the first prompt is measured for several settings.
 */
export const benchmark: Benchmark = async (args) => {
  const { isPrompt, ...options } = await readLookOptions(args);
  return isPrompt ? measurePrompts(options) : measureTools(options);
};
