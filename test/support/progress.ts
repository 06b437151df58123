import { readdir, readFile } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';

/** Seconds that a program gets, however slow the machine is. */
export interface Bounds {
  /** Of CPU, used by it and by what it started. */
  readonly cpu: number;
  /** In which neither it nor what it started uses a CPU or waits for one. */
  readonly idle: number;
  /** Until its end is no longer waited for, though it still gets on. */
  readonly wall: number;
}

/** Far more than a run against stand-ins needs. */
export const generous: Bounds = { cpu: 60, idle: 60, wall: 900 };

/** Why a program is no longer waited for: it gets nowhere, or the machine is too slow to tell. */
export type GivenUp = 'endless' | 'unfinished';

/** What a program and those below it have done. */
interface Progress {
  /** CPU seconds, with those of programs that have ended. */
  readonly cpu: number;
  /** Seconds in which a thread ran or waited for a CPU. */
  readonly busy: number;
}

/** Something that is watched until its end. */
export interface Watch extends Disposable {
  /** Settles when a bound is reached, and never after the end of the watch. */
  readonly givenUp: Promise<GivenUp>;
}

/** Watches how a program gets on. A sample counts for a second at most: who is too slow to take one sees nothing. */
export function watchProgress(pid: number, bounds: Bounds, of = progressOf): Watch {
  const stopped = new AbortController();
  const { promise, resolve } = Promise.withResolvers<GivenUp>();
  const watch = async () => {
    const started = performance.now();
    const first = await of(pid);
    let [last, at, idle] = [first, started, 0];
    while (!stopped.signal.aborted) {
      await wait(Math.min(500, 100 * bounds.idle), undefined, { signal: stopped.signal });
      const [now, time] = [await of(pid), performance.now()];
      const seconds = (time - at) / 1_000;
      // What programs have done that ended since is in the CPU seconds alone.
      const active = Math.max(now.busy - last.busy, now.cpu - last.cpu);
      idle = active > mostlyIdle * seconds ? 0 : idle + Math.min(seconds, 1);
      [last, at] = [now, time];
      if (now.cpu - first.cpu >= bounds.cpu || idle >= bounds.idle) return resolve('endless');
      if (time - started >= 1_000 * bounds.wall) return resolve('unfinished');
    }
  };
  watch().catch(() => {});
  return { givenUp: promise, [Symbol.dispose]: () => stopped.abort() };
}

/** The part of the time that timers and the like may take of a program that does nothing. */
const mostlyIdle = 0.1;

/** Reads what a program and those below it have done. Zero once it has ended. */
async function progressOf(pid: number): Promise<Progress> {
  const stat = await textOf(`/proc/${pid}/stat`);
  // The name of a program may hold any sign.
  const times = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  const ticks = times.slice(11, 15).reduce((sum, time) => sum + Number(time), 0);
  const tasks = await readdir(`/proc/${pid}/task`).catch(() => []);
  const threads = await Promise.all(tasks.map((task) => threadOf(`/proc/${pid}/task/${task}`)));
  const below = await Promise.all(threads.flatMap(({ children }) => children).map(progressOf));
  const sumOf = (all: readonly number[]) => all.reduce((sum, one) => sum + one, 0);
  return {
    cpu: ticks / 100 + sumOf(below.map(({ cpu }) => cpu)),
    busy: sumOf([...threads, ...below].map(({ busy }) => busy)),
  };
}

async function threadOf(folder: string) {
  const [times, children] = [
    await textOf(`${folder}/schedstat`),
    await textOf(`${folder}/children`),
  ];
  const [ran = 0, waited = 0] = times.split(' ').map(Number);
  return { busy: (ran + waited) / 1e9, children: children.split(' ').filter(Boolean).map(Number) };
}

const textOf = (file: string) => readFile(file, 'utf8').catch(() => '');
