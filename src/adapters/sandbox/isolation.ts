import { emptyPatch } from '../../core/edits/index.ts';
import { type ShelterSettings, trusted } from './backend.ts';
import { bareShelter } from './bare.ts';
import { lastLine } from './output.ts';
import { runProgram } from './process.ts';
import { sandbox } from './sandbox.ts';
import { makeRoom, type Room } from './workspace.ts';

/** Whether commands may only run apart from the job, or unprotected. */
export type IsolationMode = 'required' | 'none';

/** A place to run commands in, or why there is none; `sentence` tells people how they are kept apart. */
export type Isolation =
  | { readonly kind: 'room'; readonly room: Room; readonly sentence: string }
  | { readonly kind: 'missing'; readonly sentence: string };

/** Milliseconds for trying the sandbox out. */
const patience = 60_000;

const isolated =
  'The commands run as a user of their own, apart from the processes, the secrets and the network of the job.';
const withoutLoopback =
  'Their loopback network was down, because this machine has neither `ip` nor `ifconfig`.';
const unprotected =
  "The commands run unprotected, because `test-isolation` is none: they get no environment of the job, but code under test can read the job's files and processes and use its network.";

/** Makes the place that the mode wants, and tries it out. */
export async function isolate(settings: ShelterSettings, mode: IsolationMode): Promise<Isolation> {
  const isBare = mode === 'none';
  const privileged = isBare ? [] : await findPrivilege();
  if (typeof privileged === 'string') return { kind: 'missing', sentence: explain(privileged) };
  let room: Room | undefined;
  try {
    room = await makeRoom(settings, (directory) =>
      isBare ? bareShelter(settings, directory) : sandbox(settings, directory, privileged),
    );
    const errors = await tryOut(room);
    const sentence = /^no-loopback$/m.test(errors) ? `${isolated} ${withoutLoopback}` : isolated;
    return { kind: 'room', room, sentence: isBare ? unprotected : sentence };
  } catch (error) {
    await room?.[Symbol.asyncDispose]();
    const why = error instanceof Error ? error.message : String(error);
    const sentence = isBare ? `The commands cannot run here: ${why}.` : explain(why);
    return { kind: 'missing', sentence };
  }
}

/** What makes a program root's; a text says why nothing does. */
async function findPrivilege(): Promise<readonly string[] | string> {
  if (process.platform !== 'linux') return 'this machine does not run Linux';
  if (process.getuid?.() === 0) return [];
  const sudo = ['sudo', '-n', '--'];
  const refused = 'this user is not root, and `sudo -n` does not make it so';
  try {
    const { kind, code } = await runProgram({
      argv: [...sudo, 'true'],
      env: trusted,
      dies: 'with-input',
      timeout: patience,
    });
    return kind === 'exited' && code === 0 ? sudo : refused;
  } catch {
    return refused;
  }
}

/** Goes the whole way once; resolves to what the script said. */
async function tryOut(room: Room): Promise<string> {
  const ended = await room.run({
    command: 'true',
    patch: emptyPatch,
    stays: false,
    network: false,
    timeout: patience,
  });
  if (ended.kind === 'timed-out') throw new Error('they took more than a minute to start');
  if (!ended.errors.includes('ready') || ended.code !== 0) {
    throw new Error(`the place to run them was refused (${lastLine(ended.errors)})`);
  }
  return ended.errors;
}

const explain = (why: string) =>
  `The commands cannot be kept from the secrets of the job here: ${why}. Take a Linux machine with passwordless \`sudo\`, or set the input \`test-isolation\` to none to run them unprotected.`;
