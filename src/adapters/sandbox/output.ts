/** Bytes of output that are kept of a command. */
const outputLimit = 4 * 1024 * 1024;

/** Collects what a command writes, in bounded memory: the first and the last half of the limit are kept. */
export interface Output {
  add(chunk: Buffer): void;
  text(): string;
}

/** An empty output that keeps at most `limit` bytes. */
export function collectOutput(limit = outputLimit): Output {
  const half = Math.floor(limit / 2);
  const first: Buffer[] = [];
  const last: Buffer[] = [];
  let firstLength = 0;
  let lastLength = 0;
  let leftOut = 0;
  const addLast = (chunk: Buffer) => {
    last.push(chunk);
    lastLength += chunk.length;
    for (let head = last[0]; head !== undefined && lastLength > half; head = last[0]) {
      const gone = Math.min(head.length, lastLength - half);
      if (gone === head.length) last.shift();
      else last[0] = head.subarray(gone);
      lastLength -= gone;
      leftOut += gone;
    }
  };
  return {
    add: (chunk) => {
      const taken = chunk.subarray(0, half - firstLength);
      if (taken.length > 0) first.push(taken);
      firstLength += taken.length;
      if (taken.length < chunk.length) addLast(chunk.subarray(taken.length));
    },
    text: () => {
      const gap = leftOut > 0 ? `\n[${leftOut} bytes of output were left out here]\n` : '';
      if (gap === '') return decode([...first, ...last]);
      return `${decode(first)}${gap}${decode(last)}`;
    },
  };
}

const decode = (chunks: readonly Buffer[]) => Buffer.concat(chunks).toString('utf8');

/** The last line that says something. */
export const lastLine = (text: string): string =>
  text
    .split('\n')
    .map((line) => line.trim())
    .findLast((line) => line !== '') ?? 'no reason given';
