import { digitsOf, isTypo } from '../../text/index.ts';
import { indentOf, isBlank } from '../patch/index.ts';
import { type ComparedLine, comparedLines, costs, isAlike, wordsOnly } from './lines.ts';

/** Lines of a run, from `from` to `to`, and the lines of the file that they mean; one of both may be none. */
export interface LineStep {
  readonly from: number;
  readonly to: number;
  readonly start: number;
  readonly end: number;
  readonly cost: number;
  /** The file's lines stay as they are: nobody can tell how they would change. */
  readonly isKept?: boolean;
}

/** A place of a run: how its lines are found in the file, and what that costs. */
export interface Alignment {
  readonly steps: readonly LineStep[];
  readonly cost: number;
  /** The lines of the file that it means. */
  readonly start: number;
  readonly end: number;
  /** The line of the file that its first line with text means. */
  readonly filled: number;
  /** Whether that line alone is indented in another way, so it may well be another one. */
  readonly isMoved: boolean;
}

/** How much of a run may be off. */
interface Leniency {
  /** Whether it may begin or end within a line. */
  readonly mayBePart?: boolean;
  /** Whether one line may be another one, or be left out. */
  readonly mayBeOff?: boolean;
}

/** A run of lines and the file where it is looked for. */
interface Sought extends Leniency {
  readonly own: readonly ComparedLine[];
  readonly file: readonly ComparedLine[];
  /** The first and the last line of the run that have text. */
  readonly first: number;
  readonly last: number;
  /** Whether it has enough characters to be found with other line breaks. */
  readonly mayFlow: boolean;
  /** The lines of the file as they are compared. */
  readonly known: ReadonlySet<string>;
  /** The comparisons that are left; below 0 if they did not suffice. */
  left: number;
}

/** Limits the characters and lines that are compared for one run, for each line of it and of the file. */
const mostComparisons = 16;
/** Characters besides whitespace; fewer do not identify a place with other line breaks. */
const fewestCharacters = 12;

/**
 * Finds the cheapest alignment of a run of lines for each line of a file where it may begin; none if that takes too many
 * comparisons, since nobody can tell then whether a place is the only one.
 */
export function alignLines(
  texts: readonly string[],
  search: readonly string[],
  leniency: Leniency = {},
): readonly Alignment[] {
  const own = comparedLines(search);
  const file = comparedLines(texts);
  const sought: Sought = {
    ...leniency,
    ...{ own, file, known: new Set(file.map(({ folded }) => folded)) },
    first: own.findIndex(isFilled),
    last: own.findLastIndex(isFilled),
    mayFlow: own.reduce((sum, { unspaced }) => sum + unspaced.length, 0) >= fewestCharacters,
    left: mostComparisons * (texts.length + search.length),
  };
  const places = texts.flatMap((_, at) => {
    const steps = walk(sought, 0, at, leniency.mayBeOff === true) ?? [];
    const found = steps.filter(({ from, to, start, end }) => to > from && end > start);
    const text = found.filter(({ from }) => !isBlank(search[from] ?? ''));
    const cost = costOf(steps, text, search[sought.last] ?? '');
    const [start = 0, end = 0] = [found[0]?.start, found.at(-1)?.end];
    const filled = text[0]?.start ?? -1;
    const isMoved = text.length > 2 && isAlone(text[0], text);
    return cost === undefined ? [] : [{ steps, cost, start, end, filled, isMoved }];
  });
  return sought.left < 0 ? [] : cheapest(places);
}

const isFilled = ({ folded }: ComparedLine) => folded !== '';

/** Returns the cheapest of the places that begin at the same line with text. */
export function cheapest<Place extends Alignment>(places: readonly Place[]): readonly Place[] {
  const best = new Map<number, Place>();
  for (const one of places)
    if (one.cost < (best.get(one.filled)?.cost ?? Number.POSITIVE_INFINITY))
      best.set(one.filled, one);
  return [...best.values()];
}

/** Returns where lines are in a file as they are, or but for what costs less than `limit`. */
export function placesOf(texts: readonly string[], lines: readonly string[], limit = 1) {
  return alignLines(texts, lines).filter(({ cost }) => cost < limit);
}

/** Follows a run from a line of it, and one of the file, to its end; one line may be passed that is off. */
function walk(
  sought: Sought,
  from: number,
  at: number,
  mayPass: boolean,
): readonly LineStep[] | undefined {
  const steps: LineStep[] = [];
  let [i, j] = [from, at];
  while (i < sought.own.length) {
    sought.left -= 1;
    if (sought.left < 0) return undefined;
    const step = nextStep(sought, i, j);
    // Where blank lines differ as well, nobody can tell where a line is left out.
    const isBlank = step?.cost === costs.blanks;
    const next = step && isBlank && mayPass ? walk(sought, step.to, step.end, false) : undefined;
    if (step && next) return [...steps, step, ...next];
    if (step === undefined || (isBlank && mayPass)) {
      const rest = mayPass ? passOff(sought, i, j) : undefined;
      return rest && [...steps, ...rest];
    }
    steps.push(step);
    [i, j] = [step.to, step.end];
  }
  return steps;
}

