import { parseArgs } from 'node:util';
import { UserError } from '../../src/engines/errors.ts';
import { classesIn, type DistortionClass, type Format } from './classes.ts';
import { patchFormats } from './manner.ts';
import { type Way, ways } from './ways.ts';

/** What to measure, and with what. */
export interface Asked {
  /** Files of cases. */
  readonly cases: readonly string[];
  /** Repositories whose fixes are distorted, with each seed. */
  readonly repositories: readonly string[];
  readonly seeds: readonly number[];
  /** Samples per class and seed. */
  readonly samples: number;
  readonly classes: readonly DistortionClass[];
  /** What to switch off, one at a time. */
  readonly without: readonly Way[];
  readonly failures: boolean;
}

/** Parses the arguments. Throws UserError for invalid ones. */
export function readArguments(args: readonly string[]): Asked {
  const given = parse(args);
  const { cases = [], repo = [], seed, samples, classes, without = [], failures } = given;
  if (cases.length + repo.length === 0)
    throw new UserError('Name what to measure with: --cases FILE, --repo DIRECTORY, or both.');
  return {
    cases,
    repositories: repo,
    seeds: seed.map((one) => wholeNumber('--seed', one)),
    samples: wholeNumber('--samples', samples),
    classes: namedIn(
      classesIn(formatOf(given.format)),
      '--classes',
      classes?.split(',') ?? ['all'],
    ),
    without: namedIn(ways, '--without', without),
    failures,
  };
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      options: {
        cases: { type: 'string', multiple: true },
        repo: { type: 'string', multiple: true },
        seed: { type: 'string', multiple: true, default: ['1'] },
        samples: { type: 'string', default: '40' },
        format: { type: 'string', default: 'blocks' },
        classes: { type: 'string' },
        without: { type: 'string', multiple: true },
        failures: { type: 'boolean', default: false },
      },
    }).values;
  } catch (error) {
    throw new UserError(error instanceof Error ? error.message : String(error), { cause: error });
  }
}

const formats: readonly Format[] = ['blocks', ...patchFormats];

function formatOf(name: string): Format {
  const [format] = namedIn(
    formats.map((one) => ({ name: one })),
    '--format',
    [name],
  );
  return format?.name ?? 'blocks';
}

function wholeNumber(option: string, value: string): number {
  if (!/^\d{1,9}$/.test(value))
    throw new UserError(`${option} takes a whole number, not ${JSON.stringify(value)}.`);
  return Number(value);
}

/** Returns the rows of a table that are named; `all` names each of them. */
function namedIn<T extends { readonly name: string }>(
  table: readonly T[],
  option: string,
  names: readonly string[],
): readonly T[] {
  return names.flatMap((name) => {
    const found = table.filter((one) => name === 'all' || one.name === name);
    if (found.length > 0) return found;
    const known = table.map((one) => one.name).join(', ');
    throw new UserError(
      `${option} names ${JSON.stringify(name)}; these exist: ${known}; \`all\` means each.`,
    );
  });
}
