import type { Edit } from './edit.ts';
import { dominantEnding, joinLines, type Line, splitLines } from './lines.ts';

/** The file's new text, or why the edit does not fit, in words that the model can act on. */
export type Application =
  | { readonly kind: 'applied'; readonly text: string }
  | { readonly kind: 'refused'; readonly why: string };

/**
 * Lays one edit over a file's text (`null`: there is no such file yet). SEARCH must stand in the file
 * as whole lines exactly once; line endings and the state of the final newline stay the file's own.
 */
export function applyEdit(text: string | null, edit: Edit): Application {
  if (edit.search.length === 0) return createFile(text, edit);
  if (text === null) return refused('there is no such file; an empty SEARCH creates one');
  const lines = splitLines(text);
  const hits = findWindows(lines, edit.search);
  const [hit] = hits;
  if (hit === undefined) return refused('SEARCH does not stand in the file as it is written');
  if (hits.length > 1) {
    const places = hits.map((line) => line + 1).join(', ');
    return refused(
      `SEARCH stands in the file ${hits.length} times (lines ${places}); add lines around it`,
    );
  }
  const next = replaceWindow(lines, hit, edit);
  return next === text ? refused('REPLACE changes nothing') : { kind: 'applied', text: next };
}

function createFile(text: string | null, edit: Edit): Application {
  if (text !== null && text.trim() !== '')
    return refused('SEARCH is empty, but the file has content');
  const content = edit.replace.length === 0 ? '' : `${edit.replace.join('\n')}\n`;
  return { kind: 'applied', text: content };
}

function findWindows(lines: readonly Line[], search: readonly string[]): readonly number[] {
  const hits: number[] = [];
  for (let at = 0; at + search.length <= lines.length; at += 1) {
    if (search.every((wanted, offset) => lines[at + offset]?.text === wanted)) hits.push(at);
  }
  return hits;
}

function replaceWindow(lines: readonly Line[], at: number, edit: Edit): string {
  const after = lines.slice(at + edit.search.length);
  const finalEnding = lines[at + edit.search.length - 1]?.ending ?? '\n';
  const ending = dominantEnding(lines);
  const replacement = edit.replace.map((text, index) => ({
    text,
    ending: index === edit.replace.length - 1 && after.length === 0 ? finalEnding : ending,
  }));
  return joinLines([...lines.slice(0, at), ...replacement, ...after]);
}

const refused = (why: string): Application => ({ kind: 'refused', why });
