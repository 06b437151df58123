import { readFile } from 'node:fs/promises';
import { UserError } from '../../src/engines/errors.ts';
import { parseOptions, wholeNumber } from '../options.ts';
import { parseSolveCases, type SolveCase } from './case.ts';

/** What to do: solve cases, record what another agent asks an endpoint, or compare what was recorded. */
export type SolveArguments = SolveOptions | ProxyOptions | CompareOptions;

/** What to solve, and with which model. */
export interface SolveOptions {
  readonly kind: 'solve';
  readonly cases: readonly SolveCase[];
  /** The folder with the bare repositories as `owner+name/repo`. */
  readonly repos: string;
  readonly baseUrl: string;
  readonly model: string;
  /** The folder for what was asked and replied, one file per case. */
  readonly record: string | undefined;
  /** The folder with such files, whose replies take the place of the endpoint's. */
  readonly replay: string | undefined;
  /** Further options of the command line. */
  readonly more: readonly string[];
}

/** Which endpoint to pass requests on to, and the file that keeps them. */
export interface ProxyOptions {
  readonly kind: 'proxy';
  readonly file: string;
  readonly baseUrl: string;
  readonly port: number;
}

/** Two folders of recordings, with a file of the same name for each case. */
export interface CompareOptions {
  readonly kind: 'compare';
  readonly ours: string;
  readonly other: string;
}

/** Reads the arguments and the cases; what follows `--` goes to the command line. Throws UserError for invalid ones. */
export async function readSolveArguments(args: readonly string[]): Promise<SolveArguments> {
  const end = args.indexOf('--');
  const given = parse(end < 0 ? args : args.slice(0, end));
  const { cases: file, repos, proxy, compare, record, replay, 'base-url': baseUrl } = given;
  if (compare !== undefined && given.with !== undefined) {
    return { kind: 'compare', ours: compare, other: given.with };
  }
  if (proxy !== undefined && baseUrl !== undefined) {
    return { kind: 'proxy', file: proxy, baseUrl, port: wholeNumber('--port', given.port) };
  }
  if (file === undefined || repos === undefined || (baseUrl ?? replay) === undefined) {
    throw new UserError(
      'Name the cases, the repositories and the endpoint: --cases FILE --repos DIR --base-url URL --model NAME [--record DIR], or --replay DIR in the place of the endpoint. Or: --proxy FILE --base-url URL [--port N], or --compare DIR --with DIR.',
    );
  }
  const cases = parseSolveCases(await readFile(file, 'utf8'));
  return {
    kind: 'solve',
    cases: cases.filter(({ name }) => name.includes(given.only)),
    ...{ repos, record, replay },
    baseUrl: baseUrl ?? '',
    model: given.model,
    more: end < 0 ? [] : args.slice(end + 1),
  };
}

function parse(args: readonly string[]) {
  const string = { type: 'string' } as const;
  return parseOptions(args, {
    ...{ cases: string, repos: string, 'base-url': string, record: string, replay: string },
    ...{ proxy: string, compare: string, with: string },
    model: { ...string, default: 'recorded' },
    only: { ...string, default: '' },
    port: { ...string, default: '0' },
  });
}
