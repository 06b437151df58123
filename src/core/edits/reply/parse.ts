import { withoutThoughts } from '../../text/index.ts';
import { readBareDiff, startsBareDiff } from './bare-diff.ts';
import { type BlockHead, headOf, type MarkedBlock, readBlock } from './block.ts';
import { contentSpans } from './content-spans.ts';
import type { Edit } from './edit.ts';
import { fencedFiles } from './fenced-files.ts';
import { fileNameAbove } from './file-name.ts';
import { type ReplyLines, replyLines } from './hunk-lines.ts';
import { type PatchFences, patchFences } from './patch-fences.ts';
import { type ReadPatch, startsV4a } from './patch-lines.ts';
import { readUnified } from './unified.ts';
import { opensChange, startsUnified } from './unified-header.ts';
import { readV4a } from './v4a.ts';

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
  const lines = replyLines(withoutReasoning(reply));
  const { texts } = lines;
  let known: PatchFences | undefined;
  const fences = () => {
    known ??= patchFences(lines);
    return known;
  };
  const edits: Edit[] = [];
  const diffs: { readonly form: PatchForm; readonly edits: readonly Edit[] | string }[] = [];
  let floor = 0;
  for (let at = 0; at < texts.length; at += 1) {
    const head = headOf(texts[at] ?? '');
    if (head !== undefined) {
      const read = readNamedBlock(texts, at, head, {
        floor,
        previous: edits.at(-1)?.file,
        finished,
      });
      if (typeof read === 'string') return malformed(read);
      edits.push(read.edit);
      floor = read.next;
      at = read.next - 1;
      continue;
    }
    const form = patchFormAt(lines, at, fences);
    if (form === undefined || fences().isQuoted(at)) continue;
    const close = fences().closeOf(form === 'bare' ? at + 1 : at);
    const patch = readPatch[form](lines, at, { close, finished, floor });
    if (typeof patch === 'string') {
      if (form === 'v4a') return malformed(`the patch at line ${at + 1} ${patch}`);
      diffs.push({ form, edits: `the diff at line ${at + 1} ${patch}` });
      continue;
    }
    if (form === 'v4a') edits.push(...patch.edits);
    else diffs.push({ form, edits: patch.edits });
    floor = patch.next;
    at = patch.next - 1;
  }
  if (edits.length > 0) return { kind: 'edits', edits };
  const files = diffs.some(({ form }) => form === 'unified') ? [] : fencedFiles(texts);
  const all = files.length > 0 ? [files] : diffs.map((diff) => diff.edits);
  const wrong = all.find((some) => typeof some === 'string');
  if (typeof wrong === 'string') return malformed(wrong);
  const own = all.flatMap((some) => (typeof some === 'string' ? [] : some));
  return own.length > 0 ? { kind: 'edits', edits: own } : malformed(noEdits);
}

type PatchForm = 'v4a' | 'unified' | 'bare';

/** Where a patch is in its reply. */
interface PatchPlace {
  /** Where the fence around it closes, if any. */
  readonly close: number | undefined;
  readonly finished: boolean;
  /** The line above which no name of it can be. */
  readonly floor: number;
}

type ReadAt = (lines: ReplyLines, at: number, place: PatchPlace) => ReadPatch | string;

const readPatch: Readonly<Record<PatchForm, ReadAt>> = {
  v4a: (lines, at, { close, finished }) => readV4a(lines, at, close, finished),
  unified: (lines, at, { close }) => readUnified(lines, at, close),
  bare: readBareDiff,
};

function patchFormAt(
  { texts }: ReplyLines,
  at: number,
  fences: () => PatchFences,
): PatchForm | undefined {
  const line = texts[at] ?? '';
  // Some models put a whole diff between the first and the last line of the other form.
  if (startsV4a(line) && !startsUnified(texts, at + 1)) return 'v4a';
  if (startsUnified(texts, at)) return 'unified';
  return opensChange(line) && startsBareDiff(texts, at, fences().closeOf(at + 1))
    ? 'bare'
    : undefined;
}

/** Where a block is in its reply. */
interface BlockPlace {
  /** The line above which no name of it can be. */
  readonly floor: number;
  readonly previous: string | undefined;
  readonly finished: boolean;
}

function readNamedBlock(
  texts: readonly string[],
  at: number,
  head: BlockHead,
  { floor, previous, finished }: BlockPlace,
): { readonly edit: Edit; readonly next: number } | string {
  const name = head.name ?? fileNameAbove(texts, at, floor);
  const block = readBlock(texts, at, head, finished);
  const called = name === undefined ? `the block at line ${at + 1}` : `the block for ${name}`;
  if (typeof block === 'string') return `${called} ${block}`;
  const edit = editOf(block, name, previous);
  return typeof edit === 'string' ? `${called} ${edit}` : { edit, next: block.next };
}

/** Returns a reply without the model's thoughts. A tag of thoughts in the text of a file is no thought. */
export function withoutReasoning(reply: string): string {
  return withoutThoughts(reply, contentSpans);
}

function editOf(
  { head, search, replace }: MarkedBlock,
  name: string | undefined,
  previous: string | undefined,
): Edit | string {
  if (head.form === 'search') return { kind: 'replacement', file: name, search, replace };
  const file = name ?? previous;
  if (file === undefined) return 'does not name its file';
  const filled = search.filter((line) => line.trim() !== '');
  switch (head.form) {
    case 'file':
      return { kind: 'whole-file', file, lines: search };
    case 'delete':
      return filled.length === 0
        ? { kind: 'deletion', file }
        : 'deletes a file, so it must be empty';
    case 'rename': {
      const [to, ...others] = filled;
      return to === undefined || others.length > 0
        ? 'must contain the new path and nothing else'
        : { kind: 'renaming', file, to: to.trim() };
    }
  }
}

const malformed = (why: string): ParsedEdits => ({ kind: 'malformed', why });
