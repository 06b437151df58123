import { UserError } from '../../src/engines/errors.ts';
import type { Benchmark, Measured } from '../index.ts';
import { parseOptions, wholeNumber } from '../options.ts';
import { measureEarly } from './early.ts';
import { measureForged } from './forged.ts';
import { measurePairs } from './pairs.ts';
import { measureReports } from './reports.ts';
import { measureSuites } from './suites.ts';
import { measureTimeouts } from './timeouts.ts';
import { measureWeakened } from './weakened.ts';

/** One measure of the evidence: rows of the table, members of the result. */
export interface EvidencePart {
  readonly rows: Measured['rows'];
  readonly notes?: readonly string[];
  readonly result: object;
}

/** The options of all measures, as they were given. */
export type EvidenceOptions = ReturnType<typeof optionsOf>;

const parts: Readonly<Record<string, (options: EvidenceOptions) => Promise<EvidencePart>>> = {
  reports: measureReports,
  pairs: measurePairs,
  early: measureEarly,
  suites: measureSuites,
  timeouts: measureTimeouts,
  forged: measureForged,
  weakened: ({ repo, command, fixes }) => measureWeakened({ repositories: repo, command, fixes }),
};

function optionsOf(args: readonly string[]) {
  const options = parseOptions(args, {
    repo: { type: 'string', multiple: true, default: [] },
    command: { type: 'string' },
    fixes: { type: 'string', default: '60' },
    only: { type: 'string', multiple: true, default: Object.keys(parts) },
  });
  const unknown = options.only.filter((name) => !Object.hasOwn(parts, name));
  if (unknown.length > 0)
    throw new UserError(
      `--only takes ${Object.keys(parts).join(', ')}, not ${unknown.join(', ')}.`,
    );
  return { ...options, fixes: wholeNumber('--fixes', options.fixes, 1) };
}

/** Measures whether evidence can be fooled: what is called as before, failed, passed or fixed, and was not shown to be. `--only` names the measures to take. */
export const benchmark: Benchmark = async (args) => {
  const options = optionsOf(args);
  const measured: EvidencePart[] = [];
  for (const name of options.only) {
    // With many real runs, the whole takes up to half an hour on a busy machine.
    process.stderr.write(`Measuring: ${name}\n`);
    const part = await parts[name]?.(options);
    if (part !== undefined) measured.push(part);
  }
  return {
    title: 'What the evidence says, against what happened',
    rows: measured.flatMap(({ rows }) => rows),
    notes: measured.flatMap(({ notes = [] }) => notes),
    result: Object.assign({}, ...measured.map(({ result }) => result)),
  };
};
