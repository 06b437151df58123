import type { Edit } from './edit.ts';
import { fencedChanges, fencedFiles, unquotedParts } from './fenced-edits.ts';
import { scanReply } from './scan.ts';

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
  const scan = scanReply(reply, finished);
  const parts = unquotedParts(scan);
  const diffs = parts.filter(({ form }) => form === 'unified');
  const files = diffs.length > 0 ? [] : fencedFiles(scan);
  const changes = [...diffs, ...fencedChanges(scan)].sort((a, b) => a.at - b.at);
  const ways = [parts.filter(({ form }) => form !== 'unified'), [{ edits: files }], changes];
  for (const way of ways) {
    const read = allEdits(way.map(({ edits }) => edits));
    if (typeof read === 'string') return malformed(read);
    if (read.length > 0) return { kind: 'edits', edits: read };
  }
  return malformed(noEdits);
}

function allEdits(read: readonly (readonly Edit[] | string)[]): readonly Edit[] | string {
  const why = read.find((edits) => typeof edits === 'string');
  return why ?? read.flatMap((edits) => (typeof edits === 'string' ? [] : edits));
}

const malformed = (why: string): ParsedEdits => ({ kind: 'malformed', why });
