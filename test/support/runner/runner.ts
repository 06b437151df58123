import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { parse } from 'yaml';
import { z } from 'zod';
import { type Bounds, type GivenUp, generous, watchProgress } from '../progress.ts';
import { temporaryFolder } from '../repository.ts';
import { type Command, parseCommands } from './log.ts';

/** Creates the files that a step writes its results to. Resolves to their paths by variable. */
async function makeCommandFiles(folder: string) {
  const files = {
    GITHUB_OUTPUT: join(folder, 'output'),
    GITHUB_STEP_SUMMARY: join(folder, 'summary'),
    GITHUB_STATE: join(folder, 'state'),
    GITHUB_ENV: join(folder, 'env'),
    GITHUB_PATH: join(folder, 'path'),
  };
  await Promise.all(Object.values(files).map((file) => writeFile(file, '')));
  return files;
}

/** Parses an output file of `name=value` and `name<<delimiter` entries. Throws on anything else. */
function parseOutputs(text: string): Record<string, string> {
  const outputs: Record<string, string> = {};
  const lines = text.split('\n');
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at] ?? '';
    const [, name = '', mark, rest = ''] = /^(.+?)(<<|=)(.*)$/.exec(line) ?? [];
    const end = mark === '<<' ? lines.indexOf(rest, at + 1) : at;
    if (line.trim() === '') continue;
    if (mark === undefined || end < 0) throw new Error(`not an output: ${line}`);
    outputs[name] = mark === '<<' ? lines.slice(at + 1, end).join('\n') : rest;
    at = end;
  }
  return outputs;
}

const Input = z.object({ default: z.union([z.string(), z.number(), z.boolean()]).optional() });
const Metadata = z.object({ inputs: z.record(z.string(), Input.nullable()).default({}) });

/**
 * Returns the variables for an action's inputs, with its defaults. Throws for an input that the metadata
 * lacks; the runner would only warn. Without metadata, any input is accepted.
 */
async function inputVariables(
  given: Readonly<Record<string, string>>,
  metadata: URL,
  token: string,
): Promise<Record<string, string>> {
  const defaults = existsSync(metadata) ? await inputDefaults(metadata, token) : given;
  const unknown = Object.keys(given).find((name) => !Object.hasOwn(defaults, name));
  if (unknown !== undefined) throw new Error(`the action has no input ${unknown}`);
  const inputs = Object.entries({ ...defaults, ...given });
  return Object.fromEntries(inputs.map(([name, value]) => [variableOf(name), value]));
}

/** Replaces spaces but, like the runner, not hyphens. */
const variableOf = (input: string) => `INPUT_${input.replaceAll(' ', '_').toUpperCase()}`;

/** Reads the defaults; an input without one is empty. */
async function inputDefaults(metadata: URL, token: string): Promise<Record<string, string>> {
  const { inputs } = Metadata.parse(parse(await readFile(metadata, 'utf8')));
  const filled = Object.entries(inputs).map(([name, input]) => {
    const value = String(input?.default ?? '');
    return [name, value.replaceAll(/\$\{\{\s*github\.token\s*\}\}/g, () => token)] as const;
  });
  return Object.fromEntries(filled);
}

export { leaks } from './log.ts';

const ownMetadata = new URL('../../../action.yml', import.meta.url);

export interface ActionRun {
  /** Path of the action's entry point. */
  readonly action: string;
  readonly inputs: Readonly<Record<string, string>>;
  readonly event: { readonly name: string; readonly payload: unknown };
  readonly workspace: string;
  /** The action's `action.yml`; by default, this repository's. */
  readonly metadata?: URL;
  /** The job's token, for defaults in `action.yml`. */
  readonly token?: string;
  /** Variables that override the runner's, such as `GITHUB_API_URL`. */
  readonly env?: Readonly<Record<string, string>>;
  /** Called with each line of the log; the first `true` cancels the run. */
  readonly interruptAfter?: (line: string) => boolean;
  /** Kills the process without warning, as if the machine were lost. */
  readonly lost?: AbortSignal;
  /** What the run gets before it is killed; by default far more than any needs. */
  readonly bounds?: Bounds;
  /** Milliseconds from SIGINT to SIGTERM after a cancellation, and from there to SIGKILL. */
  readonly patience?: { readonly terminate: number; readonly kill: number };
}

interface Ended {
  /** `null` if a signal ended the run. */
  readonly exitCode: number | null;
  readonly signal: NodeJS.Signals | null;
  readonly stdout: string;
  readonly stderr: string;
  /** Why it was killed, if it reached a bound. */
  readonly givenUp?: GivenUp;
}

