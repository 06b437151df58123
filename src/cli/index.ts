import { stopReasons } from '../core/run/index.ts';
import { UserError } from '../core/user-error.ts';
import { readArguments } from './arguments.ts';
import { help } from './help.ts';
import { printError, printResult } from './print.ts';
import { runTicket } from './run.ts';
import { inTerminalNames } from './setting-names.ts';
import { runSweep } from './sweep.ts';
import { version } from './version.ts';

const cancelled = new AbortController();
for (const name of ['SIGINT', 'SIGTERM']) process.once(name, () => cancelled.abort());

try {
  const command = readArguments(process.argv.slice(2), process.env);
  switch (command.kind) {
    case 'help':
      printResult(help);
      break;
    case 'version':
      printResult(version);
      break;
    case 'run':
      process.exitCode = await runTicket(
        command,
        new URL('./grammars/', import.meta.url),
        cancelled.signal,
      );
      break;
    case 'sweep':
      process.exitCode = await runSweep(command, cancelled.signal);
      break;
  }
} catch (cause) {
  if (cause instanceof UserError) {
    printError(inTerminalNames(cause.message));
    printError('Stopped: misconfigured.');
    process.exitCode = stopReasons.misconfigured.exitCode;
  } else {
    printError(cause instanceof Error ? (cause.stack ?? cause.message) : String(cause));
    printError('Stopped: failed.');
    process.exitCode = stopReasons.failed.exitCode;
  }
}
