import { hidden, nameCharacter } from '../../../core/text/index.ts';
import { findingAt, newFindings, type SyntaxFinding } from '../findings/index.ts';
import { offScreenFindings } from './off-screen.ts';
import { isDocument } from './residue.ts';
import { type FoundAt, twinsIn } from './twins.ts';

/** What no editor shows as what it is: hidden characters, controls, half of a pair, and line breaks of other kinds. */
const unseen = new RegExp(
  String.raw`${hidden}|[^\P{Cc}\t\n\f\r]|\p{Cs}|[\u2028\u2029]|\r(?!\n)|(?<=[^\n])\f`,
  'gu',
);

/**
 * Finds what of `after` deceives the eye: characters, as far as it has more of them than `before`, and code in new
 * lines that people do not see.
 */
export function newHidden(before: string, after: string, path = ''): readonly SyntaxFinding[] {
  const far = isDocument(path) ? [] : offScreenFindings(before, after);
  return [...newCharacters(before, after), ...far];
}

function newCharacters(before: string, after: string): readonly SyntaxFinding[] {
  const now = hiddenFindings(after);
  if (now.length === 0) return [];
  const was = hiddenFindings(before);
  const allowed = countsOf(was);
  const excess = new Map(
    [...countsOf(now)].map(([message, count]) => [message, count - (allowed.get(message) ?? 0)]),
  );
  return newFindings(was, now).filter(({ message }) => {
    const left = excess.get(message) ?? 0;
    excess.set(message, left - 1);
    return left > 0;
  });
}

function hiddenFindings(text: string): readonly SyntaxFinding[] {
  const characters = Array.from(text.matchAll(unseen), ({ 0: found, index }) => ({
    index,
    message: nameCharacter(found),
  }));
  const twins = /[^\0-\x7F]/.test(text) ? twinsIn(text) : [];
  return placed([...characters, ...twins], text);
}

/** The same with their lines, in their order. */
function placed(found: readonly FoundAt[], text: string): readonly SyntaxFinding[] {
  if (found.length === 0) return [];
  const lines = text.split('\n');
  let [row, start] = [0, 0];
  return found
    .toSorted((a, b) => a.index - b.index)
    .map(({ index, message }) => {
      for (let end = start + (lines[row]?.length ?? 0); end < index; ) {
        start = end + 1;
        row += 1;
        end = start + (lines[row]?.length ?? 0);
      }
      return findingAt(lines, { row, column: index - start }, message);
    });
}

function countsOf(findings: readonly SyntaxFinding[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { message } of findings) counts.set(message, (counts.get(message) ?? 0) + 1);
  return counts;
}