export interface RunResult extends Ended {
  readonly outputs: Readonly<Record<string, string>>;
  readonly summary: string;
  /** The workflow commands that the runner would execute. */
  readonly commands: readonly Command[];
  /** Messages of `error` commands. */
  readonly annotations: readonly string[];
  /** Values of `add-mask` commands. */
  readonly masked: readonly string[];
  /** The texts of the files that the action left for later steps. */
  readonly left: readonly string[];
}

/** Runs an action like GitHub's runner: in its own process, with nothing from this one's environment. */
export async function runAction(run: ActionRun): Promise<RunResult> {
  await using folder = await temporaryFolder();
  const files = await makeCommandFiles(folder.directory);
  const env = {
    ...(await runnerVariables(run, folder.directory)),
    ...files,
    ...run.env,
    ...(await inputVariables(run.inputs, run.metadata ?? ownMetadata, run.token ?? '')),
  };
  const child = spawn(process.execPath, [run.action], {
    cwd: run.workspace,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  run.lost?.addEventListener('abort', () => child.kill('SIGKILL'));
  const ended = await watch(child, run);
  const commands = parseCommands(ended.stdout);
  const messages = (name: string) =>
    commands.filter((command) => command.name === name).map(({ message }) => message);
  const outputs = parseOutputs(await readFile(files.GITHUB_OUTPUT, 'utf8'));
  return {
    ...ended,
    outputs,
    summary: await readFile(files.GITHUB_STEP_SUMMARY, 'utf8'),
    commands,
    annotations: messages('error'),
    masked: messages('add-mask'),
    left: await textsIn(join(folder.directory, 'temp')),
  };
}

async function textsIn(folder: string): Promise<readonly string[]> {
  const entries = await readdir(folder, { withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  return Promise.all(files.map(({ name }) => readFile(join(folder, name), 'utf8')));
}

/** The variables that the runner sets for every step. From this process, only PATH is passed on. */
async function runnerVariables({ event, workspace }: ActionRun, folder: string) {
  const home = join(folder, 'home');
  const temporary = join(folder, 'temp');
  const payload = join(folder, 'event.json');
  await Promise.all([mkdir(home), mkdir(temporary)]);
  await writeFile(payload, JSON.stringify(event.payload));
  return {
    PATH: process.env.PATH ?? '',
    HOME: home,
    CI: 'true',
    GITHUB_ACTIONS: 'true',
    GITHUB_EVENT_NAME: event.name,
    GITHUB_EVENT_PATH: payload,
    GITHUB_REPOSITORY: 'acme/shop',
    GITHUB_SHA: '0'.repeat(40),
    GITHUB_REF: 'refs/heads/main',
    GITHUB_REF_NAME: 'main',
    GITHUB_WORKSPACE: workspace,
    GITHUB_RUN_ID: '1',
    GITHUB_SERVER_URL: 'https://github.test',
    GITHUB_API_URL: 'https://api.github.test',
    RUNNER_TEMP: temporary,
  };
}

/** Waits for the process to end and cancels it on request. */
function watch(
  child: ChildProcessByStdio<null, Readable, Readable>,
  { interruptAfter, patience = { terminate: 7_500, kill: 2_500 }, bounds = generous }: ActionRun,
) {
  const printed: { stdout: string; stderr: string; givenUp?: GivenUp } = { stdout: '', stderr: '' };
  const progress = watchProgress(child.pid ?? 0, bounds);
  progress.givenUp.then((givenUp) => {
    if (child.kill('SIGKILL')) Object.assign(printed, { givenUp });
  });
  child.stdout.setEncoding('utf8').on('data', (text: string) => (printed.stdout += text));
  child.stderr.setEncoding('utf8').on('data', (text: string) => (printed.stderr += text));
  let timer: NodeJS.Timeout | undefined;
  const cancel = () => {
    child.kill('SIGINT');
    timer = setTimeout(() => {
      child.kill('SIGTERM');
      timer = setTimeout(() => child.kill('SIGKILL'), patience.kill);
    }, patience.terminate);
  };
  createInterface({ input: child.stdout }).on('line', (line) => {
    if (interruptAfter?.(line) && timer === undefined) cancel();
  });
  return new Promise<Ended>((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (exitCode, signal) => {
      clearTimeout(timer);
      progress[Symbol.dispose]();
      resolve({ ...printed, exitCode, signal });
    });
  });
}
