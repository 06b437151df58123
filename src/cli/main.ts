import manifest from '../../package.json' with { type: 'json' };
import { useProxies } from '../adapters/proxy/index.ts';
import { stopReasons } from '../core/run/index.ts';
import { errorMessage, isDefect, UserError } from '../core/user-error.ts';
import { type CliRequest, readArguments } from './arguments.ts';
import { commands } from './commands.ts';
import { helpOn } from './help.ts';
import { type Command, printError, printResult } from './terminal/index.ts';

/** Does what the arguments ask for, and sets the exit code. Never rejects. */
export async function main(): Promise<void> {
  const cancelled = new AbortController();
  for (const name of ['SIGINT', 'SIGTERM']) process.once(name, () => cancelled.abort());
  // Whoever reads the output may stop, as `head` does; a fix that was paid for is still written.
  for (const stream of [process.stdout, process.stderr]) {
    stream.on('error', (error) => {
      if (!('code' in error) || error.code !== 'EPIPE') throw error;
    });
  }
  try {
    const request = readArguments(process.argv.slice(2), process.env);
    process.exitCode = await perform(request, cancelled.signal);
  } catch (cause) {
    const reason = cause instanceof UserError ? 'misconfigured' : 'failed';
    const stack = isDefect(cause) && cause instanceof Error ? cause.stack : undefined;
    printError(stack ?? errorMessage(cause));
    printError(`Stopped: ${reason}.`);
    process.exitCode = stopReasons[reason].exitCode;
  }
}

/** Resolves to the exit code. Loads only what the command needs. */
async function perform(request: CliRequest, signal: AbortSignal): Promise<number> {
  switch (request.kind) {
    case 'help':
      printResult(helpOn(request.topic));
      return 0;
    case 'version':
      printResult(manifest.version);
      return 0;
    default: {
      if (request.proxies !== undefined) await useProxies(request.proxies);
      const command: Command = commands[request.kind];
      return command.perform(request, signal);
    }
  }
}
