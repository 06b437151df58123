import { type ParseArgsConfig, parseArgs } from 'node:util';
import { errorMessage, UserError } from '../src/engines/errors.ts';

/** Parses the options of a benchmark. Throws UserError for one that is unknown or lacks its value. */
export function parseOptions<const Options extends NonNullable<ParseArgsConfig['options']>>(
  args: readonly string[],
  options: Options,
) {
  try {
    return parseArgs({ args: [...args], options }).values;
  } catch (error) {
    throw new UserError(errorMessage(error), { cause: error });
  }
}

/** Reads a whole number of at most nine digits. Throws UserError for another text, or one below `least`. */
export function wholeNumber(option: string, text: string, least = 0): number {
  const number = /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN;
  if (number >= least) return number;
  throw new UserError(`${option} takes whole numbers from ${least}, not ${JSON.stringify(text)}.`);
}
