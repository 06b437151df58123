import type { Edit, EditPlace, ReadEdits } from './edit.ts';
import { isBareFence } from './fence.ts';
import { fileNameAbove, nameAlone } from './file-name.ts';
import type { ReplyLines } from './hunk-lines.ts';

/**
 * Reads the block whose head is line `at`, if it is one. Only a reply that the model has `finished` may lack the last
 * end marker.
 */
export function readBlock(
  { texts }: ReplyLines,
  at: number,
  place: EditPlace,
): ReadEdits | undefined {
  const head = readHead(texts[at] ?? '');
  if (head === undefined) return undefined;
  const name = head.name ?? fileNameAbove(texts, at, place.floor);
  const called = name === undefined ? `the block at line ${at + 1}` : `the block for ${name}`;
  const block = readMarked(texts, at, head, place);
  if (typeof block === 'string') return { edits: `${called} ${block}`, next: at + 1 };
  const edit = toEdit(block, name, place.previous);
  return { edits: typeof edit === 'string' ? `${called} ${edit}` : [edit], next: block.next };
}

function toEdit(
  { head, search, replace }: MarkedBlock,
  name: string | undefined,
  previous: string | undefined,
): Edit | string {
  if (head.form === 'search') return { kind: 'replacement', file: name, search, replace };
  const file = name ?? previous;
  if (file === undefined) return 'does not name its file';
  const filled = search.filter((line) => line.trim() !== '');
  switch (head.form) {
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

/** The lines between two markers, and the line where reading continues. */
interface MarkedBlock {
  readonly head: BlockHead;
  /** The lines before and after the divider; `replace` is empty in a form without one. */
  readonly search: readonly string[];
  readonly replace: readonly string[];
  readonly next: number;
}

function readMarked(
  lines: readonly string[],
  at: number,
  head: BlockHead,
  place: EditPlace,
): MarkedBlock | string {
  const close =
    closeOf(lines, at + 1, head) ?? dividerEnd(lines, at + 1, head) ?? openEnd(lines, at, place);
  if (close === undefined) return 'has no end marker, so the reply may be cut off';
  const body = withoutIndent(lines.slice(at + 1, close), head.indent);
  const parts = { head, next: close + 1 };
  if (head.form !== 'search') return { ...parts, search: body, replace: [] };
  const dividers = body.flatMap((line, index) => (isDivider(line, head) ? [index] : []));
  const [divider] = dividers;
  if (divider === undefined || dividers.length > 1) {
    return `has ${dividers.length} dividers of ${head.length} signs instead of one; if the code contains such a line, use longer markers`;
  }
  return { ...parts, search: body.slice(0, divider), replace: body.slice(divider + 1) };
}

/** Prefers an end marker of the head's length, so that the block may contain shorter markers. */
function closeOf(lines: readonly string[], start: number, head: BlockHead): number | undefined {
  let loose: number | undefined;
  let hasHeadInside = false;
  for (let at = start; at < lines.length; at += 1) {
    const line = lines[at] ?? '';
    const length = readEndLength(line, head);
    if (length === head.length) return at;
    if (length !== undefined && !hasHeadInside) loose ??= at;
    const inner = readHead(line);
    if (inner === undefined || inner.indent > head.indent) continue;
    if (inner.length === head.length) break;
    hasHeadInside = true;
  }
  return loose;
}

/**
 * A second divider ends a block if nothing follows it, up to the next block, but a fence and the name of a file: then it
 * is no line of the code.
 */
function dividerEnd(lines: readonly string[], start: number, head: BlockHead): number | undefined {
  const next = lines.findIndex((line, at) => at >= start && readHead(line) !== undefined);
  const end = next < 0 ? lines.length : next;
  const dividers = Array.from(lines.slice(start, end).entries()).flatMap(([index, line]) =>
    isDivider(line, head) ? [start + index] : [],
  );
  const [, second, third] = dividers;
  if (second === undefined || third !== undefined) return undefined;
  const below = lines.slice(second + 1, end).filter((line) => line.trim() !== '');
  const others = below.filter((line) => !isBareFence(line));
  const [name = '', ...more] = others;
  const isNamed = next >= 0 && more.length === 0 && nameAlone(name) !== undefined;
  return others.length === 0 || isNamed ? second : undefined;
}

/** The last block of a finished reply ends without an end marker at the fence that closes around it, or with the reply. */
function openEnd(
  lines: readonly string[],
  at: number,
  { fenceEnd, finished }: EditPlace,
): number | undefined {
  if (!finished) return undefined;
  const below = lines.slice(at + 1);
  if (below.some((line) => readHead(line) !== undefined)) return undefined;
  const fence = below.findIndex(isBareFence);
  if (fence >= 0) {
    const isOwn = fenceEnd === at + 1 + fence;
    return isOwn && !below.includes(lines[fenceEnd] ?? '', fence + 1) ? fenceEnd : undefined;
  }
  const last = lines.findLastIndex((line) => line.trim() !== '');
  return last > at ? last + 1 : undefined;
}

/** A block in a list is indented as a whole. */
function withoutIndent(body: readonly string[], indent: number): readonly string[] {
  const isIndented = (line: string) => line.slice(0, indent).trim() === '';
  return indent > 0 && body.every(isIndented) ? body.map((line) => line.slice(indent)) : body;
}

/** What a marker opens: a SEARCH/REPLACE block, or one of the two forms for a whole file. */
export type BlockForm = 'search' | 'delete' | 'rename';

/** The line that opens a block. `name` is the file that it names, if any. */
export interface BlockHead {
  readonly form: BlockForm;
  /** Characters in the run of marker signs. */
  readonly length: number;
  readonly indent: number;
  /** The `## ` of a Markdown heading, which then precedes every marker of the block. */
  readonly heading: string;
  readonly name?: string | undefined;
}

const forms: Readonly<Record<string, BlockForm>> = {
  search: 'search',
  original: 'search',
  delete: 'delete',
  rename: 'rename',
};

/** Markers of 5 to 9 signs, in upper or lower case, optionally followed by a space, a colon or a `>`. */
const headLine =
  /^(?<indent>\s*)(?<heading>#{1,6} )?(?<signs><{5,9}) *(?<word>SEARCH|ORIGINAL|DELETE|RENAME)\b(?: {0,3}[>:])?[ \t]*(?<name>[^\s<>|"]+)?$/i;
const dashedHeadLine = /^(?<indent>\s*)(?<signs>-{5,9}) (?<word>SEARCH)>?$/;

const endLine =
  /^(?<indent>\s*)(?:#{1,6} )?(?<signs>>{5,9}|\+{5,9}) *(?<word>REPLACE|UPDATED?|DELETE|RENAME)\b(?: {0,3}[<>:])?$/i;

/** Returns the head that a line is; `undefined` for any other line. */
export function readHead(line: string): BlockHead | undefined {
  if (!mayBeMarker(line)) return undefined;
  const text = line.trimEnd();
  const found = headLine.exec(text) ?? dashedHeadLine.exec(text);
  const { indent = '', heading = '', signs = '', word = '', name } = found?.groups ?? {};
  const form = forms[word.toLowerCase()];
  if (form === undefined) return undefined;
  return { form, length: signs.length, indent: indent.length, heading, name };
}

/** Returns the length of the end marker that a line is; `undefined` for one that does not close `head`. */
export function readEndLength(line: string, head: BlockHead): number | undefined {
  if (!mayBeMarker(line)) return undefined;
  const { indent = '', signs, word = '' } = endLine.exec(line.trimEnd())?.groups ?? {};
  if (signs === undefined || indent.length > head.indent) return undefined;
  const form = forms[word.toLowerCase()] ?? 'search';
  return form === head.form ? signs.length : undefined;
}

/** A divider must have the head's length, so that underlines in RST and Markdown are no dividers. */
export function isDivider(line: string, head: BlockHead): boolean {
  if (line.length < head.length || !line.includes('=====')) return false;
  const bare = line.trim();
  const sign = '='.repeat(head.length);
  if (bare !== sign && bare !== head.heading + sign) return false;
  return line.length - line.trimStart().length <= head.indent;
}

/** A cheap test, because every line takes it. */
function mayBeMarker(line: string): boolean {
  return line.length < 400 && /<{5}|>{5}|-{5}|\+{5}/.test(line);
}
