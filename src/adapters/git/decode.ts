import { isUtf8 } from 'node:buffer';

/** Bytes up to which a file is read; larger files are rarely handwritten. */
export const sizeLimit = 1024 * 1024;

/** How the pointer files of Git LFS begin. Editing a pointer would lose the file. */
const lfsPointer = 'version https://git-lfs.github.com/spec/';

/** The text of a file with its byte order mark and line endings; `undefined` for anything but UTF-8 text. */
export function decodeText(bytes: Buffer): string | undefined {
  return isText(bytes) ? bytes.toString('utf8') : undefined;
}

/** Whether these bytes are a file that may be read: UTF-8 text of at most 1 MiB, and no pointer of Git LFS. */
export function isText(bytes: Buffer): boolean {
  if (bytes.byteLength > sizeLimit || bytes.includes(0) || !isUtf8(bytes)) return false;
  return bytes.toString('latin1', 0, lfsPointer.length) !== lfsPointer;
}

/** Decodes the NUL-terminated records of a git listing, one at a time. Leaves out names that are not UTF-8. */
export function* decodeRecords(output: Buffer): Generator<string> {
  let start = 0;
  for (let end = output.indexOf(0); end >= 0; end = output.indexOf(0, start)) {
    const name = decodeName(output.subarray(start, end));
    if (name !== undefined) yield name;
    start = end + 1;
  }
}

/** Splits NUL-terminated records without decoding them. */
export function splitRecords(output: Buffer): readonly Buffer[] {
  const records: Buffer[] = [];
  let start = 0;
  for (let end = output.indexOf(0); end >= 0; end = output.indexOf(0, start)) {
    records.push(output.subarray(start, end));
    start = end + 1;
  }
  return records;
}

/** The name that these bytes are; `undefined` if they are not UTF-8. Decodes first, because that is faster. */
export function decodeName(bytes: Buffer): string | undefined {
  const name = bytes.toString('utf8');
  return name.includes('\uFFFD') && !isUtf8(bytes) ? undefined : name;
}
