import type { Benchmark } from '../index.ts';
import { parseOptions, wholeNumber } from '../options.ts';
import { median } from '../share.ts';
import { type Cost, startMeasurement } from './measurement.ts';
import { measureStarts, type Starts, startsIn, versionRatio } from './start.ts';

interface OverheadOptions {
  /** Number of files of each repository. */
  readonly sizes: readonly number[];
  /** Number of files of each repository on which only the start of a run is measured. */
  readonly startSizes: readonly number[];
  /** Clones on which the start of a run is measured, too. */
  readonly trees: readonly string[];
  /** Runs per repository; the result is their median. */
  readonly runs: number;
  readonly seed: number;
}

/**
 * Measures the cost of the action from its event to its pull request with an instant model, and of the
 * command line up to its first request, on generated text and in the clones that `--tree` names:
 * `bench overhead [--runs N] [--sizes LIST] [--start-sizes LIST] [--tree DIR …] [--seed N]`.
 */
export const benchmark: Benchmark = async (args) => {
  const options = readOptions(args);
  const { sizes, startSizes, trees, runs } = options;
  const measured: (readonly [files: number, cost: Cost])[] = [];
  for (const files of sizes) measured.push([files, medianOf(await measure(files, options))]);
  const starts: ReturnType<typeof startCost>[] = [];
  for (const files of startSizes) starts.push(startCost(await measureStarts(files, options)));
  for (const tree of trees) starts.push(startCost(await startsIn(tree, options)));
  const ratio = rounded(await versionRatio(2 * runs + 1));
  return {
    title: `One ticket from its event to its pull request, the median of ${runs} runs`,
    rows: measured.map(([files, cost]) => rowOf(files, cost)),
    notes: [
      'Seconds are elapsed time, including the stand-ins on the same machine;',
      'CPU seconds and peak memory (MB) are those of the process alone.',
      ...startNotes(starts),
      `\`--version\` takes ${ratio} times as long as an empty script.`,
    ],
    result: {
      ...Object.fromEntries(measured.map(([files, cost]) => [files, resultOf(cost)])),
      first_request: starts,
      version_ratio: ratio,
    },
  };
};

/** Reads the arguments. Throws UserError for an invalid one. */
export function readOptions(args: readonly string[]): OverheadOptions {
  const {
    sizes,
    runs,
    seed,
    tree: trees = [],
    ...given
  } = parseOptions(args, {
    sizes: { type: 'string', default: '200,2000,20000' },
    'start-sizes': { type: 'string', default: '10000,100000' },
    tree: { type: 'string', multiple: true },
    runs: { type: 'string', default: '5' },
    seed: { type: 'string', default: '1' },
  });
  const list = (option: string, text: string) =>
    text === '' ? [] : text.split(',').map((size) => wholeNumber(option, size, 1));
  return {
    sizes: list('--sizes', sizes),
    startSizes: list('--start-sizes', given['start-sizes']),
    trees,
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

function startCost({ files, mb, grepSeconds, starts }: Starts) {
  const cpuSeconds = median(starts.map((start) => start.cpuSeconds));
  return {
    files,
    text_mb: Math.round(mb),
    cpu_seconds: rounded(cpuSeconds),
    mb: Math.round(median(starts.map((start) => start.mb))),
    to_grep: rounded(cpuSeconds / grepSeconds),
  };
}

function startNotes(costs: readonly ReturnType<typeof startCost>[]): readonly string[] {
  const first = costs[0]?.cpu_seconds ?? 0;
  return costs.map(({ files, text_mb, cpu_seconds, mb, to_grep }, index) => {
    const growth = `, ${rounded(cpu_seconds / first)} times as long as in the first repository`;
    return `Before its first request, the command line takes ${cpu_seconds} CPU seconds, with git, and ${mb} MB for ${files} files of ${text_mb} MB: ${to_grep} times as long as \`git grep -c .\`${index === 0 ? '' : growth}.`;
  });
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
