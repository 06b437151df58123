import { deltaDiff, findDeltas, type Patch } from '../../engines/edits/index.ts';
import { clipLines } from '../../engines/text/index.ts';

/** Maximum characters. */
const maxDiff = 8_000;

/** Stands below what is cut. */
const cut = '\n… (shortened)\n';

/** A patch for the next prompt: the diffs of its files, the shortest first, as far as there is room. */
export function shortDiff(patch: Patch): string {
  const diffs = findDeltas(patch).map((delta) => deltaDiff(delta));
  const sorted = diffs.sort((a, b) => a.length - b.length);
  return clipLines(sorted.join(''), maxDiff - cut.length, cut);
}
