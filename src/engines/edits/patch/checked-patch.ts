import { requestFingerprint } from '../../text/index.ts';
import { type Patch, sortedChanges } from './patch.ts';

/** A patch, and the digest that its checks and its review name. */
export interface CheckedPatch {
  readonly patch: Patch;
  readonly digest: string;
}

/** The SHA-256 of a patch: of each path, its texts before and after, and its mode. */
export function patchDigest(patch: Patch): string {
  return requestFingerprint(sortedChanges(patch));
}

/** Returns a patch that is about to be written or published. Throws if it is not the one that was checked. */
export function requireUnaltered({ patch, digest }: CheckedPatch): Patch {
  if (patchDigest(patch) === digest) return patch;
  throw new Error('The change is not the one that was checked, so it is not published: a defect.');
}
