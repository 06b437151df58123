import type { Edit } from './edit.ts';

/** What a reply holds: at least one block, or the reason why it holds none that can be trusted. */
export type ParsedEdits =
  | { readonly kind: 'edits'; readonly edits: readonly Edit[] }
  | { readonly kind: 'malformed'; readonly why: string };

const head = /^(<{5,9}) SEARCH\s*$/;
const end = /^>{5,9} REPLACE\s*$/;
const fence = /^\s*(?:`{3,}|~{3,})/;

/** Reads every SEARCH/REPLACE block of a reply; one block that is cut or ambiguous spoils the reply. */
export function parseEdits(reply: string): ParsedEdits {
  const lines = reply.split(/\r?\n/);
  const edits: Edit[] = [];
  for (let at = 0; at < lines.length; at += 1) {
    const marker = head.exec(lines[at] ?? '')?.[1];
    if (marker === undefined) continue;
    const file = fileNameAbove(lines, at) ?? edits.at(-1)?.file;
    if (file === undefined) return malformed(`the block at line ${at + 1} does not name its file`);
    const block = readBlock(lines, at + 1, marker.length);
    if (typeof block === 'string') return malformed(`the block for ${file} ${block}`);
    edits.push({ file, search: block.search, replace: block.replace });
    at = block.end;
  }
  return edits.length > 0
    ? { kind: 'edits', edits }
    : malformed('it holds no SEARCH/REPLACE block');
}

interface Block {
  readonly search: readonly string[];
  readonly replace: readonly string[];
  readonly end: number;
}

/** A divider counts only at the head's length, so that underlines in RST and Markdown survive. */
function readBlock(lines: readonly string[], start: number, length: number): Block | string {
  const isDivider = (line: string) => line.trimEnd() === '='.repeat(length);
  const close = lines.findIndex((line, index) => index >= start && end.test(line));
  const next = lines.findIndex((line, index) => index >= start && head.test(line));
  if (close < 0 || (next >= 0 && next < close)) return 'has no end marker, so the reply may be cut';
  const body = lines.slice(start, close);
  const dividers = body.filter(isDivider).length;
  if (dividers !== 1) return `has ${dividers} dividers where one belongs`;
  const divider = body.findIndex(isDivider);
  return { search: body.slice(0, divider), replace: body.slice(divider + 1), end: close };
}

/** The nearest line above the block that is neither blank nor a fence, stripped of Markdown's dress. */
function fileNameAbove(lines: readonly string[], at: number): string | undefined {
  for (let index = at - 1; index >= Math.max(0, at - 3); index -= 1) {
    const line = lines[index] ?? '';
    if (line.trim() === '' || fence.test(line)) continue;
    if (end.test(line)) return undefined;
    const name = line
      .trim()
      .replace(/^#+\s*/, '')
      .replace(/^(?:\*\*|`)+|(?:\*\*|`|:)+$/g, '')
      .trim();
    return looksLikePath(name) ? name : undefined;
  }
  return undefined;
}

/** The last part of a path is one word: prose that ends in a full stop does not name a file. */
function looksLikePath(name: string): boolean {
  const isPath = /[./\\][^\s./\\]+$/.test(name) || /^(?:\w*[Ff]ile|[A-Z]{3,})$/.test(name);
  return isPath && name.length <= 250 && !/\s{2}|[<>|"]/.test(name);
}

const malformed = (why: string): ParsedEdits => ({ kind: 'malformed', why });
