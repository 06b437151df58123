import {
  isBlank,
  leavesOut,
  lineTexts,
  matchFileStyle,
  parseDocument,
  textOf,
} from './patch/index.ts';
import { whyIncomplete } from './place/index.ts';
import { outerFences, readHead, scanReply } from './reply/index.ts';

/** The whole new text of a file, or why the reply cannot be trusted. */
export type ParsedRewrite =
  | { readonly kind: 'file'; readonly text: string }
  | { readonly kind: 'malformed'; readonly why: string };

/**
 * Reads a file out of the reply's only fenced block, or out of a reply that is nothing else. The text gets the line
 * endings, the byte order mark and the final newline, or the lack of one, of `before` (`null`: new).
 */
export function parseRewrite(reply: string, before: string | null): ParsedRewrite {
  const old = before === null ? null : parseDocument(before);
  const known = lineTexts(old);
  const lines = linesIn(reply, known);
  if (typeof lines === 'string') return malformed(lines);
  const incomplete = whyIncomplete(lines, known);
  if (incomplete !== undefined) return malformed(incomplete);
  const marker = lines.find((line) => readHead(line) !== undefined && !known.includes(line));
  if (marker !== undefined) return malformed(hasBlocks);
  return { kind: 'file', text: textOf(matchFileStyle(old, lines)) };
}

/** The file is the only fence that is in no other, beside prose; or all of the reply. */
function linesIn(reply: string, known: readonly string[]): readonly string[] | string {
  const { lines, parts, fences, isOpen } = scanReply(reply);
  const [fence, ...others] = outerFences(fences);
  if (isOpen) return 'its fence is not closed, so the reply may be cut off';
  if (fence === undefined)
    return (parts.length === 0 && bareFile(lines.texts, known)) || 'it contains no fenced file';
  if (others.length > 0) return 'it contains more than one fenced block';
  if (parts.some(({ at }) => at < fence.at || at > fence.to)) return hasBlocks;
  return lines.texts.slice(fence.at + 1, fence.to);
}

/** The lines of a reply that begins and ends as the file does, with most of it between; prose does not. */
function bareFile(lines: readonly string[], known: readonly string[]) {
  const [from, to] = [lines.findIndex(isText), lines.findLastIndex(isText)];
  const bare = lines.slice(Math.max(0, from), to + 1);
  const isAlike = bare[0] === known.find(isText) && bare.at(-1) === known.findLast(isText);
  return isAlike && bare.length > 0 && !leavesOut(known, bare) ? bare : undefined;
}

const isText = (line: string) => !isBlank(line);

const hasBlocks = 'it contains blocks instead of the file';
const malformed = (why: string): ParsedRewrite => ({ kind: 'malformed', why });
