import { formatPatch, type StructuredPatch, type StructuredPatchHunk, structuredPatch } from 'diff';
import { encodeText } from '../../text/index.ts';
import { type Delta, type FileChange, findDeltas, type Patch } from './patch.ts';

/** Added and removed lines beyond which the shortest diff is not searched for: the search is quadratic. */
const maxEditLength = 3_000;

/** Unchanged lines around each change, as git shows them. */
const usualContext = 3;

/** Lines of a new text, from 1, both ends included. */
interface NewLines {
  readonly start: number;
  readonly end: number;
}

/**
 * Returns the unified diff of one file in git's format, each hunk with the definition that it is in; `shown` are further
 * lines of the new text that it has.
 */
export function fileDiff(change: FileChange, shown: readonly NewLines[] = []): string {
  const { path, before, after, executable } = change;
  const mode = executable ? '100755' : '100644';
  const hunks = textHunks(change, shown);
  const diff = gitDiff({
    oldFileName: before === null ? '/dev/null' : `a/${path}`,
    newFileName: after === null ? '/dev/null' : `b/${path}`,
    hunks,
    ...(before === null ? { isCreate: true, newMode: mode } : {}),
    ...(after === null ? { isDelete: true, oldMode: mode } : {}),
  });
  if (before === null) return diff;
  const lines = before.split(/\r?\n/);
  return withHeads(diff, hunks, (hunk) => definitionAround(lines, headLine(hunk)));
}

/** The line whose definition a hunk is said to be in: the first changed one, or the first of a hunk that shows more. */
function headLine({ oldStart, lines }: StructuredPatchHunk): number {
  const changed = lines.findIndex((line) => !line.startsWith(' '));
  return oldStart - 1 + (changed > usualContext ? 0 : Math.max(0, changed));
}

/** Writes the head of each hunk after its numbers. */
function withHeads(
  diff: string,
  hunks: readonly StructuredPatchHunk[],
  headFor: (hunk: StructuredPatchHunk) => string,
): string {
  const heads = hunks.map(headFor);
  let at = -1;
  return diff.replaceAll(/^@@ -\d[\d,]* \+\d[\d,]* @@$/gm, (numbers) => {
    at += 1;
    return `${numbers} ${heads[at] ?? ''}`.trimEnd();
  });
}

/**
 * Returns the diff of one delta, with further lines of the new text. A rename shows only its two paths, because nothing
 * else changes.
 */
export function deltaDiff(delta: Delta, shown: readonly NewLines[] = []): string {
  if (delta.kind !== 'renamed') return fileDiff(delta.change, shown);
  const oldFileName = `a/${delta.from}`;
  const newFileName = `b/${delta.change.path}`;
  const names = gitDiff({ oldFileName, newFileName, hunks: [], isRename: true });
  return names.replace('\n', '\nsimilarity index 100%\n');
}

/** Returns the unified diff of a patch, sorted by path; `git apply` accepts it. */
export function patchDiff(patch: Patch): string {
  return findDeltas(patch)
    .map((delta) => deltaDiff(delta))
    .join('');
}

/** Returns the same diff as the bytes of a patch file: each file's lines are stored as they are in the file. */
export function diffBytes(patch: Patch): Uint8Array {
  const parts = findDeltas(patch).map((delta) =>
    encodeText({ text: deltaDiff(delta), encoding: delta.change.encoding }),
  );
  return Uint8Array.from(parts.flatMap((part) => [...part]));
}

/** Counts the lines that the diff shows as added and removed; a rename has none. */
export function diffSize(delta: Delta): { readonly added: number; readonly removed: number } {
  const hunks = delta.kind === 'renamed' ? [] : textHunks(delta.change);
  const lines = hunks.flatMap((hunk) => hunk.lines);
  return {
    added: lines.filter((line) => line.startsWith('+')).length,
    removed: lines.filter((line) => line.startsWith('-')).length,
  };
}

/** The largest change that is allowed. */
export interface Caps {
  readonly files: number;
  /** Added and removed lines together. */
  readonly lines: number;
}

/** More than the fix of one bug needs, less than a rewrite. */
export const usualCaps: Caps = { files: 20, lines: 1000 };

