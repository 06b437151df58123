/** Returns the bytes of characters, each one byte. */
const latin = (text: string) => Uint8Array.from(text, (char) => char.charCodeAt(0));

function joinedBytes(...parts: readonly (string | readonly number[])[]): Uint8Array {
  return Uint8Array.from(
    parts.flatMap((part) => [...(typeof part === 'string' ? latin(part) : part)]),
  );
}

const big = (value: number, bytes: number) =>
  Array.from({ length: bytes }, (_, index) => (value >>> (8 * (bytes - 1 - index))) & 0xff);
const little = (value: number, bytes: number) => big(value, bytes).reverse();

const pngChunk = (name: string, data: readonly number[]) => [
  ...big(data.length, 4),
  ...latin(name),
  ...data,
  ...[0, 0, 0, 0],
];

/** A PNG file of this size in pixels, without image data that anybody decodes; `padding` makes it longer. */
export function pngOf(width: number, height: number, padding = 8): Uint8Array {
  const header = pngChunk('IHDR', [...big(width, 4), ...big(height, 4), 8, 2, 0, 0, 0]);
  const start = joinedBytes('\x89PNG\r\n\x1a\n', header, big(padding, 4), 'IDAT');
  const end = joinedBytes([0, 0, 0, 0], pngChunk('IEND', []));
  const bytes = new Uint8Array(start.length + padding + end.length);
  bytes.set(start);
  bytes.set(end, start.length + padding);
  return bytes;
}

/** A JPEG file of this size in pixels, without image data. */
export function jpegOf(width: number, height: number): Uint8Array {
  const app = [0xff, 0xe0, ...big(16, 2), ...latin('JFIF\0'), 1, 1, 0, 0, 72, 0, 72, 0, 0];
  const frame = [0xff, 0xc0, ...big(11, 2), 8, ...big(height, 2), ...big(width, 2), 1, 1, 0x11, 0];
  const scan = [0xff, 0xda, ...big(8, 2), 1, 1, 0, 0, 63, 0, 1, 2, 3];
  return joinedBytes([0xff, 0xd8], app, frame, scan, [0xff, 0xd9]);
}

/** A GIF file of this size in pixels with a number of images, each of one pixel. */
export function gifOf(width: number, height: number, images = 1): Uint8Array {
  const control = [0x21, 0xf9, 4, 1, 0, 0, 0, 0];
  const image = [0x2c, 0, 0, 0, 0, 1, 0, 1, 0, 0, 2, 2, 0x44, 1, 0];
  const all = Array.from({ length: images }, () => [...control, ...image]).flat();
  const screen = [...little(width, 2), ...little(height, 2), 0x80, 0, 0, 0, 0, 0, 255, 255, 255];
  return joinedBytes('GIF89a', screen, all, [0x3b]);
}

/** A WebP file in the extended form of this size in pixels, without image data. */
export function webpOf(width: number, height: number, isAnimated = false): Uint8Array {
  const header = [isAnimated ? 2 : 0, 0, 0, 0, ...little(width - 1, 3), ...little(height - 1, 3)];
  const body = joinedBytes('WEBPVP8X', little(10, 4), header);
  return joinedBytes('RIFF', little(body.length, 4), [...body]);
}
