import { plainOutput } from '../../../engines/evidence/index.ts';

/**
 * Characters of a step's output that are kept, from its end and in whole lines: secrets are hidden later, and half of
 * one would not be found.
 */
const maxKept = 400_000;

const timestamp = /^\uFEFF?\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?Z ?/;
const groupOfStep = /^##\[group\]Run /;
const error = /^##\[error\]/;

/**
 * Returns what the failed step of a job printed. Each step of a job begins with a group that names what it runs, and
 * one that fails ends with an error: what comes before and after is of other steps.
 */
export function failedStep(log: string): string {
  const lines = plainOutput(log)
    .split('\n')
    .map((line) => line.replace(timestamp, ''));
  const end = lines.findLastIndex((line) => error.test(line));
  const start = lines.slice(0, end + 1).findLastIndex((line) => groupOfStep.test(line));
  const step = end === -1 ? lines : lines.slice(Math.max(start, 0), end + 1);
  const shown = step
    .filter((line) => !/^##\[(?:endgroup|debug)\]/.test(line))
    .map((line) => line.replace(/^##\[\w+\]/, ''));
  const text = shown.join('\n').trim();
  return text.length <= maxKept ? text : afterLine(text.slice(-maxKept));
}

/** A text without its first line, which may have lost its beginning. */
const afterLine = (text: string) => text.replace(/^[^\n]*\n?/, '');

/** Bytes of a log that are read, and of its end that are kept. */
const limits = { read: 512 * 2 ** 20, kept: 2 ** 20 } as const;

/** Reads a log of any length, and keeps its end. */
export async function readLogEnd(body: AsyncIterable<Uint8Array> | null): Promise<string> {
  const last: Uint8Array[] = [];
  let [read, kept] = [0, 0];
  for await (const chunk of body ?? []) {
    last.push(chunk);
    read += chunk.length;
    kept += chunk.length;
    while (kept - (last[0]?.length ?? 0) >= limits.kept) kept -= last.shift()?.length ?? 0;
    if (read > limits.read) break;
  }
  const end = new TextDecoder().decode(Buffer.concat(last));
  return read === kept ? end : afterLine(end);
}
