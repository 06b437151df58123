import type { ModelPicture } from '../../engines/model/port/index.ts';
import { type PictureFormat, pictureFormat } from './picture-format.ts';

/** A picture of a ticket, which a model that can see is shown. */
export interface Picture extends ModelPicture {
  /** How the ticket's texts show it, such as `[image: error.png]`; none if it is only attached. */
  readonly marks: readonly string[];
}

/**
 * Bounds of what is shown. A side of more than 8,000 pixels is refused by Anthropic, one of up to 10 by Alibaba;
 * 3 MB are 4 MB in Base64, the least that a provider accepts in one request.
 */
export const pictureLimits = {
  count: 4,
  each: 3 * 1024 * 1024,
  all: 8 * 1024 * 1024,
  minSide: 11,
  maxSide: 8_000,
} as const;

/** Bytes that a further picture may have; 0 if there is no space left. */
export function spaceForPicture(shown: readonly Picture[]): number {
  const left = pictureLimits.all - shown.reduce((sum, { bytes }) => sum + bytes, 0);
  return shown.length < pictureLimits.count ? Math.max(Math.min(pictureLimits.each, left), 0) : 0;
}

/** What a file is as a picture; otherwise why it is not shown, as a phrase. `space` is its maximum of bytes. */
export function judgePicture(
  bytes: Uint8Array,
  space: number,
): Pick<Picture, 'mediaType' | 'width' | 'height' | 'bytes'> | string {
  if (bytes.length > space) return 'not shown: too large';
  const format = pictureFormat(bytes);
  const problem = pictureProblem(format);
  if (format === undefined || problem !== undefined) return `not shown: ${problem}`;
  const { mediaType, width, height } = format;
  return { mediaType, width, height, bytes: bytes.length };
}

/** Why a file of this size cannot be shown, as a phrase; `undefined` if there is space for it. */
export function spaceProblem(bytes: number, space: number): string | undefined {
  if (bytes > pictureLimits.each) return 'not shown: too large';
  return bytes > space || space === 0 ? 'not shown: others use up the limit' : undefined;
}

/** Why the providers would refuse a picture. */
function pictureProblem(format: PictureFormat | undefined): string | undefined {
  if (format === undefined) return 'not a PNG, JPEG, GIF or WebP file';
  const { width, height, isWhole, isAnimated } = format;
  if (!isWhole) return 'incomplete';
  if (isAnimated) return 'animated';
  const size = `${width} × ${height} pixels`;
  if (Math.max(width, height) > pictureLimits.maxSide) return `too large with ${size}`;
  return Math.min(width, height) < pictureLimits.minSide ? `too small with ${size}` : undefined;
}
