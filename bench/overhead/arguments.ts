import { parseArgs } from 'node:util';
import { UserError } from '../../src/core/user-error.ts';

/** What is to be measured. */
export interface Asked {
  /** Files of each repository. */
  readonly sizes: readonly number[];
  /** Runs of each, of which the median counts. */
  readonly runs: number;
  readonly seed: number;
}

/** The measurement that the arguments ask for; a UserError says what to mend. */
export function readArguments(args: readonly string[]): Asked {
  const { sizes, runs, seed } = parse(args);
  return {
    sizes: sizes.split(',').map((size) => wholeNumber('--sizes', size, 1)),
    runs: wholeNumber('--runs', runs, 1),
    seed: wholeNumber('--seed', seed, 0),
  };
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      options: {
        sizes: { type: 'string', default: '200,2000,20000' },
        runs: { type: 'string', default: '5' },
        seed: { type: 'string', default: '1' },
      },
    }).values;
  } catch (error) {
    throw new UserError(error instanceof Error ? error.message : String(error), { cause: error });
  }
}

function wholeNumber(option: string, value: string, least: number): number {
  const number = /^\d{1,6}$/.test(value) ? Number(value) : Number.NaN;
  if (number >= least) return number;
  throw new UserError(
    `${option} takes whole numbers from ${least} on, not ${JSON.stringify(value)}.`,
  );
}
