/** What a marker opens: a SEARCH/REPLACE block, or one of the three forms for a whole file. */
export type BlockForm = 'search' | 'file' | 'delete' | 'rename';

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

/** The lines between two markers, and the line where reading continues. */
export interface MarkedBlock {
  readonly head: BlockHead;
  /** The lines before and after the divider; `replace` is empty in a form without one. */
  readonly search: readonly string[];
  readonly replace: readonly string[];
  readonly next: number;
}

const forms: Readonly<Record<string, BlockForm>> = {
  search: 'search',
  original: 'search',
  file: 'file',
  delete: 'delete',
  rename: 'rename',
};

/** Markers of 5 to 9 signs, in upper or lower case, optionally followed by a space, a colon or a `>`. */
const headLine =
  /^(?<indent>\s*)(?<heading>#{1,6} )?(?<signs><{5,9}) *(?<word>SEARCH|ORIGINAL|FILE|DELETE|RENAME)\b(?: {0,3}[>:])?[ \t]*(?<name>[^\s<>|"]+)?$/i;
const dashedHeadLine = /^(?<indent>\s*)(?<signs>-{5,9}) (?<word>SEARCH)>?$/;

const endLine =
  /^(?<indent>\s*)(?:#{1,6} )?(?<signs>>{5,9}|\+{5,9}) *(?<word>REPLACE|UPDATED?|FILE|DELETE|RENAME)\b(?: {0,3}[<>:])?$/i;

/** Returns the head that a line is; `undefined` for any other line. */
export function headOf(line: string): BlockHead | undefined {
  if (!mayBeMarker(line)) return undefined;
  const text = line.trimEnd();
  const found = headLine.exec(text) ?? dashedHeadLine.exec(text);
  const { indent = '', heading = '', signs = '', word = '', name } = found?.groups ?? {};
  const form = forms[word.toLowerCase()];
  if (form === undefined) return undefined;
  return { form, length: signs.length, indent: indent.length, heading, name };
}

/** Returns the length of the end marker that a line is; `undefined` for one that does not close `head`. */
export function endLengthOf(line: string, head: BlockHead): number | undefined {
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

/**
 * Reads the block whose head is line `at`, or says why it cannot be trusted. Only a reply that the
 * model has `finished` may lack the last end marker.
 */
export function readBlock(
  lines: readonly string[],
  at: number,
  head: BlockHead,
  finished: boolean,
): MarkedBlock | string {
  const close = closeOf(lines, at + 1, head) ?? (finished ? openEnd(lines, at) : undefined);
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
    const length = endLengthOf(line, head);
    if (length === head.length) return at;
    if (length !== undefined && !hasHeadInside) loose ??= at;
    const inner = headOf(line);
    if (inner === undefined || inner.indent > head.indent) continue;
    if (inner.length === head.length) break;
    hasHeadInside = true;
  }
  return loose;
}

/** A last block without an end marker ends at the fence that closes around it, or with the reply. */
function openEnd(lines: readonly string[], at: number): number | undefined {
  const isHead = (line: string) => headOf(line) !== undefined;
  if (lines.slice(at + 1).some(isHead)) return undefined;
  const fence = fenceAbove(lines, at);
  const closes = lines.flatMap((line, index) =>
    index > at && line.trim() === fence ? [index] : [],
  );
  const [close, ...others] = closes;
  if (close !== undefined) return others.length === 0 ? close : undefined;
  const last = lines.findLastIndex((line) => line.trim() !== '');
  return last > at ? last + 1 : undefined;
}

/** Returns the fence that opens right above a head, or above the file name that precedes it. */
function fenceAbove(lines: readonly string[], at: number): string | undefined {
  const above = lines.slice(Math.max(0, at - 3), at);
  const signs = above.map((line) => /^\s*(`{3,}|~{3,})/.exec(line)?.[1]);
  return signs.findLast((sign) => sign !== undefined);
}

/** A block in a list is indented as a whole. */
function withoutIndent(body: readonly string[], indent: number): readonly string[] {
  const isIndented = (line: string) => line.slice(0, indent).trim() === '';
  return indent > 0 && body.every(isIndented) ? body.map((line) => line.slice(indent)) : body;
}
