import { sha256Hex } from '../text/index.ts';

/** Members whose texts are the program's own words, numbers of commits or digests. */
const own: ReadonlySet<string> = new Set([
  ...['event', 'step', 'kind', 'next', 'reason', 'sentence', 'asked', 'ruling', 'state', 'ability'],
  ...['fingerprint', 'digest'],
]);

/**
 * Returns what stands for a text in a trace for people who may not read ticket, code, prompts and replies: its SHA-256,
 * so that equal texts can be told from others; `member` is the name that the text has in its event.
 */
export function digestText(member: string, text: string): string {
  return own.has(member) || text === '' ? text : `sha256:${sha256Hex(text)}`;
}
