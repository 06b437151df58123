import type { Benchmark } from '../index.ts';
import { parseOptions, wholeNumber } from '../options.ts';
import { median } from '../share.ts';
import { type Cost, startMeasurement } from './measurement.ts';
import { measureStarts, type Start, versionRatio } from './start.ts';

interface OverheadOptions {
  /** Number of files of each repository. */
  readonly sizes: readonly number[];
  /** Number of files of each repository on which only the start of a run is measured. */
  readonly startSizes: readonly number[];
  /** Runs per repository; the result is their median. */
  readonly runs: number;
  readonly seed: number;
}

/**
 * Measures the cost of the action from its event to its pull request with an instant model, and of the
 * command line up to its first request:
 * `bench overhead [--runs N] [--sizes LIST] [--start-sizes LIST] [--seed N]`.
 */
export const benchmark: Benchmark = async (args) => {
  const options = readOptions(args);
  const { sizes, startSizes, runs } = options;
  const measured: (readonly [files: number, cost: Cost])[] = [];
  for (const files of sizes) measured.push([files, medianOf(await measure(files, options))]);
  const starts: (readonly [files: number, start: Start])[] = [];
  for (const files of startSizes)
    starts.push([files, medianStart(await measureStarts(files, options))]);
  const ratio = rounded(await versionRatio(2 * runs + 1));
  return {
    title: `One ticket from its event to its pull request, the median of ${runs} runs`,
    rows: measured.map(([files, cost]) => rowOf(files, cost)),
    notes: [
      'Seconds are elapsed time, including the stand-ins on the same machine;',
      'CPU seconds and peak memory (MB) are those of the process alone.',
      ...starts.map(
        ([files, { cpuSeconds, mb }]) =>
          `Before its first request, the command line takes ${rounded(cpuSeconds)} CPU seconds, with git, and ${Math.round(mb)} MB for ${files} files.`,
      ),
      `\`--version\` takes ${ratio} times as long as an empty script.`,
    ],
    result: {
      ...Object.fromEntries(measured.map(([files, cost]) => [files, resultOf(cost)])),
      first_request: Object.fromEntries(
        starts.map(([files, { cpuSeconds, mb }]) => [
          files,
          { cpu_seconds: rounded(cpuSeconds), mb: Math.round(mb) },
        ]),
      ),
      version_ratio: ratio,
    },
  };
};

/** Reads the arguments. Throws UserError for an invalid one. */
export function readOptions(args: readonly string[]): OverheadOptions {
  const { sizes, runs, seed, ...given } = parseOptions(args, {
    sizes: { type: 'string', default: '200,2000,20000' },
    'start-sizes': { type: 'string', default: '20000,100000' },
    runs: { type: 'string', default: '5' },
    seed: { type: 'string', default: '1' },
  });
  const list = (option: string, text: string) =>
    text === '' ? [] : text.split(',').map((size) => wholeNumber(option, size, 1));
  return {
    sizes: list('--sizes', sizes),
    startSizes: list('--start-sizes', given['start-sizes']),
    runs: wholeNumber('--runs', runs, 1),
    seed: wholeNumber('--seed', seed),
  };
}

/** Skips a first run, in which the stand-ins compile their contracts. */
async function measure(files: number, { runs, seed }: OverheadOptions): Promise<readonly Cost[]> {
  await using measurement = await startMeasurement(files, seed);
  const costs: Cost[] = [];
  for (let number = 0; number <= runs; number += 1) costs.push(await measurement.run(number + 1));
  return costs.slice(1);
}

function medianOf(costs: readonly Cost[]): Cost {
  const middle = (of: (cost: Cost) => number) => median(costs.map(of));
  return {
    seconds: middle(({ seconds }) => seconds),
    cpuSeconds: middle(({ cpuSeconds }) => cpuSeconds),
    mb: middle(({ mb }) => mb),
    jira: middle(({ jira }) => jira),
    github: middle(({ github }) => github),
    model: middle(({ model }) => model),
    tokens: middle(({ tokens }) => tokens),
  };
}

function medianStart(starts: readonly Start[]): Start {
  return {
    cpuSeconds: median(starts.map(({ cpuSeconds }) => cpuSeconds)),
    mb: median(starts.map(({ mb }) => mb)),
  };
}

function resultOf({ seconds, cpuSeconds, mb, jira, github, model, tokens }: Cost) {
  return {
    seconds: rounded(seconds),
    cpu_seconds: rounded(cpuSeconds),
    mb: Math.round(mb),
    requests: jira + github + model,
    tokens,
  };
}

function rowOf(files: number, cost: Cost) {
  const { jira, github, model } = cost;
  const { seconds, cpu_seconds, mb, requests, tokens } = resultOf(cost);
  const cpu = { seconds, 'CPU seconds': cpu_seconds, MB: mb };
  return {
    files,
    ...cpu,
    requests,
    'to Jira': jira,
    'to GitHub': github,
    'to the model': model,
    tokens,
  };
}

const rounded = (seconds: number) => Math.round(seconds * 100) / 100;
