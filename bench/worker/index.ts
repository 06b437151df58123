import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { UserError } from '../../src/core/user-error.ts';
import { bundleWorker } from '../../test/support/workerd/bundle.ts';
import { type CrashResult, crash } from '../../test/support/workerd/crash.ts';
import { type StormResult, storm } from '../../test/support/workerd/storm.ts';
import type { Benchmark, Measured } from '../index.ts';
import { type Cost, measureCpu, names } from './cpu.ts';
import { bundleBareRoute, startupMs } from './program.ts';
import { measureScale } from './scale.ts';

/**
 * Measures the Worker on bare workerd: repeated kills with a failing GitHub, a storm of tickets, and the cost
 * of requests. `bench worker [--kills N] [--seed N]`; `--scale` calculates the cost of a day instead.
 */
export const benchmark: Benchmark = async (args) => {
  const options = readOptions(args);
  if (options.scale) return measureScale();
  const folder = await mkdtemp(join(tmpdir(), 'bench-worker-'));
  try {
    return await measure(folder, options);
  } finally {
    await rm(folder, { recursive: true, force: true, maxRetries: 10 });
  }
};

interface Options {
  readonly scale: boolean;
  readonly kills: number;
  readonly seed: number;
}

async function measure(folder: string, { kills, seed }: Options): Promise<Measured> {
  const { file, gzipKb } = await bundleWorker(join(folder, 'worker'));
  const startup = await startupMs(folder);
  const costs = await measureCpu(folder, file, await bundleBareRoute(folder));
  const stormed = await storm({ file, folder, tickets: 5_000, forged: 500, hourlyCap: 20 });
  const deliveries = Math.max(40, 8 * kills);
  const crashOptions = { seed, kills, deliveries, fails: 0.3, duration: 1_000 * kills, speed: 1 };
  const crashes = await crash({ file, folder, ...crashOptions });
  const ratio = (what: string) => costs.find((cost) => cost.what === what)?.ratio ?? 0;
  return {
    title: `The Worker on workerd: ${kills} kills, GitHub fails 30 % and drops 10 % of what it takes`,
    rows: rowsOf({ crashes, stormed, costs, gzipKb, startup }),
    notes:
      crashes.printed === ''
        ? []
        : ['Some deliveries were still pending in the end:', crashes.printed],
    result: {
      kills: crashes.kills,
      accepted: crashes.accepted,
      lost: crashes.lost,
      doubled: crashes.doubled,
      cpu_new: ratio(names.new),
      cpu_duplicate: ratio(names.duplicate),
      cpu_bad_signature: ratio(names.forged),
      bundle_gzip_kb: gzipKb,
      startup_ms: startup,
      storm: stormed,
    },
  };
}

interface Figures {
  readonly crashes: CrashResult;
  readonly stormed: StormResult;
  readonly costs: readonly Cost[];
  readonly gzipKb: number;
  readonly startup: number;
}

function rowsOf({ crashes, stormed, costs, gzipKb, startup }: Figures) {
  const figures = [
    ['kills', crashes.kills],
    ['webhooks posted meanwhile', crashes.posted],
    ['deliveries accepted', crashes.accepted],
    ['of these lost', crashes.lost],
    ['doubled', crashes.doubled],
    ['seconds until none was pending', crashes.seconds],
    ...costs.map(({ what, microseconds, ratio }) => [
      `CPU, ${what}`,
      `${microseconds} µs, ${ratio} ×`,
    ]),
    ['storm: tickets accepted', stormed.accepted],
    ['storm: tickets stored', stormed.stored],
    ['storm: forged ones accepted', stormed.believed],
    ['storm: runs started under the cap', stormed.started],
    ['storm: webhooks a second', stormed.perSecond],
    ['storm: answer, p50 and p99', `${stormed.p50} ms, ${stormed.p99} ms`],
    ['bundle, compressed', `${gzipKb} KiB`],
    ['start, CPU', `${startup} ms`],
  ] as const;
  return figures.map(([what, figure = '']) => ({ what: String(what), figure }));
}

function readOptions(args: readonly string[]): Options {
  const { values } = parseArgs({
    args: [...args],
    options: {
      scale: { type: 'boolean', default: false },
      kills: { type: 'string', default: '30' },
      seed: { type: 'string', default: '1' },
    },
  });
  const whole = (name: 'kills' | 'seed') => {
    const text = values[name];
    if (/^\d{1,6}$/.test(text)) return Number(text);
    throw new UserError(`--${name} takes an integer, such as --${name} 30.`);
  };
  return { scale: values.scale, kills: whole('kills'), seed: whole('seed') };
}