/** Returns the step from a line of the run and one of the file that needs no line to be off. */
function nextStep(sought: Sought, i: number, j: number): LineStep | undefined {
  const { own, file, first, last, mayFlow, mayBePart } = sought;
  const [mine, there] = [own[i], file[j]];
  if (mine === undefined) return undefined;
  const one = { from: i, to: i + 1, start: j, end: j + 1 };
  if (there !== undefined && mine.folded === there.folded)
    return { ...one, cost: lineCost(mine.text, there.text) };
  const isInside = first < i && i <= last;
  if (!isFilled(mine)) return isInside ? { ...one, end: j, cost: costs.blanks } : undefined;
  if (there === undefined) return undefined;
  if (!isFilled(there)) return isInside ? { ...one, to: i, cost: costs.blanks } : undefined;
  const flow = mayFlow ? flowFrom(sought, i, j) : undefined;
  if (flow !== undefined || !mayBePart) return flow;
  const isHead = i === 0 && endsInWords(there.text, mine.text);
  const isTail = i > 0 && i === own.length - 1 && startsInWords(there.text, mine.text);
  return isHead || isTail ? { ...one, cost: costs.part } : undefined;
}

/** Returns the shortest step over lines with the same characters besides whitespace, whatever their breaks. */
function flowFrom(sought: Sought, i: number, j: number): LineStep | undefined {
  const { own, file } = sought;
  let [to, end] = [i + 1, j + 1];
  let [mine = '', there = ''] = [own[i]?.unspaced, file[j]?.unspaced];
  while (mine.length !== there.length) {
    const isShorter = mine.length < there.length;
    const more = isShorter ? own[to] : file[end];
    const isSame = isShorter ? there.startsWith(mine) : mine.startsWith(there);
    if (!isSame || more === undefined || sought.left < 0) return undefined;
    sought.left -= Math.min(mine.length, there.length);
    if (isShorter) [mine, to] = [mine + more.unspaced, to + 1];
    else [there, end] = [there + more.unspaced, end + 1];
  }
  if (mine !== there) return undefined;
  const words = (lines: readonly ComparedLine[]) =>
    wordsOnly(lines.map(({ text }) => text).join('\n'));
  const isKept = words(own.slice(i, to)) !== words(file.slice(j, end));
  return { from: i, to, start: j, end, cost: costs.spaces, isKept };
}

/** Goes over a line that is off: it has a typo or other words, or the run leaves one out. */
function passOff(sought: Sought, i: number, j: number): readonly LineStep[] | undefined {
  const { own, file, known } = sought;
  const [mine, there] = [own[i], file[j]];
  if (mine === undefined || there === undefined || !isFilled(there)) return undefined;
  const one = { from: i, to: i + 1, start: j, end: j + 1 };
  // A line that is in the file as it is written is no other one.
  const isElsewhere = known.has(mine.folded);
  const same = walk(sought, i + 1, j + 1, false);
  const isTypoed = same !== undefined && isTypo(mine.folded, there.folded);
  if (same && isTypoed && !isElsewhere) return [{ ...one, cost: costs.typo }, ...same];
  const off = { ...one, cost: costs.line, isKept: true };
  if (same && isReworded(mine.folded, there.folded) && !isElsewhere) return [off, ...same];
  // Beside a line of its own kind, nobody can tell which of both is left out.
  const isLeftOut = i > 0 && own[i - 1]?.folded !== there.folded;
  const rest = isLeftOut ? walk(sought, i, j + 1, false) : undefined;
  return rest && [{ ...off, to: i }, ...rest];
}

/** What two lines cost that are equal once they are folded. */
function lineCost(mine: string, there: string): number {
  if (mine === there) return 0;
  if (mine.trimEnd() === there.trimEnd()) return costs.end;
  const indent = indentOf(mine) === indentOf(there) ? 0 : costs.indent;
  return indent | (mine.trim() === there.trim() ? 0 : costs.signs);
}

/** Returns what steps cost; `undefined` if their last line alone closes another block than in the file. */
function costOf(steps: readonly LineStep[], filled: readonly LineStep[], end: string) {
  if (filled.length === 0 || (closes.test(end) && isAlone(filled.at(-1), filled))) return undefined;
  return steps.reduce((all, step) => all | step.cost, 0);
}

/** Whether one step of several is the only one with another indentation. */
function isAlone(one: LineStep | undefined, filled: readonly LineStep[]): boolean {
  const [moved, ...others] = filled.filter(({ cost }) => (cost & costs.indent) > 0);
  return moved !== undefined && moved === one && others.length === 0 && filled.length > 1;
}

/** What closes a block, and nothing else. */
const closes = /^\s*(?:[)}\]]+[;,)]*|end)\s*$/;

/** Whether two lines differ in words only. */
function isReworded(a: string, b: string): boolean {
  return digitsOf(a) === digitsOf(b) && isAlike(a, b);
}

function endsInWords(text: string, end: string): boolean {
  const [line, own] = [text.trimEnd(), end.trimEnd()];
  return line.endsWith(own) && isBoundary(line, line.length - own.length);
}

function startsInWords(line: string, start: string): boolean {
  return line.startsWith(start) && isBoundary(line, start.length);
}

/** A newline within a word or a number. */
const within = /[\p{L}\p{M}\p{N}_]\n[\p{L}\p{M}\p{N}_]|\d\n\.\d|\d\.\n\d/u;

/** Whether a line may be cut at `at`: `10` and `1.5` are not `1` and something more. */
function isBoundary(line: string, at: number): boolean {
  return !within.test(`${line.slice(Math.max(0, at - 2), at)}\n${line.slice(at, at + 2)}`);
}
