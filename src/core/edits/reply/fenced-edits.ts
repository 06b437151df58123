import type { WholeFile } from './edit.ts';
import { type Fence, outerFences } from './fence.ts';
import { fileNameAbove, isOnlyName } from './file-name.ts';
import type { ReplyPart, Scan } from './scan.ts';
import { readHunks, startsV4a } from './v4a.ts';

/** The edits of a fence that opens at a line, or why they cannot be trusted. */
type FencedChange = Pick<ReplyPart, 'at' | 'edits'>;

/** Languages of fences that show commands, output or changes, and no file. */
const noFile = /^(?:sh|shell|bash|zsh|console|powershell|text|txt|output|diff|patch)\b/i;

/** Languages of fences that show changes of a file. */
const changes = /^(?:u?diff|patch)\b/i;

const patchFile = /\.(?:patch|diff)$/;

/** Returns the parts of a reply without patches in the text of a file, such as a document about patches. */
export function unquotedParts({ lines: { texts }, parts, fences }: Scan): readonly ReplyPart[] {
  const files = outerFences(fences).filter((fence) => showsFile(texts, fence));
  let next = 0;
  return parts.filter(({ form, at }) => {
    while ((files[next]?.to ?? at) < at) next += 1;
    return form === 'block' || at < (files[next]?.at ?? texts.length);
  });
}

/** Whether a fence shows a file whole, and not a patch, which would begin with its first line. */
function showsFile(texts: readonly string[], { at, to, info }: Fence): boolean {
  const named = nameOf(texts, at, 0);
  if (named === undefined) return false;
  if (patchFile.test(named.file) && named.fence === 'named') return true;
  const first = texts.slice(at + 1, to).find((line) => line.trim() !== '') ?? '';
  return !noFile.test(info) && !startsPatch(first);
}

const startsPatch = (line: string) =>
  startsV4a(line) || /^(?:diff --git |--- \S|\$? ?apply_patch\b)/.test(line);

/**
 * Returns the files that a reply without other edits shows whole, each in a fence under its name; none if a
 * fence has no name or stays open, or if one shows the changes of a file.
 */
export function fencedFiles({ lines: { texts }, fences, isOpen }: Scan): readonly WholeFile[] {
  if (isOpen) return [];
  const files: WholeFile[] = [];
  let floor = 0;
  for (const { at, to, info } of outerFences(fences)) {
    const named = nameOf(texts, at, floor);
    // A change is shown in a fence of its own, unless the file is a patch itself.
    if (named !== undefined && changes.test(info) && !patchFile.test(named.file)) return [];
    if (named === undefined && !noFile.test(info)) return [];
    if (named) files.push({ kind: 'whole-file', ...named, lines: texts.slice(at + 1, to) });
    floor = to + 1;
  }
  return files;
}

/** Returns the name that a fence carries, or that the line above it has. */
function nameOf(texts: readonly string[], open: number, floor: number) {
  let above = open - 1;
  while (texts[above]?.trim() === '') above -= 1;
  const file = fileNameAbove(texts, open + 1, Math.max(floor, above));
  if (file === undefined) return undefined;
  const isNamed = [texts[open], texts[above]].some((line = '') => isOnlyName(line));
  return { file, fence: isNamed ? 'named' : 'mentioned' } as const;
}

/**
 * Returns what the fences of a reply change that show lines with signs instead of other edits, or why it cannot be
 * trusted. The file is the one that the fence or the text above it names; without a name, its lines have to tell.
 */
export function fencedChanges({ lines, parts, fences }: Scan): readonly FencedChange[] {
  const { texts } = lines;
  let [next, floor] = [0, 0];
  return outerFences(fences).flatMap(({ at, to, info }) => {
    for (; (parts[next]?.at ?? to) < at; next += 1) floor = parts[next]?.next ?? floor;
    const above = floor;
    floor = to + 1;
    const isChange = texts.slice(at + 1, to).some((line) => /^[+-]/.test(line));
    if (!changes.test(info) || !isChange || (parts[next]?.at ?? to) < to) return [];
    const hunks = readHunks(lines, { from: at + 1, to });
    const file = fileNameAbove(texts, at + 1, above);
    const edits =
      typeof hunks === 'string'
        ? `the diff at line ${at + 1} ${hunks}`
        : [{ kind: 'hunks', isPatch: true, file, hunks } as const];
    return [{ at, edits }];
  });
}
