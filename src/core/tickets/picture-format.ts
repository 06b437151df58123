/** What the bytes of a picture file say about it. */
export interface PictureFormat {
  readonly mediaType: 'image/png' | 'image/jpeg' | 'image/gif' | 'image/webp';
  readonly width: number;
  readonly height: number;
  /** Whether the file has its end. */
  readonly isWhole: boolean;
  readonly isAnimated: boolean;
}

/** Reads a file by its bytes alone, whatever it is called; `undefined` if it is no picture that models take. */
export function pictureFormat(bytes: Uint8Array): PictureFormat | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (startsWith(view, 0, '\x89PNG\r\n\x1a\n')) return readPng(view);
  if (startsWith(view, 0, '\xff\xd8\xff')) return readJpeg(view);
  if (startsWith(view, 0, 'GIF87a') || startsWith(view, 0, 'GIF89a')) return readGif(view);
  return startsWith(view, 0, 'RIFF') && startsWith(view, 8, 'WEBP') ? readWebp(view) : undefined;
}

function startsWith(view: DataView, at: number, text: string): boolean {
  if (at + text.length > view.byteLength) return false;
  return Array.from(text).every((char, index) => view.getUint8(at + index) === char.charCodeAt(0));
}

/** A signature, and chunks: length, name, data, checksum. Animated ones show their first image everywhere. */
function readPng(view: DataView): PictureFormat | undefined {
  if (view.byteLength < 33 || !startsWith(view, 12, 'IHDR')) return undefined;
  let at = 8;
  while (at + 12 <= view.byteLength && !startsWith(view, at + 4, 'IEND')) {
    at += 12 + view.getUint32(at);
  }
  const size = { width: view.getUint32(16), height: view.getUint32(20) };
  const isWhole = at + 12 <= view.byteLength;
  return { mediaType: 'image/png', ...size, isWhole, isAnimated: false };
}

/** Segments: a marker, its length, data. The size stands in the frame header, `SOF`, before the scan, `SOS`. */
function readJpeg(view: DataView): PictureFormat | undefined {
  let at = 2;
  while (at + 9 <= view.byteLength && view.getUint8(at) === 0xff) {
    const marker = view.getUint8(at + 1);
    if (isFrameHeader(marker)) {
      const size = { width: view.getUint16(at + 7), height: view.getUint16(at + 5) };
      return { mediaType: 'image/jpeg', ...size, isWhole: hasEoi(view, at), isAnimated: false };
    }
    if (marker === 0xff) at += 1;
    else if (marker === 0xda || marker === 0xd9) return undefined;
    else at += hasNoLength(marker) ? 2 : 2 + Math.max(view.getUint16(at + 2), 2);
  }
  return undefined;
}

const isFrameHeader = (marker: number) =>
  marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

const hasNoLength = (marker: number) => marker === 0x01 || (marker >= 0xd0 && marker <= 0xd8);

/** Whether the end marker follows; some programs write more after it. */
function hasEoi(view: DataView, from: number): boolean {
  for (let at = view.byteLength - 2; at > from; at -= 1) {
    if (view.getUint16(at) === 0xffd9) return true;
  }
  return false;
}

/** A screen, and blocks: extensions, images and a trailer. */
function readGif(view: DataView): PictureFormat | undefined {
  if (view.byteLength < 13) return undefined;
  const size = { width: view.getUint16(6, true), height: view.getUint16(8, true) };
  let at: number | undefined = 13 + colorTable(view.getUint8(10));
  let images = 0;
  while (at !== undefined && at < view.byteLength) {
    const kind = view.getUint8(at);
    if (kind === 0x21) at = endOfBlocks(view, at + 2);
    else if (kind === 0x2c && at + 10 < view.byteLength) {
      at = endOfBlocks(view, at + 11 + colorTable(view.getUint8(at + 9)));
      if (at !== undefined) images += 1;
    } else break;
  }
  return { mediaType: 'image/gif', ...size, isWhole: images > 0, isAnimated: images > 1 };
}

/** Bytes of the table that the flags announce. */
const colorTable = (flags: number) => (flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0);

/** Returns the position after blocks that start with their length, the last with 0; `undefined` without an end. */
function endOfBlocks(view: DataView, start: number): number | undefined {
  let at = start;
  while (at < view.byteLength) {
    const length = view.getUint8(at);
    at += 1 + length;
    if (length === 0) return at;
  }
  return undefined;
}

/** A container of chunks. The first names one of three forms, each with its size in another place. */
function readWebp(view: DataView): PictureFormat | undefined {
  if (view.byteLength < 30) return undefined;
  const isWhole = view.getUint32(4, true) + 8 <= view.byteLength;
  const common = { mediaType: 'image/webp', isWhole, isAnimated: false } as const;
  if (startsWith(view, 12, 'VP8 ')) {
    const side = (at: number) => view.getUint16(at, true) & 0x3fff;
    return { ...common, width: side(26), height: side(28) };
  }
  if (startsWith(view, 12, 'VP8L')) {
    const bits = view.getUint32(21, true);
    return { ...common, width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
  }
  if (!startsWith(view, 12, 'VP8X')) return undefined;
  const side = (at: number) => (view.getUint32(at - 1, true) >>> 8) + 1;
  const isAnimated = (view.getUint8(20) & 2) !== 0;
  return { ...common, width: side(24), height: side(27), isAnimated };
}
