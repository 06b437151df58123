/** Preloaded into a program under test, speeds up its clock, so that the test does not wait. */
import childProcess from 'node:child_process';
import { syncBuiltinESMExports } from 'node:module';
import timers from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

const variables = { speed: 'FAST_CLOCK', program: 'FAST_CLOCK_PROGRAM' } as const;

/** Variables that let 30 seconds pass per real second in a Node process: timers, date and stopwatch. Requests keep their time limits. */
export const fastClock: Readonly<Record<string, string>> = {
  NODE_OPTIONS: `--import ${fileURLToPath(import.meta.url)}`,
  [variables.speed]: '30',
};

/**
 * Variables that let 100 seconds pass per real second while the process waits for a program that it has
 * started with `argument` among its own. All else has the time that a slow machine takes.
 */
export const fastClockWhile = (argument: string): Readonly<Record<string, string>> => ({
  ...fastClock,
  [variables.speed]: '1',
  [variables.program]: argument,
});

/** Real milliseconds after which a waiting timer looks at the clock again. */
const tick = 20;

const speed = process.env[variables.speed];
if (speed !== undefined) speedUp(Number(speed), process.env[variables.program]);

function speedUp(first: number, program: string | undefined): void {
  const { Date: RealDate, performance } = globalThis;
  const [started, stopwatch] = [RealDate.now(), performance.now.bind(performance)];
  let pace = { speed: first, since: 0, elapsed: 0 };
  const elapsed = () => pace.elapsed + (stopwatch() - pace.since) * pace.speed;
  const change = (to: number) => {
    pace = { speed: to, since: stopwatch(), elapsed: elapsed() };
  };
  const date = () => Math.floor(started + elapsed());
  replaceTimers(elapsed);
  if (program !== undefined)
    whileRuns(program, { begin: () => change(100), end: () => change(first) });
  syncBuiltinESMExports();
  performance.now = elapsed;
  globalThis.Date = new Proxy(RealDate, {
    construct: (target, given: []) =>
      given.length > 0 ? new target(...given) : new target(date()),
    get: (target, name) => (name === 'now' ? date : Reflect.get(target, name)),
  });
}

/** Lets timers expire by the clock `elapsed`, whose speed may change while they wait. */
function replaceTimers(elapsed: () => number): void {
  const { setTimeout: realTimeout, setInterval: realInterval } = globalThis;
  const { setTimeout: realDelay } = timers;
  globalThis.setTimeout = Object.assign((work: (...rest: []) => void, ms = 0, ...rest: []) => {
    const end = elapsed() + ms;
    const timer = realTimeout(
      () => {
        if (elapsed() < end) timer.refresh();
        else work(...rest);
      },
      Math.min(ms, tick),
    );
    return timer;
  }, realTimeout);
  globalThis.setInterval = Object.assign((work: () => void, ms = 0) => {
    let next = elapsed() + ms;
    return realInterval(
      () => {
        if (elapsed() < next) return;
        next = elapsed() + ms;
        work();
      },
      Math.min(ms, tick),
    );
  }, realInterval);
  timers.setTimeout = async (ms = 0, value, options) => {
    for (const end = elapsed() + ms; elapsed() < end; ) await realDelay(tick, undefined, options);
    options?.signal?.throwIfAborted();
    return value as never;
  };
}

function whileRuns(program: string, { begin, end }: Record<'begin' | 'end', () => void>): void {
  const { spawn } = childProcess;
  const watched = (...given: Parameters<typeof spawn>) => {
    const child = spawn(...given);
    if (given.flat().includes(program)) {
      begin();
      child.on('exit', end);
    }
    return child;
  };
  childProcess.spawn = watched as typeof spawn;
}
