import { mkdtemp, rm } from 'node:fs/promises';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { UserError } from '../../src/engines/errors.ts';
import { bundleWorker } from '../../test/support/workerd/bundle.ts';
import { type CrashResult, crash } from '../../test/support/workerd/crash.ts';
import { type StormResult, storm } from '../../test/support/workerd/storm.ts';
import type { Benchmark, Measured } from '../index.ts';
import { parseOptions, wholeNumber } from '../options.ts';
import { type Cost, measureCpu, names } from './cpu.ts';
import { startLoad } from './load.ts';
import { bundleBareRoute, startupMs } from './program.ts';
import { measureScale } from './scale.ts';

/**
 * Measures the Worker on bare workerd: repeated kills with a failing GitHub, a storm of tickets, and the cost
 * of requests. `bench worker [--kills N] [--seeds N,N] [--load] [--only crash]`: with `--load`, a process spins on
 * each core during the kills. `--scale` calculates the cost of a day instead.
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

const parts = ['crash', 'cpu', 'storm'] as const;
type Part = (typeof parts)[number];

interface Options {
  readonly scale: boolean;
  readonly kills: number;
  readonly seeds: readonly number[];
  readonly load: boolean;
  readonly only: readonly Part[];
}

async function measure(folder: string, { kills, seeds, load, only }: Options): Promise<Measured> {
  const { file, gzipKb } = await bundleWorker(join(folder, 'worker'));
  const startup = await startupMs(folder);
  const costs = only.includes('cpu')
    ? await measureCpu(folder, file, await bundleBareRoute(folder))
    : [];
  const stormed = only.includes('storm')
    ? await storm({ file, folder, tickets: 5_000, forged: 500, hourlyCap: 20 })
    : undefined;
  const crashes: Crashed[] = [];
  for (const seed of only.includes('crash') ? seeds : []) {
    crashes.push({ seed, ...(await crashWith({ file, folder, seed, kills, load })) });
  }
  const figures = { crashes, stormed, costs, gzipKb, startup };
  const printed = crashes.map((one) => one.printed).filter((text) => text !== '');
  return {
    title: `The Worker on workerd: ${kills} kills${load ? ' under load' : ''}, GitHub fails 30 % and drops 10 % of what it takes`,
    rows: rowsOf(figures),
    notes: printed.flatMap((text) => ['Some deliveries were still open in the end:', text]),
    result: resultOf(figures),
  };
}

/** A crash test with its seed. */
type Crashed = CrashResult & { readonly seed: number };

interface Crashing extends Pick<Options, 'kills' | 'load'> {
  readonly file: string;
  readonly folder: string;
  readonly seed: number;
}

async function crashWith({ file, folder, seed, kills, load }: Crashing): Promise<CrashResult> {
  await using _ = startLoad(load ? availableParallelism() : 0);
  const deliveries = Math.max(40, 8 * kills);
  const options = { seed, kills, deliveries, fails: 0.3, duration: 1_000 * kills, speed: 1 };
  return crash({ file, folder: join(folder, `seed-${seed}`), ...options });
}

interface Figures {
  readonly crashes: readonly Crashed[];
  readonly stormed: StormResult | undefined;
  readonly costs: readonly Cost[];
  readonly gzipKb: number;
  readonly startup: number;
}

/** Sums over all seeds, and the longest time. */
function resultOf({ crashes, stormed, costs, gzipKb, startup }: Figures): object {
  const sum = (name: 'kills' | 'accepted' | 'lost' | 'doubled' | 'open') =>
    crashes.reduce((total, one) => total + one[name], 0);
  const ratio = (what: string) => costs.find((cost) => cost.what === what)?.ratio;
  return {
    ...(crashes.length > 0 && {
      kills: sum('kills'),
      accepted: sum('accepted'),
      lost: sum('lost'),
      doubled: sum('doubled'),
      open: sum('open'),
      last_dispatched_s: Math.max(...crashes.map(({ settled }) => settled)),
      seeds: crashes.map(({ printed: _, settled, ...one }) => ({
        ...one,
        last_dispatched_s: settled,
      })),
    }),
    cpu_new: ratio(names.new),
    cpu_duplicate: ratio(names.duplicate),
    cpu_bad_signature: ratio(names.forged),
    bundle_gzip_kb: gzipKb,
    startup_ms: startup,
    storm: stormed,
  };
}

function rowsOf({ crashes, stormed, costs, gzipKb, startup }: Figures) {
  const figures = [
    ...crashes.flatMap(crashRows),
    ...costs.map(({ what, microseconds, ratio }) => [
      `CPU, ${what}`,
      `${microseconds} µs, ${ratio} ×`,
    ]),
    ...(stormed === undefined ? [] : stormRows(stormed)),
    ['bundle, compressed', `${gzipKb} KiB`],
    ['start, CPU', `${startup} ms`],
  ];
  return figures.map(([what, figure = '']) => ({ what: String(what), figure }));
}

const crashRows = (one: Crashed) => [
  [`seed ${one.seed}: kills`, one.kills],
  ['  webhooks posted meanwhile', one.posted],
  ['  deliveries accepted', one.accepted],
  ['  of these lost', one.lost],
  ['  doubled', one.doubled],
  ['  open in the end', one.open],
  ['  seconds from the last kill until the last was dispatched', one.settled],
];

const stormRows = (stormed: StormResult) => [
  ['storm: tickets accepted', stormed.accepted],
  ['storm: tickets stored', stormed.stored],
  ['storm: forged ones accepted', stormed.believed],
  ['storm: runs started under the cap', stormed.started],
  ['storm: webhooks a second', stormed.perSecond],
  ['storm: answer, p50 and p99', `${stormed.p50} ms, ${stormed.p99} ms`],
];

function readOptions(args: readonly string[]): Options {
  const { scale, load, ...given } = parseOptions(args, {
    scale: { type: 'boolean', default: false },
    kills: { type: 'string', default: '30' },
    seeds: { type: 'string', default: '1,2,3,4,5' },
    load: { type: 'boolean', default: false },
    only: { type: 'string', default: parts.join(',') },
  });
  const seeds = given.seeds.split(',').map((seed) => wholeNumber('--seeds', seed));
  const wanted = given.only.split(',');
  const only = parts.filter((part) => wanted.includes(part));
  if (only.length < wanted.length) {
    throw new UserError(`--only takes some of ${parts.join(', ')}, separated by commas.`);
  }
  return { scale, load, seeds, only, kills: wholeNumber('--kills', given.kills) };
}
