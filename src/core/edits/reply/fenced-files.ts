import type { WholeFile } from './edit.ts';
import { type Fence, readFence } from './fence.ts';
import { fileNameAbove, isOnlyName } from './file-name.ts';

/** Languages of fences that show commands, output or changes, and no file. */
const noFile = /^(?:sh|shell|bash|zsh|console|powershell|text|txt|output|diff|patch)\b/i;

/**
 * Returns the files that a reply without blocks shows whole, each in a fence under its name; none if a
 * fence has no name or stays open.
 */
export function fencedFiles(lines: readonly string[]): readonly WholeFile[] {
  const files: WholeFile[] = [];
  const open: Fence[] = [];
  let floor = 0;
  for (const [at, line] of lines.entries()) {
    const fence = readFence(line, at, open);
    if (fence === undefined || open.length > 0) continue;
    const named = nameOf(lines, fence.at, floor);
    if (named !== undefined) {
      files.push({ kind: 'whole-file', ...named, lines: lines.slice(fence.at + 1, at) });
    } else if (!noFile.test(fence.info)) return [];
    floor = at + 1;
  }
  return open.length === 0 ? files : [];
}

/** Returns the name that a fence carries, or that the line above it has. */
function nameOf(lines: readonly string[], open: number, floor: number) {
  const above = lines.findLastIndex((line, at) => at < open && line.trim() !== '');
  const file = fileNameAbove(lines, open + 1, Math.max(floor, above));
  if (file === undefined) return undefined;
  const isNamed = [lines[open], lines[above]].some((line = '') => isOnlyName(line));
  return { file, fence: isNamed ? 'named' : 'mentioned' } as const;
}
