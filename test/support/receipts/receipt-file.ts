import { existsSync, readFileSync } from 'node:fs';
import { requireReplay } from './replayed.ts';

/** Replays the receipt in a file, if a run has got as far as to write one. Until then, the file is empty. */
export function requireReplayOf(file: string | undefined): void {
  const text = file && existsSync(file) ? readFileSync(file, 'utf8') : '';
  if (text !== '') requireReplay(text);
}
