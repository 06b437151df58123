import { UserError } from '../../core/user-error.ts';
import { readersOf, requireValid } from '../../settings/index.ts';
import { type Given, optionsOf, program } from '../terminal/index.ts';

/** The files of a replay. */
export type ReplayRequest = ReturnType<typeof readReplayRequest>;

/** Reads which files to replay. Throws UserError, with a line for each problem. */
export function readReplayRequest({ words, settings }: Given) {
  requireValid([() => onlyWord(words), ...readersOf(settings, optionsOf('replay'))]);
  return {
    kind: 'replay' as const,
    receipt: onlyWord(words),
    trace: settings.read('trace'),
    proxies: undefined,
  };
}

function onlyWord([file, ...more]: readonly string[]): string {
  if (file !== undefined && more.length === 0) return file;
  throw new UserError(`Name one receipt: ${program} replay RECEIPT.`);
}
