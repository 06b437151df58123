import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import * as z from 'zod';
import { runCli } from '../../test/support/cli.ts';
import { temporaryFolder } from '../../test/support/repository.ts';
import type { Benchmark } from '../index.ts';
import { readSolveOptions, type SolveCase, type SolveOptions } from './case.ts';
import { recordingEndpoint, replayingEndpoint } from './recorder.ts';
import { isSolved, makeWorkTree } from './work-tree.ts';

/** What became of a case. */
interface Solved {
  readonly name: string;
  readonly resolved: boolean;
  readonly stop_reason: string;
  readonly calls: number;
  readonly looks: number;
  readonly tokens: number;
  readonly seconds: number;
  /** The items of evidence that passed. */
  readonly evidence: string;
  /** Whether the stop reason agrees with the hidden tests. */
  readonly said_right: boolean;
}

/**
 * Works on real bugs with hidden tests:
 * `bench solve --cases FILE --repos DIR --base-url URL --model NAME [--only NAME] [--record DIR] [-- OPTIONS]`.
 */
export const benchmark: Benchmark = async (args) => {
  const options = await readSolveOptions(args);
  const solved: Solved[] = [];
  for (const one of options.cases) {
    const result = await solve(one, options);
    process.stderr.write(`${JSON.stringify(result)}\n`);
    solved.push(result);
  }
  const percent = (isCounted: (one: Solved) => boolean) =>
    Math.round((1000 * solved.filter(isCounted).length) / Math.max(1, solved.length)) / 10;
  const total = {
    cases: solved.length,
    resolved: percent(({ resolved }) => resolved),
    said_right: percent(({ said_right }) => said_right),
    calls_median: median(solved.map(({ calls }) => calls)),
    looks_median: median(solved.map(({ looks }) => looks)),
    tokens_median: median(solved.map(({ tokens }) => tokens)),
  };
  return {
    title: 'Real bugs with hidden tests',
    rows: solved.map((one) => ({ ...one })),
    notes: [JSON.stringify(total)],
    result: { ...total, solved },
  };
};

async function solve(one: SolveCase, options: SolveOptions): Promise<Solved> {
  await using folder = await temporaryFolder();
  const tree = join(folder.directory, 'work');
  await makeWorkTree(one, options.repos, tree);
  const [ticket, trace] = [join(folder.directory, 'bug.md'), join(folder.directory, 'trace.json')];
  await writeFile(ticket, one.ticket);
  await using endpoint = await endpointFor(one, options);
  const start = performance.now();
  const ended = await runCli(
    [
      ...['run', '--ticket', ticket, '--repo', tree, '--trace', trace, '--model', options.model],
      ...given('--receipt', receiptOf(one, options)),
      ...['--base-url', endpoint?.url ?? options.baseUrl, '--test-isolation', 'none'],
      ...given('--test-command', one.test_command),
      ...given('--test-files-command', one.test_files_command),
      ...options.more,
    ],
    { HOME: process.env.HOME ?? '', OPENAI_API_KEY: process.env.OPENAI_API_KEY ?? '' },
  );
  const seconds = Math.round((performance.now() - start) / 1_000);
  if (options.record !== undefined && !options.replays)
    await writeFile(join(options.record, `${one.name}.log`), `${ended.stderr}\n${ended.stdout}`);
  const stop_reason = /^Stopped: ([\w-]+)/.exec(ended.lastLine)?.[1] ?? ended.lastLine;
  const resolved = await isSolved(one, options.repos, tree);
  return {
    name: one.name,
    resolved,
    stop_reason,
    ...costOf(await readFile(trace, 'utf8')),
    seconds,
    evidence: [...ended.stderr.matchAll(/^ {2}(\S.*?) +✓ passed/gm)]
      .map(([, name]) => name)
      .join(', '),
    said_right: (stop_reason === 'approved') === resolved,
  };
}

const given = (option: string, value: string) => (value === '' ? [] : [option, value]);

/** The file for the receipt of a run whose replies are kept or come from a folder; empty without one. */
const receiptOf = ({ name }: SolveCase, { record }: SolveOptions) =>
  record === undefined ? '' : resolve(record, `${name}.receipt.json`);

async function endpointFor(one: SolveCase, { record, replays, baseUrl }: SolveOptions) {
  if (record === undefined) return undefined;
  const file = join(record, `${one.name}.jsonl`);
  if (replays) return replayingEndpoint(file);
  await mkdir(record, { recursive: true });
  return recordingEndpoint(baseUrl, file);
}

const Trace = z.object({
  steps: z.array(
    z.object({
      call: z
        .object({
          spent: z.object({
            calls: z.number(),
            promptTokens: z.number(),
            completionTokens: z.number(),
          }),
        })
        .optional(),
      result: z.object({ reads: z.array(z.object({ ruling: z.string() })).optional() }),
    }),
  ),
});

/** What a run cost, by its trace. */
function costOf(trace: string): Pick<Solved, 'calls' | 'looks' | 'tokens'> {
  const { steps } = Trace.parse(JSON.parse(trace));
  const spent = steps.flatMap(({ call }) => call?.spent ?? []);
  const reads = steps.flatMap(({ result }) => result.reads ?? []);
  return {
    calls: spent.reduce((sum, { calls }) => sum + calls, 0),
    looks: reads.filter(({ ruling }) => ruling !== 'invalid').length,
    tokens: spent.reduce((sum, one) => sum + one.promptTokens + one.completionTokens, 0),
  };
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const half = sorted.length / 2;
  const [low = 0, high = low] = [sorted[Math.ceil(half) - 1], sorted[Math.floor(half)]];
  return (low + high) / 2;
}
