import type { Benchmark } from '../index.ts';
import { type OverheadOptions, readOptions } from './arguments.ts';
import { type Cost, startMeasurement } from './measurement.ts';

/**
 * Measures the cost of the action from its event to its pull request, with an instant model:
 * `bench overhead [--runs N] [--sizes LIST] [--seed N]`.
 */
export const benchmark: Benchmark = async (args) => {
  const options = readOptions(args);
  const measured: (readonly [files: number, cost: Cost])[] = [];
  for (const files of options.sizes)
    measured.push([files, medianOf(await measure(files, options))]);
  return {
    title: `One ticket from its event to its pull request, the median of ${options.runs} runs`,
    rows: measured.map(([files, cost]) => rowOf(files, cost)),
    notes: [
      'Seconds are elapsed time, including the stand-ins on the same machine;',
      'CPU seconds and peak memory (MB) are those of the process alone.',
    ],
    result: Object.fromEntries(measured.map(([files, cost]) => [files, resultOf(cost)])),
  };
};

/** Skips a first run, in which the stand-ins compile their contracts. */
async function measure(files: number, { runs, seed }: OverheadOptions): Promise<readonly Cost[]> {
  await using measurement = await startMeasurement(files, seed);
  const costs: Cost[] = [];
  for (let number = 0; number <= runs; number += 1) costs.push(await measurement.run(number + 1));
  return costs.slice(1);
}

function medianOf(costs: readonly Cost[]): Cost {
  const median = (of: (cost: Cost) => number) => {
    const sorted = costs.map(of).toSorted((a, b) => a - b);
    return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
  };
  return {
    seconds: median(({ seconds }) => seconds),
    cpuSeconds: median(({ cpuSeconds }) => cpuSeconds),
    mb: median(({ mb }) => mb),
    jira: median(({ jira }) => jira),
    github: median(({ github }) => github),
    model: median(({ model }) => model),
    tokens: median(({ tokens }) => tokens),
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
