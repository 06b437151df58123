import { UserError } from '../../core/user-error.ts';
import { readersOf, requireValid } from '../../settings/index.ts';
import { type Command, type Given, optionsOf, program } from '../terminal/index.ts';

/** The files of a replay. */
export type ReplayRequest = ReturnType<typeof readReplayRequest>;

/** Makes the decisions of a receipt again. */
export const replayCommand: Command<ReplayRequest> = {
  synopsis: 'replay RECEIPT [--trace FILE]',
  sentence: 'Checks a receipt: makes every decision again, without a model, Jira or GitHub.',
  details: [
    'RECEIPT is the file that run wrote with --receipt, or an artifact of the Action. The exit code is 0 if every decision and every byte is the same, 1 if a decision differs, and 2 if the file is not a receipt or was changed. With --trace, each prompt and reply of the trace must have the recorded hash.',
  ],
  examples: [`${program} replay receipt.json`, `${program} replay receipt.json --trace trace.json`],
  read: readReplayRequest,
  async perform(request) {
    const { replayFiles } = await import('./replay-files.ts');
    return replayFiles(request);
  },
};

function readReplayRequest({ words, settings }: Given) {
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
