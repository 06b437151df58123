import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFile, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Readable } from 'node:stream';

/** What is served: a bundle, its variables, and whether it has the inbox. */
export interface Served {
  readonly file: string;
  readonly bindings: Readonly<Record<string, string>>;
  readonly hasInbox: boolean;
  /** A clock that runs `speed` times as fast from the instant `epoch` on; time itself when missing. */
  readonly clock?: { readonly epoch: number; readonly speed: number };
}

/** A workerd that serves on loopback, without wrangler between. */
export interface Workerd extends AsyncDisposable {
  /** Its root, without a slash at the end. The same after every start. */
  readonly url: string;
  /** Seconds of processor time that it has used since its last start. */
  cpuSeconds(): Promise<number>;
  /** Bytes of memory that it holds. */
  memory(): Promise<number>;
  /** Ends it at once, as a power cut would, and starts it again on what it had stored. */
  killAndRestart(): Promise<void>;
  /** Lets the Worker's timer ring, as Cloudflare does every ten minutes. */
  ringTimer(): Promise<void>;
  /** What it has printed last, since its last start. */
  printed(): string;
}

/** Where wrangler's own workerd lies. */
const { default: program }: { readonly default: string } = createRequire(
  createRequire(import.meta.url).resolve('wrangler/package.json'),
)('workerd');

/** Serves a bundle from a folder of its own. */
export async function startWorkerd(folder: string, served: Served): Promise<Workerd> {
  await mkdir(join(folder, 'storage'), { recursive: true });
  await copyFile(served.file, join(folder, 'worker.js'));
  await writeFile(join(folder, 'worker.capnp'), configOf(served));
  let { child, port, timerPort, output } = await launch(folder, 0);
  const url = `http://127.0.0.1:${port}`;
  const kill = () => child.kill('SIGKILL');
  process.once('exit', kill);
  const end = async () => {
    const ended = once(child, 'exit');
    if (kill()) await ended;
  };
  return {
    url,
    cpuSeconds: () => cpuSeconds(child),
    memory: () => memory(child),
    killAndRestart: async () => {
      await end();
      ({ child, port, timerPort, output } = await launch(folder, port));
    },
    ringTimer: async () => {
      const answer = await fetch(`http://127.0.0.1:${timerPort}`);
      if (!answer.ok) throw new Error(`The timer failed:\n${await answer.text()}`);
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
  readonly timerPort: number;
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
  const [main = 0, timerPort = 0] = await listeningPorts(child, output);
  return { child, port: main, timerPort, output };
}

/** Workerd tells on its control channel where each of its sockets listens. */
function listeningPorts(
  child: ChildProcess,
  output: readonly string[],
): Promise<readonly number[]> {
  return new Promise((resolve, reject) => {
    let told = '';
    const control = child.stdio[3];
    if (!isReadable(control)) return reject(new Error('workerd has no control channel'));
    control.on('data', (chunk: Buffer) => {
      told += String(chunk);
      const ports = ['http', 'timer'].map(
        (name) => new RegExp(`"socket":"${name}","port":(\\d+)`).exec(told)?.[1],
      );
      if (ports.every((port) => port !== undefined)) resolve(ports.map(Number));
    });
    child.once('exit', () => reject(new Error(`workerd did not start:\n${output.join('')}`)));
  });
}

const isReadable = (stream: unknown): stream is Readable =>
  typeof stream === 'object' && stream !== null && 'read' in stream;

/** Utime and stime of all its threads, but in nanoseconds: the kernel tells those in hundredths of a second. */
async function cpuSeconds({ pid }: ChildProcess): Promise<number> {
  const threads = await readdir(`/proc/${pid}/task`);
  const times = threads.map(async (thread) => {
    const stat = await readFile(`/proc/${pid}/task/${thread}/schedstat`, 'utf8').catch(() => '0');
    return Number(stat.split(' ')[0]);
  });
  return (await Promise.all(times)).reduce((sum, time) => sum + time, 0) / 1e9;
}

/** Bytes. */
async function memory({ pid }: ChildProcess): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  return Number(/^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1] ?? 0) * 1_024;
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
    (name = "timer", worker = .timer),
    (name = "internet", network = (allow = ["public", "private", "local"])),
    (name = "storage", disk = (path = "storage", writable = true)),
  ],
  sockets = [
    (name = "http", address = "127.0.0.1:0", http = (), service = "main"),
    (name = "timer", address = "127.0.0.1:0", http = (), service = "timer"),
  ],
);
const timer :Workerd.Worker = (
  modules = [(name = "timer.js", esModule = ${quoted(timer)})],
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

/** Workerd has no timer of its own. */
const timer = `export default {
  async fetch(request, { MAIN }) {
    await MAIN.scheduled({ scheduledTime: new Date(), cron: '*/10 * * * *' });
    return new Response();
  },
};`;

/** The Worker on the clock of clock.js: its date, and the alarm that it sets by it. */
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

/** Runs before the Worker is loaded. */
const clockOf = ({ epoch, speed }: NonNullable<Served['clock']>) => `const now = Date.now;
Date.now = () => Math.floor(${epoch} + (now() - ${epoch}) * ${speed});
export const realTime = (instant) => Math.ceil(${epoch} + (instant - ${epoch}) / ${speed});`;

/** As in `wrangler.toml`; a test compares the two. */
export const compatibilityDate = '2026-10-20';

const quoted = (text: string) => JSON.stringify(text);
