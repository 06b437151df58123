import type { WholeFile } from './edit.ts';
import { type Fence, readFence } from './fence.ts';
import { fileNameAbove, isOnlyName } from './file-name.ts';

/** Languages of fences that show commands, output or changes, and no file. */
const noFile = /^(?:sh|shell|bash|zsh|console|powershell|text|txt|output|diff|patch)\b/i;

/**
 * Returns the files that a reply without blocks shows whole, each in a fence under its name; none if a
 * fence has no name or stays open, or if one shows the changes of a file.
 */
export function fencedFiles(lines: readonly string[]): readonly WholeFile[] {
  const files: WholeFile[] = [];
  const open: Fence[] = [];
  let floor = 0;
  for (const [at, line] of lines.entries()) {
    const fence = readFence(line, at, open);
    if (fence === undefined || open.length > 0) continue;
    const named = nameOf(lines, fence.at, floor);
    if (named !== undefined && isChange(fence.info, named.file)) return [];
    if (named !== undefined) {
      files.push({ kind: 'whole-file', ...named, lines: lines.slice(fence.at + 1, at) });
    } else if (!noFile.test(fence.info)) return [];
    floor = at + 1;
  }
  return open.length === 0 ? files : [];
}

/** A change is shown in a fence of its own, unless the file is a patch itself. */
function isChange(info: string, file: string): boolean {
  return /^(?:diff|patch)\b/i.test(info) && !patchFile.test(file);
}

const patchFile = /\.(?:patch|diff)$/;

/** Whether a fence shows a file whole, and not a patch, which would begin with its first line. */
export function showsFile(
  lines: readonly string[],
  { at, info }: Fence,
  startsPatch: (line: string) => boolean,
): boolean {
  const named = nameOf(lines, at, 0);
  if (named === undefined) return false;
  if (patchFile.test(named.file) && named.fence === 'named') return true;
  let first = at + 1;
  while (lines[first]?.trim() === '') first += 1;
  return !noFile.test(info) && !startsPatch(lines[first] ?? '');
}

/** Returns the name that a fence carries, or that the line above it has. */
function nameOf(lines: readonly string[], open: number, floor: number) {
  let above = open - 1;
  while (lines[above]?.trim() === '') above -= 1;
  const file = fileNameAbove(lines, open + 1, Math.max(floor, above));
  if (file === undefined) return undefined;
  const isNamed = [lines[open], lines[above]].some((line = '') => isOnlyName(line));
  return { file, fence: isNamed ? 'named' : 'mentioned' } as const;
}
