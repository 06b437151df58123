import type { Edit, WholeFile } from './edit.ts';
import { type Fence, outerFences } from './fence.ts';
import { fitsFile, showsNoFile } from './fence-language.ts';
import { nameAlone } from './file-name.ts';
import { type ReplyPart, type Scan, scanReply } from './scan.ts';
import { startsPatch } from './v4a.ts';

/** The edits of a reply, at least one, or why none of them can be trusted. */
export type ParsedEdits =
  | { readonly kind: 'edits'; readonly edits: readonly Edit[] }
  | { readonly kind: 'malformed'; readonly why: string };

/** Why a reply is malformed that has no edits in any form. */
export const noEdits = 'it contains no SEARCH/REPLACE block';

/**
 * Reads every block and every patch of a reply; one that is cut off or ambiguous makes the reply malformed. A reply
 * without any of these may consist of whole files in fences, each below a line with its name. `finished` says that the
 * model ended the reply itself, so a missing last end marker is no cut.
 */
export function parseEdits(reply: string, finished = false): ParsedEdits {
  const scan = scanReply(reply, finished);
  for (const way of [unquotedParts(scan), fencedFiles(scan)]) {
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

/** The edits of a fence, or why they cannot be trusted. */
type FencedEdits = Pick<ReplyPart, 'edits'>;

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
  const file = nameOf(texts, at);
  if (file === undefined) return false;
  if (patchFile.test(file)) return true;
  const filled = texts.findIndex((line, index) => index > at && line.trim() !== '');
  const first = filled < to ? (texts[filled] ?? '') : '';
  const isPatch = startsPatch(texts, filled) || /^\$? ?apply_patch\b/.test(first);
  return fitsFile(info, file) && !isPatch;
}

/**
 * Returns the files that a reply without other edits shows whole; none if a fence stays open, is in another form than
 * its file, or may be one without a name.
 */
function fencedFiles({ lines: { texts }, fences, isOpen }: Scan): readonly FencedEdits[] {
  if (isOpen) return [];
  const files: WholeFile[] = [];
  for (const { at, to, info } of outerFences(fences)) {
    const file = nameOf(texts, at);
    if (file === undefined && showsNoFile(info)) continue;
    if (file === undefined || !fitsFile(info, file)) return [];
    files.push({ kind: 'whole-file', file, lines: texts.slice(at + 1, to), isFenced: true });
  }
  return [{ edits: files }];
}

/** Returns the name that the line above a fence is. */
function nameOf(texts: readonly string[], open: number): string | undefined {
  let above = open - 1;
  while (texts[above]?.trim() === '') above -= 1;
  return nameAlone(texts[above] ?? '');
}
