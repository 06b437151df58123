import { indentOf, isBlank } from '../patch/index.ts';

/** A line that opens a block or a bracket, so the next one is deeper. */
const opens = /(?:[:{([]|=>|->|\b(?:then|do|begin))\s*(?:(?:#|\/\/).*)?$/;

/** A line that goes on in the next one, which may be deeper or not; so may what follows a keyword. */
const goesOn =
  /[,\\=+*/&|?<>.-]\s*$|^\s*(?:@|(?:if|else|elif|elsif|for|while|def|class|when|case)\b)/;

/** A line that continues the one above it, or closes something. */
const continues =
  /^\s*(?:[.)}\]&|?:+*/<>=-]|(?:else|elif|elsif|except|rescue|finally|catch|end|and|or)\b)/;

/** Counts the lines that are deeper than the one above them allows, or not as deep as it demands. */
function misplaced(lines: readonly string[], depths: readonly number[], unit: number): number {
  let count = 0;
  for (let at = 1; at < lines.length; at += 1) {
    const [above = '', line = ''] = [lines[at - 1], lines[at]];
    const step = (depths[at] ?? 0) - (depths[at - 1] ?? 0);
    if (opens.test(above))
      count += continues.test(line) ? 0 : step <= 0 ? 2 : step === unit ? 0 : 1;
    else if (step > 0 && !goesOn.test(above) && !continues.test(line)) count += 2;
  }
  return count;
}

/**
 * Whether only the first line of REPLACE has lost the indentation `lost`, as where both sides were trimmed:
 * the other lines then have their own. Decides by which lines open a block, where the file's lines are
 * indented by `unit`; `false` if that does not tell.
 */
export function isTrimmed(replace: readonly string[], lost: string, unit: number): boolean {
  return countsOf(replace, lost, unit, ({ kept, moved }) => kept < moved);
}

/** Whether all lines of REPLACE have lost the indentation `lost`, and not only the first; `false` if that does not tell. */
export function isDedented(replace: readonly string[], lost: string, unit: number): boolean {
  return countsOf(replace, lost, unit, ({ kept, moved }) => moved < kept);
}

function countsOf(
  replace: readonly string[],
  lost: string,
  unit: number,
  decide: (misplaced: { readonly kept: number; readonly moved: number }) => boolean,
): boolean {
  const filled = replace.filter((line) => !isBlank(line));
  const indents = filled.map(indentOf);
  const isMixed = indents.some((indent) => indent !== '' && indent[0] !== lost[0]);
  if (isMixed || indents[0] !== '' || !indents.some((indent) => indent !== '')) return false;
  const depths = indents.map((indent) => indent.length);
  const kept = misplaced(filled, depths.with(0, lost.length), unit);
  const moved = misplaced(
    filled,
    depths.map((depth) => depth + lost.length),
    unit,
  );
  return decide({ kept, moved });
}
