import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFile, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Readable } from 'node:stream';

/** A bundle to serve, with its variables. */
export interface Served {
  readonly file: string;
  readonly bindings: Readonly<Record<string, string>>;
  readonly hasInbox: boolean;
  /** A clock that runs `speed` times faster from the instant `epoch` on; by default, real time. */
  readonly clock?: { readonly epoch: number; readonly speed: number };
}

/** A workerd that serves on loopback, without wrangler. */
export interface Workerd extends AsyncDisposable {
  /** The root, without a trailing slash. The same after every restart. */
  readonly url: string;
  /** The number of its process, since the last start. */
  pid(): number;
  /** CPU seconds used since the last start. */
  cpuSeconds(): Promise<number>;
  /** Kills it, as a power cut would, and starts it again with its stored data. */
  killAndRestart(): Promise<void>;
  /** Fires the Worker's cron trigger. */
  runCron(): Promise<void>;
  /** The last output since the last start. */
  printed(): string;
}

/** Path of wrangler's own workerd. */
const { default: program }: { readonly default: string } = createRequire(
  createRequire(import.meta.url).resolve('wrangler/package.json'),
)('workerd');

/** Starts workerd with a bundle, in its own folder. */
export async function startWorkerd(folder: string, served: Served): Promise<Workerd> {
  await mkdir(join(folder, 'storage'), { recursive: true });
  await copyFile(served.file, join(folder, 'worker.js'));
  await writeFile(join(folder, 'worker.capnp'), configOf(served));
  let { child, port, cronPort, output } = await launch(folder, 0);
  const url = `http://127.0.0.1:${port}`;
  const kill = () => child.kill('SIGKILL');
  process.once('exit', kill);
  const end = async () => {
    const ended = once(child, 'exit');
    if (kill()) await ended;
  };
  return {
    url,
    pid: () => child.pid ?? 0,
    cpuSeconds: () => cpuSeconds(child),
    killAndRestart: async () => {
      await end();
      ({ child, port, cronPort, output } = await launch(folder, port));
    },
    runCron: async () => {
      const answer = await fetch(`http://127.0.0.1:${cronPort}`);
      if (!answer.ok) throw new Error(`The cron trigger failed:\n${await answer.text()}`);
    },
    printed: () => output.join(''),
    [Symbol.asyncDispose]: async () => {
      process.off('exit', kill);
      await end();
    },
  };
}

interface Launched {
  readonly child: ChildProcess;
  readonly port: number;
  readonly cronPort: number;
  readonly output: string[];
}

async function launch(folder: string, port: number): Promise<Launched> {
  const address = `http=127.0.0.1:${port}`;
  const args = ['serve', '--experimental', '--control-fd=3', '-s', address, 'worker.capnp'];
  const child = spawn(program, args, { cwd: folder, stdio: ['ignore', 'pipe', 'pipe', 'pipe'] });
  const output: string[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk: Buffer) => {
      output.push(String(chunk));
      if (output.length > 100) output.shift();
    });
  }
  const [main = 0, cronPort = 0] = await listeningPorts(child, output);
  return { child, port: main, cronPort, output };
}

/** Reads from workerd's control channel on which port each socket listens. */
function listeningPorts(
  child: ChildProcess,
  output: readonly string[],
): Promise<readonly number[]> {
  return new Promise((resolve, reject) => {
    let announced = '';
    const control = child.stdio[3];
    if (!isReadable(control)) return reject(new Error('workerd has no control channel'));
    control.on('data', (chunk: Buffer) => {
      announced += String(chunk);
      const ports = ['http', 'cron'].map(
        (name) => new RegExp(`"socket":"${name}","port":(\\d+)`).exec(announced)?.[1],
      );
      if (ports.every((port) => port !== undefined)) resolve(ports.map(Number));
    });
    child.once('exit', () => reject(new Error(`workerd did not start:\n${output.join('')}`)));
  });
}

