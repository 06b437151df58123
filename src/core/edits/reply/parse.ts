import type { Edit, WholeFile } from './edit.ts';
import { type Fence, outerFences } from './fence.ts';
import { fitsFile, showsChanges, showsNoFile } from './fence-language.ts';
import { fileNameAbove, fileNameIn, isOnlyName } from './file-name.ts';
import { type ReplyPart, type Scan, scanReply } from './scan.ts';
import { readHunks, startsV4a } from './v4a.ts';

/** The edits of a reply, at least one, or why none of them can be trusted. */
export type ParsedEdits =
  | { readonly kind: 'edits'; readonly edits: readonly Edit[] }
  | { readonly kind: 'malformed'; readonly why: string };

/** Why a reply is malformed that has no edits in any form. */
export const noEdits = 'it contains no SEARCH/REPLACE block';

/**
 * Reads every block and every patch of a reply; one that is cut off or ambiguous makes the reply malformed. A unified
 * diff counts only without them, because it may show what they do. A reply without any of these may consist
 * of whole files in fences under their names, or else of changed lines in such fences.
 * `finished` says that the model ended the reply itself, so a missing last end marker is no cut.
 */
export function parseEdits(reply: string, finished = false): ParsedEdits {
  const scan = scanReply(reply, finished);
  const parts = unquotedParts(scan);
  const diffs = parts.filter(({ form }) => form === 'unified');
  const files = diffs.length > 0 ? [] : fencedFiles(scan);
  const changes = [...diffs, ...fencedChanges(scan)].sort((a, b) => a.at - b.at);
  const ways = [parts.filter(({ form }) => form !== 'unified'), [{ edits: files }], changes];
  for (const way of ways) {
    const read = allEdits(way.map(({ edits }) => edits));
    if (typeof read === 'string') return malformed(read);
    if (read.length > 0) return { kind: 'edits', edits: read };
  }
  return malformed(noEdits);
}

function allEdits(read: readonly (readonly Edit[] | string)[]): readonly Edit[] | string {
  const why = read.find((edits) => typeof edits === 'string');
  return why ?? read.flatMap((edits) => (typeof edits === 'string' ? [] : edits));
}

const malformed = (why: string): ParsedEdits => ({ kind: 'malformed', why });

/** The edits of a fence that opens at a line, or why they cannot be trusted. */
type FencedChange = Pick<ReplyPart, 'at' | 'edits'>;

const patchFile = /\.(?:patch|diff)$/;

/** Returns the parts of a reply without patches in the text of a file, such as a document about patches. */
function unquotedParts({ lines: { texts }, parts, fences }: Scan): readonly ReplyPart[] {
  const files = outerFences(fences).filter((fence) => showsFile(texts, fence));
  let next = 0;
  return parts.filter(({ form, at }) => {
    while ((files[next]?.to ?? at) < at) next += 1;
    return form === 'block' || at < (files[next]?.at ?? texts.length);
  });
}

/** Whether a fence shows a file whole, and not a patch, which would begin with its first line. */
function showsFile(texts: readonly string[], { at, to, info }: Fence): boolean {
  const named = findName(texts, at, 0);
  if (named === undefined) return false;
  if (patchFile.test(named.file) && named.fence === 'named') return true;
  const first = texts.slice(at + 1, to).find((line) => line.trim() !== '') ?? '';
  return fitsFile(info, named.file) && !startsPatch(first);
}

const startsPatch = (line: string) =>
  startsV4a(line) || /^(?:diff --git |--- \S|\$? ?apply_patch\b)/.test(line);

/**
 * Returns the files that a reply without other edits shows whole, each in a fence under its name, or with it in its
 * first line; none if a fence has no name that fits or stays open, or if one shows the changes of a file.
 */
function fencedFiles({ lines: { texts }, fences, isOpen }: Scan): readonly WholeFile[] {
  if (isOpen) return [];
  const files: WholeFile[] = [];
  let floor = 0;
  for (const { at, to, info } of outerFences(fences)) {
    const inside = showsNoFile(info) ? undefined : fileNameIn(texts[at + 1] ?? '');
    const byTitle = inside === undefined ? undefined : ({ file: inside, fence: 'named' } as const);
    const meant = findName(texts, at, floor) ?? byTitle;
    // A change is shown in a fence of its own, unless the file is a patch itself.
    if (meant !== undefined && showsChanges(info) && !patchFile.test(meant.file)) return [];
    const named = meant !== undefined && fitsFile(info, meant.file) ? meant : undefined;
    if (named === undefined && !showsNoFile(info)) return [];
    const lines = texts.slice(at + 1, to);
    const isTitled = inside !== undefined && named?.file === inside ? true : undefined;
    if (named) files.push({ kind: 'whole-file', ...named, lines, isTitled });
    floor = to + 1;
  }
  return files;
}

/** Returns the name that a fence carries, or that the line above it has. */
function findName(texts: readonly string[], open: number, floor: number) {
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
function fencedChanges({ lines, parts, fences }: Scan): readonly FencedChange[] {
  const { texts } = lines;
  let [next, floor] = [0, 0];
  return outerFences(fences).flatMap(({ at, to, info }) => {
    for (; (parts[next]?.at ?? to) < at; next += 1) floor = parts[next]?.next ?? floor;
    const above = floor;
    floor = to + 1;
    const isChange = texts.slice(at + 1, to).some((line) => /^[+-]/.test(line));
    if (!showsChanges(info) || !isChange || (parts[next]?.at ?? to) < to) return [];
    const hunks = readHunks(lines, { from: at + 1, to });
    const file = fileNameAbove(texts, at + 1, above);
    const edits =
      typeof hunks === 'string'
        ? `the diff at line ${at + 1} ${hunks}`
        : [{ kind: 'hunks', isPatch: true, file, hunks } as const];
    return [{ at, edits }];
  });
}
