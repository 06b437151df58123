import { writeFile } from 'node:fs/promises';
import manifest from '../../../package.json' with { type: 'json' };
import type { LoopResult } from '../../agent/loop/index.ts';
import { traceText, writeReceipt } from '../../core/receipt/index.ts';
import { sha256Hex } from '../../core/text/index.ts';
import type { Ticket } from '../../core/tickets/index.ts';
import { UserError } from '../../core/user-error.ts';
import { printError, systemProblem } from '../terminal/index.ts';
import type { RunRequest } from './request.ts';

type RecordOptions = Pick<RunRequest, 'receipt' | 'trace' | 'secrets' | 'model'>;

/** What a run leaves besides its fix. */
type RecordedEnd = Pick<LoopResult, 'reason' | 'recorded'> & {
  readonly run?: LoopResult['run'];
  readonly ticket?: Ticket | undefined;
};

/** Throws UserError for a file that cannot be written, before anything is spent. */
export async function openRecords({ receipt, trace }: RecordOptions): Promise<void> {
  await writeRecord('receipt', receipt, '');
  await writeRecord('trace', trace, '');
}

/** Writes the receipt and the trace that were asked for. Called before the fix, so that each fix has its record. */
export async function writeRecords(ended: RecordedEnd, options: RecordOptions): Promise<void> {
  const { receipt: file, trace, secrets, model } = options;
  await writeRecord('trace', trace, traceText(ended, secrets));
  if (file === undefined) return;
  const versions = { agent: manifest.version, node: process.versions.node };
  const receipt = writeReceipt({ ...ended, versions, model: model.model });
  await writeRecord('receipt', file, receipt);
  printError(`Receipt sha256:${sha256Hex(receipt)}`);
}

async function writeRecord(
  option: 'receipt' | 'trace',
  file: string | undefined,
  text: string,
): Promise<void> {
  if (file === undefined) return;
  await writeFile(file, text).catch((cause: unknown) => {
    throw new UserError(
      `Set --${option} to a file that can be written: ${file} cannot (${systemProblem(cause)}).`,
    );
  });
}
