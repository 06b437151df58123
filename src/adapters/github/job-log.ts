import { plainOutput, shortenOutput } from '../../core/checks/index.ts';

/** Characters of a log that are shown. */
const maxShown = 8_000;

const timestamp = /^\uFEFF?\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?Z ?/;
const groupOfStep = /^##\[group\]Run /;
const error = /^##\[error\]/;

/**
 * Returns what the log of a job tells of its failure. Each step of a job begins with a group that names what it
 * runs, and one that fails ends with an error: what comes before and after is of other steps.
 */
export function tellingPart(log: string): string {
  const lines = plainOutput(log)
    .split('\n')
    .map((line) => line.replace(timestamp, ''));
  const end = lines.findLastIndex((line) => error.test(line));
  const start = lines.slice(0, end + 1).findLastIndex((line) => groupOfStep.test(line));
  const step = end === -1 ? lines : lines.slice(Math.max(start, 0), end + 1);
  const shown = step
    .filter((line) => !/^##\[(?:endgroup|debug)\]/.test(line))
    .map((line) => line.replace(/^##\[\w+\]/, ''));
  return shortenOutput(shown.join('\n').trim(), maxShown);
}

/** Bytes of a log that are read, and of its ends that are kept. */
const limits = { read: 512 * 2 ** 20, first: 64 * 2 ** 10, last: 2 ** 20 } as const;

/** Reads a log of any length: keeps its beginning and its end, and leaves out what is between them. */
export async function readLogEnds(body: AsyncIterable<Uint8Array> | null): Promise<string> {
  const first: Uint8Array[] = [];
  const last: Uint8Array[] = [];
  let [read, kept, ending] = [0, 0, 0];
  for await (const chunk of body ?? []) {
    read += chunk.length;
    const head = chunk.subarray(0, limits.first - kept);
    if (head.length > 0) first.push(head.slice());
    kept += head.length;
    const rest = chunk.subarray(head.length);
    if (rest.length > 0) last.push(rest.slice());
    ending += rest.length;
    while (ending - (last[0]?.length ?? 0) >= limits.last) ending -= last.shift()?.length ?? 0;
    if (read > limits.read) break;
  }
  const isWhole = read === kept + ending;
  const gap = isWhole ? '' : '\n(… the middle of the log …)\n';
  return decode(first) + gap + decode(last);
}

const decode = (chunks: readonly Uint8Array[]) => new TextDecoder().decode(Buffer.concat(chunks));
