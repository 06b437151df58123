import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** A program to run to its end. */
export interface Launch {
  readonly program: string;
  readonly args: readonly string[];
  readonly directory: string;
  readonly env: Readonly<Record<string, string>>;
  readonly stdin: string | Uint8Array;
}

/** How it ended: `failure` is why it did not succeed. */
export interface Launched {
  readonly stdout: Uint8Array;
  readonly stderr: Uint8Array;
  readonly failure?: string;
}

interface Launcher {
  run(launch: Launch): Promise<Launched>;
}

let launcher: Launcher | undefined;

/**
 * Runs a program from a small process. A worker of the tests has hundreds of megabytes, whose page tables each
 * fork copies: that takes ten times as long as what most programs do.
 */
export function launch(one: Launch): Promise<Launched> {
  launcher ??= startLauncher();
  return launcher.run(one);
}

function startLauncher(): Launcher {
  const child = fork(fileURLToPath(new URL('launcher-process.ts', import.meta.url)), [], {
    serialization: 'advanced',
    execArgv: [],
  });
  const waiting = new Map<number, PromiseWithResolvers<Launched>>();
  // It keeps this process alive only while something runs.
  const hold = () => {
    const is = waiting.size > 0 ? 'ref' : 'unref';
    child[is]();
    child.channel?.[is]();
  };
  child.on('message', ({ id, launched }: { id: number; launched: Launched }) => {
    waiting.get(id)?.resolve(launched);
    waiting.delete(id);
    hold();
  });
  child.on('exit', () => {
    launcher = undefined;
    for (const { reject } of waiting.values()) reject(new Error('The launcher ended.'));
  });
  let count = 0;
  return {
    run: (one) => {
      count += 1;
      const result = Promise.withResolvers<Launched>();
      waiting.set(count, result);
      hold();
      child.send({ id: count, launch: one });
      return result.promise;
    },
  };
}
