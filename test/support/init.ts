import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { initFromCli } from '../../src/cli/init/init.ts';
import type { InitWorld } from '../../src/cli/init/plan.ts';
import { readArguments } from '../../src/cli/main.ts';
import { startConsoles } from './consoles/consoles.ts';
import { type Files, runGit, temporaryFolder, writeFiles } from './repository.ts';

/** What a test gives to `init`. */
export interface InitRun {
  readonly env?: Readonly<Record<string, string>>;
  /** Gets what was printed since the last answer; returns keys to press, or `undefined` to wait for more. */
  readonly answer?: (asked: string) => string | undefined;
  readonly signal?: AbortSignal;
  /** Gets the settings that the set-up is checked with. */
  readonly examine?: InitWorld['examine'];
  /** The folder of the package, if it shall say the Action. */
  readonly home?: string;
}

/** How `init` ended. */
export interface InitEnd {
  readonly code: number;
  readonly output: string;
  /** What it printed with `--json`. */
  readonly json: string;
}

/** A repository of acme/shop, with stand-ins for `gh` and `wrangler`. */
export interface InitWorkshop extends AsyncDisposable {
  readonly root: string;
  /** Where the user's own things lie. */
  readonly home: string;
  readonly consoles: ReturnType<typeof startConsoles>;
  /** Runs `init` with these options. */
  init(options: readonly string[], run?: InitRun): Promise<InitEnd>;
}

const never = new AbortController().signal;
const project = fileURLToPath(new URL('../..', import.meta.url));

/** Makes a repository with an `origin` and these files. */
export async function startWorkshop(
  files: Files,
  { origin = 'git@github.com:acme/shop.git', installed = ['gh', 'wrangler'] } = {},
): Promise<InitWorkshop> {
  const folder = await temporaryFolder();
  const root = join(folder.directory, 'shop');
  const userHome = join(folder.directory, 'home');
  await mkdir(root);
  await runGit(root, ['init', '--quiet', '--initial-branch=main', '--template=']);
  if (origin !== '') await runGit(root, ['remote', 'add', 'origin', origin]);
  await writeFiles(root, files);
  const consoles = startConsoles(installed);
  return {
    ...{ root, consoles, home: userHome },
    init: async (options, { env = {}, answer, signal = never, examine, home } = {}) => {
      const action = home === undefined ? ['--action', 'acme/jira-bug-fix-agent@v1'] : [];
      const all = ['init', '--repo', root, ...action, ...options];
      const request = readArguments(all, env);
      if (request.kind !== 'init') throw new Error('This is not init.');
      const [input, output, result] = [new PassThrough(), new PassThrough(), new PassThrough()];
      const printed = watch(output, (asked) => {
        const keys = answer?.(asked);
        // The question is printed before it listens.
        if (keys !== undefined) setImmediate(() => input.write(keys));
        return keys !== undefined;
      });
      const json = watch(result, () => false);
      const code = await initFromCli(request, {
        ...{
          programsFor: () => consoles.run,
          signal,
          input,
          output,
          result,
          home: home ?? project,
        },
        env: { ...env, HOME: userHome },
        ...(examine && { examine }),
        bundle: new URL('../../dist/worker.js', import.meta.url),
        isInteractive: answer !== undefined,
      });
      return { code, output: printed(), json: json() };
    },
    [Symbol.asyncDispose]: () => folder[Symbol.asyncDispose](),
  };
}

/** Collects a stream; `take` gets what came since it last returned true. */
function watch(stream: PassThrough, take: (text: string) => boolean): () => string {
  let [all, since] = ['', ''];
  stream.on('data', (part: Buffer) => {
    all += part.toString('utf8');
    since += part.toString('utf8');
    if (take(since)) since = '';
  });
  return () => all;
}
