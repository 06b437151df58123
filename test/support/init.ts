import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { initFromCli } from '../../src/cli/init/init.ts';
import { readArguments } from '../../src/cli/main.ts';
import { type Files, runGit, temporaryFolder, writeFiles } from './repository.ts';

/** What a test gives to `init`. */
export interface InitRun {
  readonly env?: Readonly<Record<string, string>>;
  /** Gets what was printed since the last answer; returns keys to press, or `undefined` to wait for more. */
  readonly answer?: (asked: string) => string | undefined;
  readonly signal?: AbortSignal;
  /** The folder of the package, if it shall say the Action. */
  readonly home?: string;
}

/** A repository of acme/shop. */
export interface InitWorkshop extends AsyncDisposable {
  readonly root: string;
  /** Runs `init` with these options. */
  init(options: readonly string[], run?: InitRun): Promise<{ code: number; output: string }>;
}

const never = new AbortController().signal;
const project = fileURLToPath(new URL('../..', import.meta.url));

/** Makes a repository with an `origin` and these files. */
export async function startWorkshop(
  files: Files,
  origin = 'git@github.com:acme/shop.git',
): Promise<InitWorkshop> {
  const folder = await temporaryFolder();
  const root = join(folder.directory, 'shop');
  await mkdir(root);
  await runGit(root, ['init', '--quiet', '--initial-branch=main', '--template=']);
  if (origin !== '') await runGit(root, ['remote', 'add', 'origin', origin]);
  await writeFiles(root, files);
  return {
    root,
    init: async (options, { env = {}, answer, signal = never, home } = {}) => {
      const action = home === undefined ? ['--action', 'acme/jira-bug-fix-agent@v1'] : [];
      const request = readArguments(['init', '--repo', root, ...action, ...options], env);
      if (request.kind !== 'init') throw new Error('This is not init.');
      const [input, output] = [new PassThrough(), new PassThrough()];
      let [all, since] = ['', ''];
      output.on('data', (part: Buffer) => {
        all += part.toString('utf8');
        since += part.toString('utf8');
        const keys = answer?.(since);
        if (keys === undefined) return;
        since = '';
        // The question is printed before it listens.
        setImmediate(() => input.write(keys));
      });
      const world = { signal, input, output, home: home ?? project };
      const code = await initFromCli(request, { ...world, isInteractive: answer !== undefined });
      return { code, output: all };
    },
    [Symbol.asyncDispose]: () => folder[Symbol.asyncDispose](),
  };
}
