import { mkdir, rename } from 'node:fs/promises';
import { homedir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { emptyPatch } from '../../engines/edits/index.ts';
import { errorMessage, type ShowSetting, showInput } from '../../engines/errors.ts';
import { askingVariables } from './asked-reports.ts';
import type { IsolationBackend, SandboxSettings } from './backend.ts';
import { allowedVariables, defaultToolHomes } from './environment.ts';
import { writeManifest } from './manifest.ts';
import { namespaceBackend, requireNamespaces } from './namespaces.ts';
import { lastLine, runProgram } from './process.ts';
import { applyPatch, bash, runUnprotected } from './scripts.ts';
import { serviceArguments } from './services.ts';
import { createWorkspace, type SandboxWorkspace } from './workspace.ts';

/** Whether commands must be isolated from the job, or run unprotected. */
export type IsolationMode = 'required' | 'none';

/** A workspace that works, or none; `sentence` says how commands are isolated, or why not. */
export type Isolation =
  | { readonly kind: 'ready'; readonly workspace: SandboxWorkspace; readonly sentence: string }
  | { readonly kind: 'missing'; readonly sentence: string };

/** Milliseconds for the trial run. */
const trialTimeout = 60_000;

const isolated =
  "The commands run as a separate user, without access to the agent's processes, secrets and network.";
const withoutLoopback =
  'Their loopback network is down, because this machine has neither `ip` nor `ifconfig`.';

/** Names what isolated commands reach of the job's network. */
const reached = ({ ports = [] }: SandboxSettings) =>
  ports.length === 0
    ? []
    : [`Of that network, they reach the loopback ports ${ports.join(', ')} and nothing else.`];

type Show = ShowSetting<'test-isolation'>;

const unprotected = (show: Show) =>
  `The commands run unprotected, because ${show('test-isolation')} is none: they do not see the agent's environment, but code under test can read the agent's files and processes and use its network.`;

/** Creates a workspace with the isolation that `mode` asks for, and verifies it with a trial run. */
export async function isolate(
  settings: SandboxSettings,
  mode: IsolationMode,
  show: Show = showInput,
): Promise<Isolation> {
  const isUnprotected = mode === 'none';
  let workspace: SandboxWorkspace | undefined;
  try {
    const privileged = isUnprotected ? [] : await findPrivilege();
    await mkdir(settings.scratch, { mode: 0o700 });
    workspace = await createWorkspace(settings, async (directory) =>
      isUnprotected
        ? unprotectedBackend(settings, directory)
        : namespaceBackend(settings, directory, privileged),
    );
    const errors = await tryOut(workspace);
    const hasLoopback = !/^no-loopback$/m.test(errors);
    const sentences = [isolated, ...(hasLoopback ? [] : [withoutLoopback]), ...reached(settings)];
    const sentence = isUnprotected ? unprotected(show) : sentences.join(' ');
    return { kind: 'ready', workspace, sentence };
  } catch (error) {
    await workspace?.[Symbol.asyncDispose]();
    const lacks = isUnprotected
      ? undefined
      : await requireIsolation().then(() => undefined, errorMessage);
    if (lacks !== undefined) return { kind: 'missing', sentence: adviceFor(lacks, show) };
    const place = dirname(settings.scratch);
    const sentence = `The commands cannot be prepared in ${place}: ${errorMessage(error)}. Mend that, or set TMPDIR to another folder.`;
    return { kind: 'missing', sentence };
  }
}

/** The command prefix that gains root. Rejects with the reason if there is none. */
async function findPrivilege(): Promise<readonly string[]> {
  if (process.platform !== 'linux') throw new Error('this machine does not run Linux');
  if (process.getuid?.() === 0) return [];
  const sudo = ['sudo', '-n', '--'];
  const argv = [...sudo, 'true'];
  const trial = runProgram({ argv, killBy: 'closing-stdin', timeout: trialTimeout });
  const result = await trial.catch(() => undefined);
  if (result?.kind === 'exited' && result.code === 0) return sudo;
  throw new Error('this user is not root and cannot become root with `sudo -n`');
}

/** Rejects with what this machine lacks for isolation, whatever else went wrong. */
const requireIsolation = async () => requireNamespaces(await findPrivilege());

/** Runs `true` as a command; resolves to what the script wrote to its standard error. */
async function tryOut(workspace: SandboxWorkspace): Promise<string> {
  const { kind, code, errors } = await workspace.run({
    command: 'true',
    patch: emptyPatch,
    persists: false,
    network: false,
    timeout: trialTimeout,
  });
  if (kind === 'timed-out') throw new Error('they took more than a minute to start');
  if (!errors.includes('ready') || code !== 0) {
    throw new Error(`their sandbox could not be set up (${lastLine(errors)})`);
  }
  return errors;
}

const adviceFor = (why: string, show: Show) =>
  `The commands cannot be isolated from the agent's secrets here: ${why}. Use a Linux machine with root or passwordless \`sudo\`, or set ${show('test-isolation')} to none to run them unprotected.`;

/** Runs commands as the job's own user in the folder `workspace`; hides only the job's variables from them. */
function unprotectedBackend(
  { environment, jobEnv }: SandboxSettings,
  workspace: string,
): IsolationBackend {
  return {
    privileged: [],
    owner: '',
    objects: undefined,
    homeFolders: [],
    run: async (sandboxed, { manifest, stage }) => {
      const { command, services, patch, persists, timeout, reports, signal } = sandboxed;
      // What a set-up installs names its own place: that must be where the other commands run, and not their source.
      const [base, place] = [join(workspace, 'base'), persists ? lentPlace(manifest) : stage];
      const copy = join(workspace, place);
      if (persists) await rename(base, copy);
      const temporary = join(copy, 'tmp');
      const known = {
        ...defaultToolHomes(jobEnv.HOME || homedir()),
        ...allowedVariables(jobEnv, environment),
        HOME: join(copy, 'home'),
        TMPDIR: temporary,
      };
      const variables = { ...askingVariables(temporary, reports), ...known };
      await writeManifest(manifest, { variables, mounts: [], patch });
      const args = [manifest, workspace, place, applyPatch, command];
      const argv = bash(runUnprotected, ...args, ...serviceArguments(services));
      const ran = runProgram({ argv, killBy: 'process-group', timeout, signal });
      return ran.finally(() => (persists ? rename(copy, base) : undefined));
    },
  };
}

/** The place that a command without isolation works in, from the workspace. */
const lentPlace = (manifest: string) => join(basename(dirname(manifest)), 'stage');
