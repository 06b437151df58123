import { readReceipt } from '../../../src/cli/replay/read-receipt.ts';
import { replay } from '../../../src/core/receipt/index.ts';

/** Replays the text of a receipt. Throws if a decision or a byte differs. */
export function requireReplay(text: string): void {
  const replayed = replay(readReceipt(text, 'the receipt'));
  if (replayed.kind !== 'same') throw new Error(`A receipt differs: ${JSON.stringify(replayed)}`);
}
