import { isTypo } from '../../text/index.ts';
import { indentOf, isBlank } from '../patch/index.ts';
import { comparedLines, foldedLine } from './lines.ts';

/** Where the anchors of a hunk lead to. Lines count from 0. */
export interface AnchoredPart {
  /** The line of the last anchor; the hunk has a line there or below. */
  readonly from: number;
  /** What the last anchor can mean: its line, and the line after everything that belongs to it. */
  readonly scopes: readonly { readonly at: number; readonly end: number }[];
}

/** Limits the anchors that are followed, and the lines that one can mean; of more, the first ones count. */
const mostAnchors = 8;
const mostScopes = 100;

/** Follows anchors such as a class and its method, the outermost first; skips those that the file lacks. */
export function anchoredPart(
  texts: readonly string[],
  anchors: readonly string[],
): AnchoredPart | undefined {
  let part: AnchoredPart | undefined;
  for (const anchor of anchors.slice(-mostAnchors)) {
    const { from: above = -1, scopes = [] } = part ?? {};
    const lines = anchorLines(texts, anchor).filter((line) => line > above);
    const inner = lines.filter((line) => scopes.some(({ at, end }) => at < line && line < end));
    const meant = (inner.length > 0 ? inner : lines).slice(0, mostScopes);
    const [from] = lines;
    if (from !== undefined)
      part = { from, scopes: meant.map((at) => ({ at, end: scopeEnd(texts, at) })) };
  }
  return part;
}

/** Whether lines are in the scope of an anchor, contain it, or directly follow it. */
export function isInScope(start: number, end: number, { scopes }: AnchoredPart): boolean {
  return scopes.some((scope) => start === scope.at + 1 || (start < scope.end && end > scope.at));
}

/** Models shorten anchors: the line may go on, have other parameters, or define what only its name says. */
function anchorLines(texts: readonly string[], anchor: string): readonly number[] {
  const wanted = foldedLine(anchor);
  const bare = wanted.replace(/[\s:{]+$/, '');
  const begins = (key: string) =>
    key.startsWith(bare) && /\w/.test(bare) && !/^\w/.test(key.slice(bare.length));
  const readings: readonly ((key: string) => boolean)[] = [
    (key) => key === wanted,
    begins,
    (key) => isTypo(wanted, key),
  ];
  const keys = comparedLines(texts).map(({ folded }) => folded);
  for (const reading of readings) {
    const lines = keys.flatMap((key, at) => (reading(key) ? [at] : []));
    if (lines.length > 0) return lines;
  }
  return [];
}

/** What follows a line at its own depth and still belongs to it, such as a brace or `else`. */
const goesOn = /^(?:[^\w@#'"$\s]|(?:else|elif|elsif|except|rescue|finally|catch|end)\b)/;

function scopeEnd(texts: readonly string[], at: number): number {
  const depth = indentOf(texts[at] ?? '').length;
  const isOutside = (line: string) => {
    const own = indentOf(line).length;
    return !isBlank(line) && own <= depth && (own < depth || !goesOn.test(line.trim()));
  };
  const end = texts.findIndex((line, index) => index > at && isOutside(line));
  return end < 0 ? texts.length : end;
}
