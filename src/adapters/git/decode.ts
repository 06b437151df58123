/** Bytes up to which a file is read; larger files are hardly source code written by people. */
export const sizeLimit = 1024 * 1024;

/** How the pointer files of Git LFS begin. Editing a pointer would lose the file. */
const lfsPointer = 'version https://git-lfs.github.com/spec/';

/** The text of a file with its byte order mark and line endings; `undefined` for anything but UTF-8 text. */
export function decodeText(bytes: Uint8Array): string | undefined {
  if (bytes.byteLength > sizeLimit || bytes.includes(0)) return undefined;
  const text = decodeStrictly(bytes);
  return text?.startsWith(lfsPointer) ? undefined : text;
}

/** Decodes UTF-8 without replacing or stripping anything; `undefined` if the bytes are not UTF-8. */
export function decodeStrictly(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

/** Splits the NUL-terminated records of a git listing. Leaves out names that are not UTF-8. */
export function decodeRecords(output: Uint8Array): readonly string[] {
  const records: string[] = [];
  let start = 0;
  for (let end = output.indexOf(0); end !== -1; end = output.indexOf(0, start)) {
    const record = decodeStrictly(output.subarray(start, end));
    if (record !== undefined) records.push(record);
    start = end + 1;
  }
  return records;
}
