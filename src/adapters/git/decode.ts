import { isUtf8 } from 'node:buffer';
import type { ObstacleKind } from '../../engines/files/index.ts';
import { decodeBytes, type EncodedText, encodeText } from '../../engines/text/index.ts';

/** Bytes up to which a file is read; larger files are rarely handwritten. */
export const sizeLimit = 4 * 1024 * 1024;

/** How the pointer files of Git LFS begin. Editing a pointer would lose the file. */
const lfsPointer = 'version https://git-lfs.github.com/spec/';

/** The text of a file with its byte order mark and line endings, or why it is none that is read. */
export function decodeFile(bytes: Buffer): EncodedText | ObstacleKind {
  const why = whyNoText(bytes);
  if (why !== undefined) return why;
  return isUtf8(bytes) ? { text: bytes.toString('utf8') } : decodeBytes(bytes);
}

/** The text of a file in UTF-8; `undefined` if it is none that is read. */
export function textBytes(bytes: Buffer): Uint8Array | undefined {
  if (whyNoText(bytes) !== undefined) return undefined;
  return isUtf8(bytes) ? bytes : encodeText({ text: decodeBytes(bytes).text });
}

/** Says why bytes are no file that is read: text of at most 4 MiB that contains ASCII as it is. */
function whyNoText(bytes: Buffer): ObstacleKind | undefined {
  if (bytes.byteLength > sizeLimit) return 'too-large';
  if (bytes.includes(0)) return isUtf16(bytes) ? 'utf-16' : 'binary';
  if (bytes.toString('latin1', 0, lfsPointer.length) === lfsPointer) return 'lfs-pointer';
  if (isUtf8(bytes)) return undefined;
  if (isUtf16(bytes)) return 'utf-16';
  return isBinary(bytes) ? 'binary' : undefined;
}

/** By its byte order mark or, without one, by the zeros of ASCII: every second byte, and no other. */
function isUtf16(bytes: Buffer): boolean {
  const mark = bytes.toString('latin1', 0, 2);
  if (mark === '\xFF\xFE' || mark === '\xFE\xFF') return true;
  const zeros = [0, 0];
  for (const [at, byte] of bytes.subarray(0, 2_000).entries())
    if (byte === 0) zeros[at % 2] = (zeros[at % 2] ?? 0) + 1;
  return Math.min(...zeros) === 0 && 4 * Math.max(...zeros) > Math.min(bytes.length, 2_000);
}

/** As in git: one control character among 128 others is too many. The end of a file in MS-DOS is none. */
function isBinary(bytes: Buffer): boolean {
  let controls = 0;
  for (const byte of bytes) if (byte === 0x7f || (byte < 0x20 && !usual.has(byte))) controls += 1;
  return bytes.length - controls < 128 * controls;
}

const usual = new Set(Buffer.from('\b\t\n\f\r\x1a\x1b', 'latin1'));

/** Decodes the NUL-terminated records of a git listing, one at a time. Leaves out names that are not UTF-8. */
export function* decodeRecords(output: Buffer): Generator<string> {
  for (const bytes of splitRecords(output)) {
    const name = decodeName(bytes);
    if (name !== undefined) yield name;
  }
}

/** Splits NUL-terminated records without decoding them. */
export function* splitRecords(output: Buffer): Generator<Buffer> {
  let start = 0;
  for (let end = output.indexOf(0); end >= 0; end = output.indexOf(0, start)) {
    yield output.subarray(start, end);
    start = end + 1;
  }
}

/** The name that these bytes are; `undefined` if they are not UTF-8. Decodes first, because that is faster. */
export function decodeName(bytes: Buffer): string | undefined {
  const name = bytes.toString('utf8');
  return name.includes('\uFFFD') && !isUtf8(bytes) ? undefined : name;
}
