import type { Obstacle, ObstacleKind } from '../../engines/files/index.ts';
import { decodeName, splitRecords } from './decode.ts';

/** What git lists by these modes besides regular files. */
export const otherModes: ReadonlyMap<string, ObstacleKind> = new Map([
  ['120000', 'symlink'],
  ['160000', 'submodule'],
]);

/** Returns what is in the way of a path: itself, or a folder above it. */
export function obstacleAbove(
  path: string,
  others: ReadonlyMap<string, ObstacleKind>,
): Obstacle | undefined {
  for (let end = path.length; end > 0; end = path.lastIndexOf('/', end - 1)) {
    const at = path.slice(0, end);
    const kind = others.get(at);
    if (kind !== undefined) return { kind, at };
  }
  return undefined;
}

/** Reads from `git ls-files -z -t --stage` what of the index cannot be edited. Decodes no other names. */
export function obstaclesInIndex(listed: Buffer): ReadonlyMap<string, ObstacleKind> {
  const others = new Map<string, ObstacleKind>();
  for (const record of splitRecords(listed)) {
    // `tag mode id stage`, a tab and the path. The tag `S` is that of a file outside the sparse checkout.
    const end = record.indexOf(tab);
    const [tag, mode = '', , stage] = record.toString('latin1', 0, end).split(' ');
    const kind =
      otherModes.get(mode) ??
      (stage !== '0' ? 'unmerged' : tag === 'S' || tag === 's' ? 'sparse' : undefined);
    const path = kind && decodeName(record.subarray(end + 1));
    if (kind !== undefined && path !== undefined) others.set(path, kind);
  }
  return others;
}

const tab = 0x09;
