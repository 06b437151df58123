import { deltaDiff, findDeltas, type Patch } from '../edits/index.ts';
import { clipLines, clipWithin } from '../text/index.ts';

/** Maximum characters. */
const maxDiff = 8_000;

/** A patch for the next prompt: whole diffs while they fit, then the start of the shortest that does not; the rest by file name. */
export function shortDiff(patch: Patch): string {
  const cut = '\n… (shortened)\n';
  let room = maxDiff - 200;
  const shown: string[] = [];
  const hidden: string[] = [];
  const diffs = findDeltas(patch).map((delta) => ({
    diff: deltaDiff(delta),
    path: delta.change.path,
  }));
  for (const { diff, path } of diffs.sort((a, b) => a.diff.length - b.diff.length)) {
    if (diff.length <= room) shown.push(diff);
    else if (room > 500) shown.push(clipLines(diff, room - cut.length, cut));
    else hidden.push(path);
    room = diff.length <= room ? room - diff.length : 0;
  }
  if (hidden.length === 0) return shown.join('');
  const names = clipWithin(hidden.join(', '), 120);
  return `${shown.join('')}… not shown: ${hidden.length} more (${names})\n`;
}
