import { chmod, mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { RunProgram } from '../../../src/cli/init/programs.ts';
import { answerCall, type ConsoleState, freshState } from './answers.ts';

/** Stand-ins for `gh` and `wrangler` in this process. */
export function startConsoles(
  installed: readonly string[] = ['gh', 'wrangler'],
): ConsoleState & { readonly run: RunProgram } {
  const state = freshState();
  const run: RunProgram = async ({ program, args, stdin = '', isInteractive = false }) => {
    if (!installed.includes(program)) return { code: undefined, stdout: '', stderr: '' };
    const words = [program, ...args];
    // wrangler signs whoever it can talk to in, and prints to the terminal itself.
    if (isInteractive && program === 'wrangler') state.wrangler.isSignedIn = true;
    const answer = answerCall(state, words, stdin);
    const stderr = answer === undefined ? `Refused: ${words.join(' ')}\n` : '';
    return {
      code: answer === undefined ? 1 : 0,
      stdout: isInteractive ? '' : (answer ?? ''),
      stderr,
    };
  };
  return Object.assign(state, { run });
}

/** Puts stand-ins for `gh` and `npx` into `programs` in a folder, and returns what reads what they know. */
export async function installConsoles(
  folder: string,
  { isSignedIn = false } = {},
): Promise<() => Promise<ConsoleState>> {
  const [file, programs] = [join(folder, 'state.json'), join(folder, 'programs')];
  const script = fileURLToPath(new URL('program.ts', import.meta.url));
  await mkdir(programs);
  const state = freshState();
  state.wrangler.isSignedIn = isSignedIn;
  await writeFile(file, JSON.stringify(state));
  for (const name of ['gh', 'npx']) {
    const line = `exec '${process.execPath}' '${script}' '${file}' ${name} "$@"`;
    await writeFile(join(programs, name), `#!/bin/sh\n${line}\n`);
    await chmod(join(programs, name), 0o755);
  }
  return async () => JSON.parse(await readFile(file, 'utf8'));
}
