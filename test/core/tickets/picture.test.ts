import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { judgePicture, pictureLimits, spaceForPicture } from '../../../src/core/tickets/index.ts';
import { pictureFormat } from '../../../src/core/tickets/picture-format.ts';
import { pictureTokens } from '../../../src/engines/model/port/index.ts';
import { pictureOf } from '../../support/memory/samples/tickets.ts';
import { gifOf, jpegOf, pngOf, webpOf } from '../../support/pictures.ts';
import { runs } from '../../support/property-runs.ts';

const megabyte = 1024 * 1024;

test.each([
  [[], 3],
  [[3], 3],
  [[3, 3], 2],
  [[3, 3, 2], 0],
  [[0.1, 0.1, 0.1], 3],
  [[0.1, 0.1, 0.1, 0.1], 0],
])('after pictures of %j MB, the next may have %d MB', (sizes, left) => {
  const shown = sizes.map((size) => pictureOf('a.png', { bytes: size * megabyte }));
  expect(spaceForPicture(shown)).toBe(left * megabyte);
});

test.each([
  ['too many pixels on one side', pngOf(60_000, 60_000), 'too large with 60000 × 60000 pixels'],
  ['as many as are taken', pngOf(pictureLimits.maxSide, 100), undefined],
  ['a line', pngOf(500, 1), 'too small with 500 × 1 pixels'],
  ['no pixel', pngOf(0, 0), 'too small with 0 × 0 pixels'],
  ['a cut off file', pngOf(100, 100).subarray(0, -1), 'incomplete'],
  ['an animation', gifOf(100, 100, 2), 'animated'],
  ['a large file', pngOf(100, 100, 3 * megabyte), 'too large'],
  ['no picture', Uint8Array.of(1, 2, 3), 'not a PNG, JPEG, GIF or WebP file'],
])('%s', (_, bytes, problem) => {
  const judged = judgePicture(bytes, pictureLimits.each);
  if (problem === undefined) expect(judged).toMatchObject({ mediaType: 'image/png' });
  else expect(judged).toBe(`not shown: ${problem}`);
});

// Claude counts exactly these, as measured in public.
test.each([
  [256, 256, 100],
  [1280, 720, 1196],
  [1920, 1080, 2691],
  [8000, 8000, 4784],
])('a picture of %d × %d pixels costs %d tokens', (width, height, tokens) => {
  expect(pictureTokens({ width, height })).toBe(tokens);
});

const whole = { isWhole: true, isAnimated: false };

describe('the size stands in the file', () => {
  test.each([
    ['PNG', pngOf(1280, 720), 'image/png'],
    ['JPEG', jpegOf(1280, 720), 'image/jpeg'],
    ['GIF', gifOf(1280, 720), 'image/gif'],
    ['WebP', webpOf(1280, 720), 'image/webp'],
  ])('%s', (_, bytes, mediaType) => {
    expect(pictureFormat(bytes)).toEqual({ mediaType, width: 1280, height: 720, ...whole });
  });

  // Files that encoders have written.
  test.each([
    [
      'PNG',
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    ],
    ['GIF', 'R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7'],
    ['lossy WebP', 'UklGRiIAAABXRUJQVlA4IBYAAAAwAQCdASoBAAEADsD+JaQAA3AAAAAA'],
    ['lossless WebP', 'UklGRhoAAABXRUJQVlA4TA0AAAAvAAAAEAcQERGIiP4HAA=='],
    [
      'WebP with transparency',
      'UklGRkoAAABXRUJQVlA4WAoAAAAQAAAAAAAAAAAAQUxQSAwAAAARBxAR/Q9ERP8DAABWUDggGAAAABQBAJ0BKgEAAQAAAP4AAA3AAP7mtQAAAA==',
    ],
  ])('a real %s of one pixel', (_, base64) => {
    const bytes = Uint8Array.from(Buffer.from(base64, 'base64'));
    expect(pictureFormat(bytes)).toMatchObject({ width: 1, height: 1, ...whole });
  });

  test('the two sides of a lossless WebP share bits', () => {
    const bytes = Uint8Array.from(
      Buffer.from('UklGRhoAAABXRUJQVlA4TA0AAAAvAAAAEAcQERGIiP4HAA==', 'base64'),
    );
    const [width, height] = [1_921, 1_079];
    new DataView(bytes.buffer).setUint32(21, (width - 1) | ((height - 1) << 14), true);
    expect(pictureFormat(bytes)).toMatchObject({ width, height });
  });
});

test.each([
  ['GIF', gifOf(20, 10, 2)],
  ['WebP', webpOf(20, 10, true)],
])('an animated %s', (_, bytes) => {
  expect(pictureFormat(bytes)).toMatchObject({ width: 20, height: 10, isAnimated: true });
});

test.each([
  ['text', 'plain text'],
  ['SVG', '<svg xmlns="http://www.w3.org/2000/svg" width="20" height="20"/>'],
  ['BMP', 'BM\x46\0\0\0\0\0\0\0\x36\0\0\0'],
  ['another RIFF file', `RIFF\x24\0\0\0WAVEfmt ${'\0'.repeat(40)}`],
  ['nothing', ''],
])('%s is no picture', (_, text) => {
  expect(pictureFormat(Uint8Array.from(text, (char) => char.charCodeAt(0)))).toBeUndefined();
});

const file = fc.oneof(
  ...[pngOf, jpegOf, gifOf, webpOf].map((make) =>
    fc
      .tuple(fc.integer({ min: 1, max: 65_535 }), fc.integer({ min: 1, max: 65_535 }))
      .map(([width, height]) => ({ bytes: make(width, height), width, height })),
  ),
);

test('a file that is cut off is never taken for a whole one, nor for one of another size', () => {
  fc.assert(
    fc.property(file, fc.nat(), ({ bytes, width, height }, cut) => {
      const format = pictureFormat(bytes.subarray(0, cut % bytes.length));
      if (format === undefined) return;
      expect(format).toMatchObject({ width, height });
      // All of a GIF but its last byte is there to be shown.
      if (format.mediaType !== 'image/gif') expect(format.isWhole).toBe(false);
    }),
    runs(300),
  );
});

const signature = fc.constantFrom(
  '\x89PNG\r\n\x1a\n',
  '\xff\xd8\xff',
  'GIF89a',
  'RIFF\0\0\0\0WEBP',
);
const anyBytes = fc.oneof(
  fc.uint8Array({ maxLength: 200 }),
  fc
    .tuple(signature, fc.uint8Array({ maxLength: 200 }))
    .map(([start, rest]) =>
      Uint8Array.from([...Array.from(start, (char) => char.charCodeAt(0)), ...rest]),
    ),
  fc
    .tuple(file, fc.nat(), fc.nat({ max: 255 }))
    .map(([{ bytes }, at, value]) => bytes.with(at % bytes.length, value)),
);

test('any bytes are read without an error, and none beyond their end', () => {
  fc.assert(
    fc.property(anyBytes, fc.nat({ max: 255 }), (bytes, neighbour) => {
      const surrounded = new Uint8Array(bytes.length + 64).fill(neighbour);
      surrounded.set(bytes, 32);
      const part = surrounded.subarray(32, 32 + bytes.length);
      expect(pictureFormat(part)).toEqual(pictureFormat(bytes));
    }),
    runs(1_000),
  );
});
