import { decodeStrictly } from './text.ts';

/** The NUL-separated records of a git listing; names that are not UTF-8 cannot be spoken of and are left out. */
export function records(output: Uint8Array): readonly string[] {
  const found: string[] = [];
  let start = 0;
  for (let end = output.indexOf(0); end !== -1; end = output.indexOf(0, start)) {
    const record = decodeStrictly(output.subarray(start, end));
    if (record !== undefined) found.push(record);
    start = end + 1;
  }
  return found;
}
