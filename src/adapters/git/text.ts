/** Bytes up to which a file is read: beyond it is no source that a person wrote. */
export const sizeLimit = 1024 * 1024;

/** The text of a file, its byte order mark and line endings kept; `undefined` for anything but UTF-8 text. */
export function decodeText(bytes: Uint8Array): string | undefined {
  if (bytes.byteLength > sizeLimit || bytes.includes(0)) return undefined;
  const text = decodeStrictly(bytes);
  return text?.startsWith(largeFilePointer) ? undefined : text;
}

/** The bytes as UTF-8, nothing replaced and nothing stripped; `undefined` where they are not UTF-8. */
export function decodeStrictly(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

/** How a file begins that Git LFS keeps elsewhere: an edit of the pointer would lose the file. */
const largeFilePointer = 'version https://git-lfs.github.com/spec/';
