import { parseArgs } from 'node:util';
import { UserError } from '../../src/core/user-error.ts';

/** Options of the benchmark. */
export interface OverheadOptions {
  /** Number of files of each repository. */
  readonly sizes: readonly number[];
  /** Number of files of each repository on which only the start of a run is measured. */
  readonly startSizes: readonly number[];
  /** Runs per repository; the result is their median. */
  readonly runs: number;
  readonly seed: number;
}

/** Parses the arguments. Throws UserError for an invalid one. */
export function readOptions(args: readonly string[]): OverheadOptions {
  const { sizes, 'start-sizes': startSizes, runs, seed } = parse(args);
  const list = (option: string, text: string) =>
    text === '' ? [] : text.split(',').map((size) => integer(option, size, 1));
  return {
    sizes: list('--sizes', sizes),
    startSizes: list('--start-sizes', startSizes),
    runs: integer('--runs', runs, 1),
    seed: integer('--seed', seed, 0),
  };
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      options: {
        sizes: { type: 'string', default: '200,2000,20000' },
        'start-sizes': { type: 'string', default: '20000,100000' },
        runs: { type: 'string', default: '5' },
        seed: { type: 'string', default: '1' },
      },
    }).values;
  } catch (error) {
    throw new UserError(error instanceof Error ? error.message : String(error), { cause: error });
  }
}

function integer(option: string, value: string, least: number): number {
  const number = /^\d{1,6}$/.test(value) ? Number(value) : Number.NaN;
  if (number >= least) return number;
  throw new UserError(`${option} takes integers from ${least}, not ${JSON.stringify(value)}.`);
}