/** Says in a phrase how a patch exceeds the caps; `undefined` if it does not. */
export function overCaps(patch: Patch, { files, lines }: Caps): string | undefined {
  const deltas = findDeltas(patch);
  if (deltas.length > files) {
    return `the change touches ${deltas.length} files; the limit is ${files}`;
  }
  const sizes = deltas.map(diffSize);
  const touched = sizes.reduce((sum, { added, removed }) => sum + added + removed, 0);
  return touched > lines
    ? `the change adds and removes ${touched} lines; the limit is ${lines}`
    : undefined;
}

function gitDiff(section: Omit<StructuredPatch, 'isGit' | 'oldHeader' | 'newHeader'>): string {
  return formatPatch({ ...section, isGit: true, oldHeader: undefined, newHeader: undefined });
}

/** A missing file has no lines. Texts that differ too much are replaced as a whole. */
function textHunks(
  { before, after }: FileChange,
  shown: readonly NewLines[] = [],
): StructuredPatchHunk[] {
  const [old, now] = [before ?? '', after ?? ''];
  const context = shown.length > 0 ? Number.MAX_SAFE_INTEGER : usualContext;
  const shortest = structuredPatch('', '', old, now, '', '', { context, maxEditLength });
  if (shortest !== undefined)
    return shown.length > 0
      ? shortest.hunks.flatMap((hunk) => partsOf(hunk, shown))
      : shortest.hunks;
  const [removal] = structuredPatch('', '', old, '').hunks;
  const [addition] = structuredPatch('', '', '', now).hunks;
  return [
    {
      oldStart: 1,
      oldLines: removal?.oldLines ?? 0,
      newStart: 1,
      newLines: addition?.newLines ?? 0,
      lines: [...(removal?.lines ?? []), ...(addition?.lines ?? [])],
    },
  ];
}

/** Divides a hunk: its parts have the changes with the usual lines around them, and the lines that are to be shown. */
function partsOf(whole: StructuredPatchHunk, shown: readonly NewLines[]): StructuredPatchHunk[] {
  const { lines } = whole;
  const wanted = new Set(
    lines.flatMap((line, at) =>
      /^[+-]/.test(line) ? Array.from({ length: 2 * usualContext + 1 }, (_, n) => at + n) : [],
    ),
  );
  const isShown = (line: number) => shown.some(({ start, end }) => start <= line && line <= end);
  let [oldStart, newStart] = [whole.oldStart, whole.newStart];
  let part: StructuredPatchHunk | undefined;
  const parts: StructuredPatchHunk[] = [];
  for (const [at, line] of lines.entries()) {
    const [old, now] = [/^[ -]/.test(line) ? 1 : 0, /^[ +]/.test(line) ? 1 : 0];
    if (wanted.has(at + usualContext) || (old + now === 2 && isShown(newStart))) {
      if (part === undefined) {
        part = { oldStart, oldLines: 0, newStart, newLines: 0, lines: [] };
        parts.push(part);
      }
      part.lines.push(line);
      part.oldLines += old;
      part.newLines += now;
    } else part = undefined;
    oldStart += old;
    newStart += now;
  }
  return parts;
}

/** Maximum characters of a head. */
const maxHead = 80;

/** The line of a function, class or the like: by its word, or by a name with parentheses before a block. */
const definition =
  /^\s*(?:(?:export|default|public|private|protected|internal|static|async|abstract|final|override|virtual|inline|sealed|partial|unsafe|extern|pub(?:\([^)]*\))?)\s+)*(?:function\b|def\s|class\s|func\s|fn\s|fun\s|interface\s|struct\s|enum\s|impl\b|trait\s|module\s|namespace\s|object\s|record\s|sub\s)|^\s*(?!(?:if|else|for|foreach|while|switch|catch|do|try|return|with|elif|elsif|unless|until|when|match)\b)[\w$#~][\w$<>[\], *&:?.=]*\([^;]*\)[^;]*\{\s*$/;

/** Returns the line of the definition around a line of a text, without its indentation; empty if there is none. */
export function definitionAround(lines: readonly string[], index: number): string {
  let limit = indentOf(lines[index] ?? '');
  for (let at = index - 1; at >= 0 && limit > 0; at -= 1) {
    const line = lines[at] ?? '';
    if (line.trim() === '' || indentOf(line) >= limit) continue;
    if (definition.test(line)) return line.trim().slice(0, maxHead).trimEnd();
    limit = indentOf(line);
  }
  return '';
}

const indentOf = (line: string) =>
  line.trim() === '' ? Number.POSITIVE_INFINITY : line.search(/\S/);
