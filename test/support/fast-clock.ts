/** Preloaded into a program under test, speeds up its clock, so that the test does not wait. */
import { syncBuiltinESMExports } from 'node:module';
import timers from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

const variable = 'FAST_CLOCK';

/** Variables that let 30 seconds pass per real second in a Node process: timers, date and stopwatch. Requests keep their time limits. */
export const fastClock: Readonly<Record<string, string>> = {
  NODE_OPTIONS: `--import ${fileURLToPath(import.meta.url)}`,
  [variable]: '30',
};

const speed = Number(process.env[variable] ?? 1);
if (speed > 1) speedUp();

function speedUp(): void {
  const { setTimeout: realTimeout, setInterval: realInterval } = globalThis;
  const { Date: RealDate, performance } = globalThis;
  const [started, stopwatch] = [RealDate.now(), performance.now.bind(performance)];
  const { setTimeout: realDelay } = timers;
  const elapsed = () => stopwatch() * speed;
  const date = () => Math.floor(started + elapsed());
  globalThis.setTimeout = Object.assign(
    (work: () => void, ms = 0, ...rest: []) => realTimeout(work, ms / speed, ...rest),
    realTimeout,
  );
  globalThis.setInterval = Object.assign(
    (work: () => void, ms = 0, ...rest: []) => realInterval(work, ms / speed, ...rest),
    realInterval,
  );
  timers.setTimeout = (ms = 0, ...rest) => realDelay(ms / speed, ...rest);
  syncBuiltinESMExports();
  performance.now = elapsed;
  globalThis.Date = new Proxy(RealDate, {
    construct: (target, given: []) =>
      given.length > 0 ? new target(...given) : new target(date()),
    get: (target, name) => (name === 'now' ? date : Reflect.get(target, name)),
  });
}
