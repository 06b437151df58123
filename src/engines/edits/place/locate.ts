import { isBlank } from '../patch/index.ts';
import { type Alignment, placesOf } from './align.ts';
import { changesAt, type LineChange } from './changes.ts';
import { fitStyle } from './fit.ts';
import { costs, isIdentical, type SearchReplace, wordsOnly } from './lines.ts';
import { otherReadings, withLostBlanks } from './readings.ts';
import { withFileSigns } from './signs.ts';

/** A place of a run in one of its readings, and what changes there; `undefined` if nobody can tell. */
export interface FittedPlace extends Alignment {
  readonly changes: readonly LineChange[] | undefined;
  /** Whether REPLACE fits there as well as SEARCH does, so the change was made before. */
  readonly isMade: boolean;
}

/** A place before it is known what changes there. */
interface Candidate extends Alignment {
  readonly block: SearchReplace;
}

/** Limits the places of a run whose changes are looked at. */
const mostPlaces = 20;

/**
 * Returns the places of a run where least differs, in the order of the file. How much differs is decided by the loosest
 * difference, so one that is as loose elsewhere makes the place unclear.
 */
export function bestPlaces(
  texts: readonly string[],
  run: SearchReplace,
  isAllowed: (place: Alignment) => boolean = () => true,
): readonly FittedPlace[] {
  const allowed = candidatesOf(texts, run).filter(isAllowed);
  const least = Math.min(...allowed.map(({ cost }) => rankOf(cost)));
  const best = allowed.filter(({ cost }) => rankOf(cost) === least);
  return best
    .toSorted((a, b) => a.start - b.start)
    .map((one, at) => placeOf(texts, one, at < mostPlaces));
}

/** Ranks a place by the loosest difference; one in the block as it is written comes before one in another reading. */
function rankOf(cost: number): number {
  return 2 * (32 - Math.clz32(Math.min(cost, costs.typo) >> 1)) + (cost & costs.copied);
}

/** Finds a block as it is written, with the blanks that its context has lost, and without what copying did to it. */
function candidatesOf(texts: readonly string[], run: SearchReplace): readonly Candidate[] {
  const restored = withLostBlanks(texts, run);
  const written = (restored ? [restored, run] : [run]).flatMap((block) =>
    placesOf(texts, block.search, costs.line * 2).map((place) => ({ ...place, block })),
  );
  const copied = otherReadings(run).flatMap((block) =>
    placesOf(texts, block.search, costs.spaces).map((place) => {
      return { ...place, cost: place.cost | costs.copied, block };
    }),
  );
  const found = [...written, ...copied];
  const all = found.length > 0 ? found : reflowed(texts, run);
  const cheapest = new Map<number, Candidate>();
  for (const one of all)
    if (one.cost < (cheapest.get(one.start)?.cost ?? Number.POSITIVE_INFINITY))
      cheapest.set(one.start, one);
  return [...cheapest.values()];
}

/** Characters besides whitespace; fewer do not identify a place with other line breaks. */
const fewestCharacters = 12;
/** Limits the lines that are gone through, for each line of a run and of its file. */
const mostLines = 16;

/** Finds whole lines of a file that are a run but for whitespace, wherever their breaks are. */
function reflowed(texts: readonly string[], block: SearchReplace): readonly Candidate[] {
  const unspaced = (text: string) => text.replace(/\s+/g, '');
  const filled = (lines: readonly string[]) => lines.filter((line) => !isBlank(line)).length;
  const [wanted, file] = [unspaced(block.search.join('')), texts.map(unspaced)];
  if (wanted.length < fewestCharacters) return [];
  let left = mostLines * (texts.length + block.search.length);
  const found = file.flatMap((first, start): readonly Candidate[] => {
    let [end, at] = [start, 0];
    while (first !== '' && at < wanted.length && end < file.length && left > 0) {
      const line = file[end] ?? '';
      if (!wanted.startsWith(line, at)) return [];
      [end, at, left] = [end + 1, at + line.length, left - 1];
    }
    if (at !== wanted.length) return [];
    const lines = texts.slice(start, end);
    const words = (of: readonly string[]) => wordsOnly(of.join('\n'));
    const isSame = words(lines) === words(block.search);
    if (!isSame || filled(lines) === filled(block.search)) return [];
    const step = { from: 0, to: block.search.length, start, end, cost: costs.spaces };
    return [{ steps: [step], cost: costs.spaces, start, end, block }];
  });
  return left > 0 ? found : [];
}

function placeOf(texts: readonly string[], candidate: Candidate, isLookedAt: boolean): FittedPlace {
  const { start, end, cost } = candidate;
  const { block, steps } = completed(texts, candidate);
  const place = { steps, cost, start, end };
  const mayBeMade = isLookedAt && !isIdentical(block) && cost < costs.typo;
  const isMade = mayBeMade && fitsMade(texts, { ...place, block });
  const isLeft = (cost & costs.part) > 0 && candidate.block.replace.every(isBlank);
  if (!isLookedAt || isMade || isLeft) return { ...place, isMade, changes: undefined };
  const changes = changesAt(texts, block, steps);
  const signed = cost & costs.signs ? withFileSigns(texts, block, steps) : block.replace;
  const fitted = changes && signed && fitStyle(texts, block, steps, { changes, signed });
  return { ...place, isMade, changes: fitted };
}

/** Completes a block that begins or ends within a line of the file. */
function completed(texts: readonly string[], candidate: Candidate): Candidate {
  const { block, steps } = candidate;
  const [search, replace] = [[...block.search], [...block.replace]];
  for (const { from, start, cost } of steps) {
    if ((cost & costs.part) === 0) continue;
    const [line, mine] = [texts[start] ?? '', block.search[from] ?? ''];
    search[from] = line;
    if (from > 0) replace.push(`${replace.pop() ?? ''}${line.slice(mine.length)}`);
    else replace[0] = line.trimEnd().slice(0, -mine.trimEnd().length) + (replace[0] ?? '');
  }
  return { ...candidate, block: { search, replace } };
}

/** Whether REPLACE fits where SEARCH does, and no worse. */
function fitsMade(texts: readonly string[], { block, steps, start, end }: Candidate): boolean {
  const own = steps.reduce((sum, { cost }) => sum | cost, 0);
  const [from, to] = [Math.max(0, start - block.replace.length), end + block.replace.length];
  return placesOf(texts.slice(from, to), block.replace, own + 1).some(
    (other) => other.start + from <= start && end <= other.end + from,
  );
}
