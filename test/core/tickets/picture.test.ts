import { expect, test } from 'vitest';
import {
  judgePicture,
  pictureLimits,
  pictureTokens,
  spaceForPicture,
} from '../../../src/core/tickets/index.ts';
import { pictureOf } from '../../support/memory/samples.ts';
import { gifOf, pngOf } from '../../support/pictures.ts';

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
