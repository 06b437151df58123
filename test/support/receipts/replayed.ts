import { existsSync, readFileSync } from 'node:fs';
import { readReceipt } from '../../../src/cli/replay/read-receipt.ts';
import { replay } from '../../../src/core/receipt/replay.ts';

/** Replays the text of a receipt. Throws if a decision or a byte differs. */
export function requireReplay(text: string): void {
  const replayed = replay(readReceipt(text, 'the receipt'));
  if (replayed.kind !== 'same') throw new Error(`A receipt differs: ${JSON.stringify(replayed)}`);
}

/** Replays the receipt in a file, if a run has got as far as to write one. Until then, the file is empty. */
export function requireReplayOf(file: string | undefined): void {
  const text = file && existsSync(file) ? readFileSync(file, 'utf8') : '';
  if (text !== '') requireReplay(text);
}
