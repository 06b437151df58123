import { dominantEnding, splitLines } from './lines.ts';

/** A file's whole new text out of a reply, or why the reply cannot be trusted. */
export type ParsedRewrite =
  | { readonly kind: 'file'; readonly text: string }
  | { readonly kind: 'malformed'; readonly why: string };

/**
 * Reads the file out of the reply's one fenced block. `before` (`null`: new) decides the line endings,
 * the byte order mark and whether the text ends in a newline.
 */
export function parseRewrite(reply: string, before: string | null): ParsedRewrite {
  const lines = reply.split(/\r?\n/);
  const open = lines.findIndex((line) => /^(?:`{3,}|~{3,})/.test(line));
  const marker = /^(?:`{3,}|~{3,})/.exec(lines[open] ?? '')?.[0];
  if (marker === undefined) return malformed('it holds no fenced file');
  const close = lines.findLastIndex((line) => line.trimEnd() === marker);
  if (close <= open) return malformed('its fence is not closed, so the reply may be cut');
  const inside = lines.slice(open + 1, close);
  if (!isBalanced(inside, marker)) return malformed('it holds more than one fenced block');
  return { kind: 'file', text: inTheStyleOf(before, inside) };
}

/** Whether every fence that closes inside was opened inside, so that all of it is one file. */
function isBalanced(inside: readonly string[], marker: string): boolean {
  let depth = 0;
  for (const line of inside) {
    if (!line.startsWith(marker)) continue;
    depth += line.trimEnd() === marker ? -1 : 1;
    if (depth < 0) return false;
  }
  return true;
}

function inTheStyleOf(before: string | null, lines: readonly string[]): string {
  if (lines.length === 0) return '';
  const ending = dominantEnding(splitLines(before ?? ''));
  const mark = before?.startsWith('\uFEFF') && !lines[0]?.startsWith('\uFEFF') ? '\uFEFF' : '';
  const final = before === null || before === '' || before.endsWith('\n') ? ending : '';
  return mark + lines.join(ending) + final;
}

const malformed = (why: string): ParsedRewrite => ({ kind: 'malformed', why });
