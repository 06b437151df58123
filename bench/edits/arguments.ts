import { parseArgs } from 'node:util';
import { UserError } from '../../src/core/user-error.ts';
import { type DistortionClass, distortionClasses } from './classes.ts';

/** What to measure, and with what. */
export type Asked =
  | { readonly kind: 'cases'; readonly file: string; readonly failures: boolean }
  | {
      readonly kind: 'noise';
      readonly repositories: readonly string[];
      readonly seed: number;
      /** Samples per class. */
      readonly samples: number;
      readonly classes: readonly DistortionClass[];
      readonly failures: boolean;
      /** A file to write the samples to, as cases. */
      readonly out: string | undefined;
    };

/** Parses the arguments. Throws UserError for invalid ones. */
export function readArguments(args: readonly string[]): Asked {
  const { cases, repo, seed, samples, classes, failures, out } = parse(args);
  if ((cases === undefined) === (repo === undefined))
    throw new UserError('Name what to measure with: either --cases FILE or --repo DIRECTORY.');
  if (cases !== undefined) return { kind: 'cases', file: cases, failures };
  return {
    kind: 'noise',
    repositories: repo ?? [],
    seed: wholeNumber('--seed', seed),
    samples: wholeNumber('--samples', samples),
    classes: classes === undefined ? distortionClasses : classes.split(',').map(classOf),
    failures,
    out,
  };
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      options: {
        cases: { type: 'string' },
        repo: { type: 'string', multiple: true },
        seed: { type: 'string', default: '1' },
        samples: { type: 'string', default: '40' },
        classes: { type: 'string' },
        failures: { type: 'boolean', default: false },
        out: { type: 'string' },
      },
    }).values;
  } catch (error) {
    throw new UserError(error instanceof Error ? error.message : String(error), { cause: error });
  }
}

function wholeNumber(option: string, value: string): number {
  if (!/^\d{1,9}$/.test(value))
    throw new UserError(`${option} takes a whole number, not ${JSON.stringify(value)}.`);
  return Number(value);
}

function classOf(name: string): DistortionClass {
  const found = distortionClasses.find((one) => one.name === name);
  if (found === undefined) {
    const names = distortionClasses.map((one) => one.name).join(', ');
    throw new UserError(`--classes names ${JSON.stringify(name)}; these exist: ${names}.`);
  }
  return found;
}
