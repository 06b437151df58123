import { type ChildProcess, spawn } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { Readable, Writable } from 'node:stream';
import { openPage, type Page } from './devtools.ts';

/** A headless browser with one page. Disposal ends all of its processes. */
export interface Browser extends AsyncDisposable {
  readonly page: Page;
}

const programs = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];

/** Finds Chromium: the program in CHROMIUM, else the first on the PATH. */
export function findChromium(): string | undefined {
  const named = process.env.CHROMIUM ?? '';
  if (named !== '') return named;
  const folders = (process.env.PATH ?? '').split(delimiter);
  return programs.flatMap((name) => folders.map((folder) => join(folder, name))).find(isProgram);
}

const options = [
  ...[
    '--headless',
    '--remote-debugging-pipe',
    '--no-sandbox',
    '--disable-gpu',
    '--hide-scrollbars',
  ],
  ...[
    '--disable-dev-shm-usage',
    '--disable-lcd-text',
    '--no-first-run',
    '--disable-background-networking',
  ],
  ...['--disable-component-update', '--disable-sync', '--disable-quic', '--disable-extensions'],
  // Tests only open pages on loopback, so no name is looked up.
  '--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE 127.0.0.1',
];

/** Starts the browser and connects over two pipes, so that no port is open. */
export async function startChromium(program: string): Promise<Browser> {
  const profile = await mkdtemp(join(tmpdir(), 'chromium-'));
  const child = spawn(program, [...options, `--user-data-dir=${profile}`, 'about:blank'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'],
    // A process group of its own, so that all of its processes end together.
    detached: true,
    env: { PATH: process.env.PATH, HOME: profile, TMPDIR: profile },
  });
  const kill = () => killGroup(child);
  process.once('exit', kill);
  const stop = async () => {
    kill();
    await ended(child);
    process.off('exit', kill);
    await rm(profile, { recursive: true, force: true, maxRetries: 10 });
  };
  try {
    return { page: await openPage(...pipes(child)), [Symbol.asyncDispose]: stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** The browser reads from file descriptor 3 and writes to 4. */
function pipes(child: ChildProcess): [Writable, Readable] {
  const [, , , input, output] = child.stdio;
  if (!(input instanceof Writable && output instanceof Readable)) throw new Error('no pipes');
  // A browser that has ended breaks the pipe; whoever waits for its answer times out.
  input.on('error', () => {});
  return [input, output];
}

async function ended(child: ChildProcess): Promise<void> {
  if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
  await new Promise((resolve) => child.once('exit', resolve));
}

function killGroup(child: ChildProcess): void {
  try {
    if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL');
  } catch {
    // The group has already ended.
  }
}

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
