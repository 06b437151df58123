import { join } from 'node:path';
import type { Readable, Writable } from 'node:stream';
import { worktreeRoot } from '../../adapters/git/index.ts';
import { meaningOf } from '../../core/run/index.ts';
import { harmless } from '../terminal/index.ts';
import { type Asker, Cancelled, terminalAsker } from './asker.ts';
import { type ComparedFile, placeFile } from './files.ts';
import type { InitRequest } from './index.ts';
import { reportHint, stepLines, stepsLeft } from './steps.ts';
import { makePlan } from './survey.ts';

/** Where `init` runs. */
export interface InitWorld {
  readonly signal: AbortSignal;
  readonly input: Readable;
  readonly output: Writable;
  /** Whether somebody can answer questions. */
  readonly isInteractive: boolean;
  /** The root of the package that this program comes from. */
  readonly home: string;
}

/** Writes the workflow, and says what is left to do; resolves to the exit code. */
export async function initFromCli(request: InitRequest, world: InitWorld): Promise<number> {
  const { input, output, signal, home, isInteractive } = world;
  const { settings } = request;
  const say = (text: string) => void output.write(`${harmless(text)}\n`);
  const root = await worktreeRoot(settings.read('repo'));
  const asker = isInteractive ? terminalAsker(input, output, signal) : undefined;
  try {
    const plan = await makePlan({ settings, root, home, signal, asker });
    const { file, note } = plan;
    if (file.state !== 'same') say(file.difference);
    if (await mayWrite(file, request, asker)) {
      await placeFile(join(root, file.path), file.text);
      say(`${file.path} is written.`);
    } else if (file.state === 'differs') {
      say(`${file.path} was left as it is. --force overwrites it.`);
    }
    const hint = reportHint(plan);
    for (const line of [note, ...(hint === undefined ? [] : [hint])]) say(line);
    say(`${request.dryRun ? 'Nothing was changed. Left' : 'Left'} to do in ${root}:`);
    say(stepsLeft(plan).map(stepLines).join('\n'));
    return 0;
  } catch (error) {
    if (!(error instanceof Cancelled) && !signal.aborted) throw error;
    say('Cancelled: nothing was changed.');
    return meaningOf({ reason: 'cancelled' }).exitCode;
  }
}

async function mayWrite(
  { path, state }: ComparedFile,
  { force, dryRun }: InitRequest,
  asker: Asker | undefined,
): Promise<boolean> {
  if (dryRun || state === 'same') return false;
  if (force || asker === undefined) return force || state === 'new';
  return asker.confirm(
    `${state === 'new' ? 'Write' : 'Overwrite'} ${path} as shown above?`,
    state === 'new',
  );
}
