/** Bytes up to which a file is read; larger files are rarely handwritten. */
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
function decodeStrictly(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

/** Splits the NUL-terminated records of a git listing. Leaves out names that are not UTF-8. */
export function decodeRecords(output: Buffer): readonly string[] {
  const records: string[] = [];
  let start = 0;
  for (let end = output.indexOf(0); end >= 0; end = output.indexOf(0, start)) {
    const record = decodeRecord(output, start, end);
    if (record !== undefined) records.push(record);
    start = end + 1;
  }
  return records;
}

/** Decodes leniently first, because that is many times faster. */
function decodeRecord(output: Buffer, start: number, end: number): string | undefined {
  const text = output.toString('utf8', start, end);
  return text.includes('\uFFFD') ? decodeStrictly(output.subarray(start, end)) : text;
}

/** Decodes as UTF-8 what was read as Latin-1, in which every byte is one character. */
export function utf8FromLatin1(text: string): string | undefined {
  return decodeStrictly(Buffer.from(text, 'latin1'));
}
