import { documentOf, inStyleOf, lineTexts, textOf } from './patch/index.ts';
import { whyIncomplete } from './place/index.ts';
import { headOf, parseEdits, withoutReasoning } from './reply/index.ts';

/** The whole new text of a file, or why the reply cannot be trusted. */
export type ParsedRewrite =
  | { readonly kind: 'file'; readonly text: string }
  | { readonly kind: 'malformed'; readonly why: string };

/**
 * Reads a file out of the reply's only fenced block, or out of a FILE block. The text gets the line
 * endings, the byte order mark and the final newline, or the lack of one, of `before` (`null`: new).
 */
export function parseRewrite(reply: string, before: string | null): ParsedRewrite {
  const old = before === null ? null : documentOf(before);
  const known = lineTexts(old);
  const lines = textIn(reply, known);
  if (typeof lines === 'string') return malformed(lines);
  const incomplete = whyIncomplete(lines, known);
  if (incomplete !== undefined) return malformed(incomplete);
  const marker = lines.find((line) => headOf(line) !== undefined && !known.includes(line));
  if (marker !== undefined) return malformed('it contains blocks instead of the file');
  return { kind: 'file', text: textOf(inStyleOf(old, lines)) };
}

/** A file that itself contains a FILE block is read out of its fence. */
function textIn(reply: string, known: readonly string[]): readonly string[] | string {
  const fenced = fencedIn(reply);
  const containsBlock = known.some((line) => headOf(line)?.form === 'file');
  return containsBlock && typeof fenced !== 'string' ? fenced : (wholeFileIn(reply) ?? fenced);
}

function wholeFileIn(reply: string): readonly string[] | undefined {
  const parsed = parseEdits(reply);
  if (parsed.kind === 'malformed' || parsed.edits.length > 1) return undefined;
  const [edit] = parsed.edits;
  return edit?.kind === 'whole-file' ? edit.lines : undefined;
}

const fence = /^(?:`{3,}|~{3,})/;

function fencedIn(reply: string): readonly string[] | string {
  const lines = withoutReasoning(reply).split(/\r?\n/);
  const open = lines.findIndex((line) => fence.test(line));
  const marker = fence.exec(lines[open] ?? '')?.[0];
  if (marker === undefined) return 'it contains no fenced file';
  const close = lines.findLastIndex((line) => line.trimEnd() === marker);
  if (close <= open) return notClosed;
  const inside = lines.slice(open + 1, close);
  return whyTorn(inside, marker) ?? inside;
}

/** Says why the text is not one file: a fence inside must also close inside. */
function whyTorn(inside: readonly string[], marker: string): string | undefined {
  let inner: string | undefined;
  for (const line of inside.filter((one) => one.startsWith(marker))) {
    const [signs = ''] = fence.exec(line) ?? [];
    const isBare = line.trimEnd() === signs;
    if (inner === undefined) {
      if (isBare && signs === marker) return 'it contains more than one fenced block';
      inner = signs;
    } else if (isBare && signs.length >= inner.length) inner = undefined;
  }
  return inner === undefined ? undefined : notClosed;
}

const notClosed = 'its fence is not closed, so the reply may be cut off';
const malformed = (why: string): ParsedRewrite => ({ kind: 'malformed', why });
