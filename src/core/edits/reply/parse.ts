import type { Edit } from '../edit.ts';
import { type Block, readBlock } from './block.ts';
import { fileNameAbove } from './file-name.ts';
import { headOf } from './marker.ts';
import { withoutThoughts } from './reasoning.ts';

/** What a reply holds: at least one edit, or the reason why it holds none that can be trusted. */
export type ParsedEdits =
  | { readonly kind: 'edits'; readonly edits: readonly Edit[] }
  | { readonly kind: 'malformed'; readonly why: string };

/**
 * Reads every block of a reply; one block that is cut or ambiguous spoils the reply. `finished` says
 * that the model ended the reply by itself, so that a missing last end marker is no sign of a cut.
 */
export function parseEdits(reply: string, finished = false): ParsedEdits {
  const lines = withoutThoughts(reply).split(/\r?\n/);
  const edits: Edit[] = [];
  let floor = 0;
  for (let at = 0; at < lines.length; at += 1) {
    const head = headOf(lines[at] ?? '');
    if (head === undefined) continue;
    const name = head.name ?? fileNameAbove(lines, at, floor);
    const block = readBlock(lines, at, head, finished);
    const called = name === undefined ? `the block at line ${at + 1}` : `the block for ${name}`;
    if (typeof block === 'string') return malformed(`${called} ${block}`);
    const edit = editOf(block, name, edits.at(-1)?.file);
    if (typeof edit === 'string') return malformed(`${called} ${edit}`);
    edits.push(edit);
    floor = block.next;
    at = block.next - 1;
  }
  return edits.length > 0
    ? { kind: 'edits', edits }
    : malformed('it holds no SEARCH/REPLACE block');
}

function editOf(
  { head, search, replace }: Block,
  name: string | undefined,
  previous: string | undefined,
): Edit | string {
  if (head.form === 'search') return { kind: 'replacement', file: name, search, replace };
  const file = name ?? previous;
  if (file === undefined) return 'does not name its file';
  const said = search.filter((line) => line.trim() !== '');
  switch (head.form) {
    case 'file':
      return { kind: 'whole-file', file, lines: search };
    case 'delete':
      return said.length === 0 ? { kind: 'deletion', file } : 'deletes a file, so it must be empty';
    case 'rename': {
      const [to, ...others] = said;
      return to === undefined || others.length > 0
        ? 'must hold the new path and nothing else'
        : { kind: 'renaming', file, to: to.trim() };
    }
  }
}

const malformed = (why: string): ParsedEdits => ({ kind: 'malformed', why });
