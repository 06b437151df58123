import { endLengthOf, type Head, headOf, isDivider } from './marker.ts';

/** What stands between two markers, and the line where reading goes on. */
export interface Block {
  readonly head: Head;
  /** Before and after the divider; the second is empty in a form that has none. */
  readonly search: readonly string[];
  readonly replace: readonly string[];
  readonly next: number;
}

/**
 * Reads the block whose head stands at `at`, or says why it cannot be trusted. Only a reply that the
 * model has `finished` may lack the last end marker.
 */
export function readBlock(
  lines: readonly string[],
  at: number,
  head: Head,
  finished: boolean,
): Block | string {
  const close = closeOf(lines, at + 1, head) ?? (finished ? openEnd(lines, at) : undefined);
  if (close === undefined) return 'has no end marker, so the reply may be cut';
  const body = withoutIndent(lines.slice(at + 1, close), head.indent);
  const parts = { head, next: close + 1 };
  if (head.form !== 'search') return { ...parts, search: body, replace: [] };
  const dividers = body.flatMap((line, index) => (isDivider(line, head) ? [index] : []));
  const [divider] = dividers;
  if (divider === undefined || dividers.length > 1) {
    return `has ${dividers.length} dividers of ${head.length} signs where one belongs; longer markers keep such a line apart`;
  }
  return { ...parts, search: body.slice(0, divider), replace: body.slice(divider + 1) };
}

/** An end of the head's length, so that shorter markers may stand inside; else one of any length. */
function closeOf(lines: readonly string[], start: number, head: Head): number | undefined {
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

/** Where a last block without an end marker ends: at the fence that closes around it, or with the reply. */
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

/** The signs of the fence that opens right above a head, or above the name that stands between. */
function fenceAbove(lines: readonly string[], at: number): string | undefined {
  const above = lines.slice(Math.max(0, at - 3), at);
  const signs = above.map((line) => /^\s*(`{3,}|~{3,})/.exec(line)?.[1]);
  return signs.findLast((sign) => sign !== undefined);
}

/** A block inside a list is indented as a whole. */
function withoutIndent(body: readonly string[], indent: number): readonly string[] {
  const isIndented = (line: string) => line.slice(0, indent).trim() === '';
  return indent > 0 && body.every(isIndented) ? body.map((line) => line.slice(indent)) : body;
}