const isReadable = (stream: unknown): stream is Readable =>
  typeof stream === 'object' && stream !== null && 'read' in stream;

/** Returns the CPU seconds of all threads. `schedstat` counts nanoseconds, `stat` only hundredths of a second. */
async function cpuSeconds({ pid }: ChildProcess): Promise<number> {
  const threads = await readdir(`/proc/${pid}/task`);
  const times = threads.map(async (thread) => {
    const stat = await readFile(`/proc/${pid}/task/${thread}/schedstat`, 'utf8').catch(() => '0');
    return Number(stat.split(' ')[0]);
  });
  return (await Promise.all(times)).reduce((sum, time) => sum + time, 0) / 1e9;
}

function configOf({ bindings, hasInbox, clock = { epoch: 0, speed: 1 } }: Served): string {
  const texts = Object.entries(bindings).map(
    ([name, value]) => `(name = ${quoted(name)}, text = ${quoted(value)})`,
  );
  const inbox = '(name = "INBOX", durableObjectNamespace = "Inbox")';
  const storage = `
  durableObjectNamespaces = [(className = "Inbox", uniqueKey = "inbox", enableSql = true)],
  durableObjectStorage = (localDisk = "storage"),`;
  return `using Workerd = import "/workerd/workerd.capnp";
const config :Workerd.Config = (
  services = [
    (name = "main", worker = .worker),
    (name = "cron", worker = .cron),
    (name = "internet", network = (allow = ["public", "private", "local"])),
    (name = "storage", disk = (path = "storage", writable = true)),
  ],
  sockets = [
    (name = "http", address = "127.0.0.1:0", http = (), service = "main"),
    (name = "cron", address = "127.0.0.1:0", http = (), service = "cron"),
  ],
);
const cron :Workerd.Worker = (
  modules = [(name = "cron.js", esModule = ${quoted(cron)})],
  compatibilityDate = "${compatibilityDate}",
  compatibilityFlags = ["service_binding_extra_handlers"],
  bindings = [(name = "MAIN", service = "main")],
);
const worker :Workerd.Worker = (
  modules = [
    (name = "index.js", esModule = ${quoted(hasInbox ? onClock : onlyRoutes)}),
    (name = "clock.js", esModule = ${quoted(clockOf(clock))}),
    (name = "worker.js", esModule = embed "worker.js"),
  ],
  compatibilityDate = "${compatibilityDate}",
  bindings = [${[...texts, ...(hasInbox ? [inbox] : [])].join(', ')}],${hasInbox ? storage : ''}
);
`;
}

/** Forwards a request to the cron trigger, which workerd lacks. */
const cron = `export default {
  async fetch(request, { MAIN }) {
    await MAIN.scheduled({ scheduledTime: new Date(), cron: '*/10 * * * *' });
    return new Response();
  },
};`;

/** The Worker with the clock of clock.js: its date and its alarms. */
const onClock = `import { realTime } from './clock.js';
import worker, { Inbox as RealInbox } from './worker.js';
export class Inbox extends RealInbox {
  constructor(ctx, env) {
    const setAlarm = ctx.storage.setAlarm.bind(ctx.storage);
    ctx.storage.setAlarm = (instant) => setAlarm(realTime(instant));
    super(ctx, env);
  }
}
export default worker;`;

const onlyRoutes = `export { default } from './worker.js';`;

/** Replaces the clock before the Worker is loaded. */
const clockOf = ({ epoch, speed }: NonNullable<Served['clock']>) => `const now = Date.now;
Date.now = () => Math.floor(${epoch} + (now() - ${epoch}) * ${speed});
export const realTime = (instant) => Math.ceil(${epoch} + (instant - ${epoch}) / ${speed});`;

/** The same as in `wrangler.toml`; a test compares them. */
export const compatibilityDate = '2026-10-20';

const quoted = (text: string) => JSON.stringify(text);
