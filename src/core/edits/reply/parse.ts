import { withoutThoughts } from '../../text/index.ts';
import { headOf, type MarkedBlock, readBlock } from './block.ts';
import { contentSpans } from './content-spans.ts';
import type { Edit } from './edit.ts';
import { fencedFiles } from './fenced-files.ts';
import { fileNameAbove } from './file-name.ts';

/** The edits of a reply, at least one, or why none of them can be trusted. */
export type ParsedEdits =
  | { readonly kind: 'edits'; readonly edits: readonly Edit[] }
  | { readonly kind: 'malformed'; readonly why: string };

/**
 * Reads every block of a reply; one block that is cut off or ambiguous makes the reply malformed. A reply
 * without blocks may consist of whole files in fences under their names.
 * `finished` says that the model ended the reply itself, so a missing last end marker is no cut.
 */
export function parseEdits(reply: string, finished = false): ParsedEdits {
  const lines = withoutReasoning(reply).split(/\r?\n/);
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
  const all = edits.length > 0 ? edits : fencedFiles(lines);
  return all.length > 0
    ? { kind: 'edits', edits: all }
    : malformed('it contains no SEARCH/REPLACE block');
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
