import { digitsOf, isTypo } from '../../text/index.ts';
import { indentOf } from '../patch/index.ts';
import { type ComparedLine, comparedLines, costs, isAlike } from './lines.ts';

/** Lines of a run, from `from` to `to`, and the lines of the file that they mean; one of both may be none. */
export interface LineStep {
  readonly from: number;
  readonly to: number;
  readonly start: number;
  readonly end: number;
  readonly cost: number;
}

/** A place of a run: how its lines are found in the file, and what that costs. */
export interface Alignment {
  readonly steps: readonly LineStep[];
  readonly cost: number;
  /** The lines of the file that it means. */
  readonly start: number;
  readonly end: number;
}

/** A run of lines and the file where it is looked for. */
interface Sought {
  readonly own: readonly ComparedLine[];
  readonly file: readonly ComparedLine[];
  /** The first line of the run that has text. */
  readonly first: number;
  /** Whether it may begin or end within a line. */
  readonly mayBePart: boolean;
  /** The lines of the file as they are compared. */
  readonly known: ReadonlySet<string>;
  /** The comparisons that are left; below 0 if they did not suffice. */
  left: number;
}

/** Limits the lines that are compared for one run, for each line of it and of the file. */
const mostComparisons = 16;
/** Lines with text from which on a run is found although its ends are parts of lines, or a line is off. */
const [fewestForPart, fewestForOff] = [2, 3];

/**
 * Finds the cheapest alignment of a run of lines for each line of a file where it may begin, if it costs less than
 * `limit`; none if that takes too many comparisons, since nobody can tell then whether a place is the only one.
 */
export function placesOf(
  texts: readonly string[],
  search: readonly string[],
  limit = 1,
): readonly Alignment[] {
  const own = comparedLines(search);
  const file = comparedLines(texts);
  const filled = own.filter(isFilled).length;
  const sought: Sought = {
    ...{ own, file, known: new Set(file.map(({ folded }) => folded)) },
    first: own.findIndex(isFilled),
    mayBePart: limit > costs.part && filled >= fewestForPart,
    left: mostComparisons * (texts.length + search.length),
  };
  const mayBeOff = limit > costs.typo && filled >= fewestForOff;
  const cheapest = new Map<number, Alignment>();
  for (const at of texts.keys()) {
    const place = placeOf(sought, follow(sought, { i: 0, j: at, mayBeOff }) ?? []);
    const filledAt = place?.steps.find(({ from }) => from === sought.first)?.start ?? -1;
    if (place === undefined || place.cost >= limit) continue;
    if (place.cost < (cheapest.get(filledAt)?.cost ?? limit)) cheapest.set(filledAt, place);
  }
  return sought.left < 0 ? [] : [...cheapest.values()];
}

const isFilled = ({ folded }: ComparedLine) => folded !== '';

/** Adds up what steps cost; `undefined` if that differs in too many ways, or if the last line closes another block. */
function placeOf({ own }: Sought, steps: readonly LineStep[]): Alignment | undefined {
  const found = steps.filter(({ from, to, start, end }) => to > from && end > start);
  const filled = found.filter(({ from }) => own[from]?.folded !== '');
  const [head, tail, last] = [found[0], found.at(-1), filled.at(-1)];
  if (head === undefined || tail === undefined || last === undefined) return undefined;
  const cost = steps.reduce((all, step) => all | step.cost, 0);
  const [isPart, isOff] = [(cost & costs.part) > 0, cost >= costs.typo];
  const more = cost & ~(costs.part | costs.end | costs.blanks);
  if (isPart ? more > 0 : isOff && (more & costs.spaces) > 0) return undefined;
  const [moved, ...others] = filled.filter((step) => (step.cost & costs.indent) > 0);
  const isAlone = moved !== undefined && others.length === 0 && filled.length > 1;
  if (isAlone && isOtherBlock(own, filled, moved)) return undefined;
  return { steps, cost, start: head.start, end: tail.end };
}

/** Whether a line that alone is indented in another way begins or closes another block than in the file. */
function isOtherBlock(
  own: readonly ComparedLine[],
  filled: readonly LineStep[],
  moved: LineStep,
): boolean {
  const isIndented = ({ from }: LineStep) => indentOf(own[from]?.text ?? '') !== '';
  if (moved === filled.at(-1)) return closes.test(own[moved.from]?.text ?? '');
  return moved === filled[0] && filled.length > 2 && filled.every(isIndented);
}

/** What closes a block, and nothing else. */
const closes = /^\s*(?:[)}\]]+[;,)]*|end)\s*$/;

/** Where a walk stands: at line `i` of the run and line `j` of the file; and whether a line may still be off. */
interface Position {
  readonly i: number;
  readonly j: number;
  readonly mayBeOff: boolean;
}

/** Follows a run to its end, line by line; where lines differ, over the first difference that leads there. */
function follow(sought: Sought, { i: from, j: at, mayBeOff }: Position) {
  const steps: LineStep[] = [];
  let [i, j] = [from, at];
  while (i < sought.own.length) {
    sought.left -= 1;
    if (sought.left < 0) return undefined;
    const cost = pairCost(sought.own[i], sought.file[j]);
    const [first] = cost === undefined ? differences(sought, { i, j, mayBeOff }) : [];
    const isBlank = first?.cost === costs.blanks && !mayBeOff;
    if (cost === undefined && !isBlank) {
      const rest = goAround(sought, { i, j, mayBeOff });
      return rest && [...steps, ...rest];
    }
    const [own, file] = first?.lines ?? [1, 1];
    steps.push({ from: i, to: i + own, start: j, end: j + file, cost: cost ?? costs.blanks });
    [i, j] = [i + own, j + file];
  }
  return steps;
}

/** Follows a run from a line that is not that of the file. */
function goAround(sought: Sought, { i, j, mayBeOff }: Position): readonly LineStep[] | undefined {
  for (const { lines, cost } of differences(sought, { i, j, mayBeOff })) {
    const step = { from: i, to: i + lines[0], start: j, end: j + lines[1], cost };
    const rest = follow(sought, { i: step.to, j: step.end, mayBeOff: false });
    if (rest !== undefined) return [step, ...rest];
  }
  return undefined;
}

/** How a run and a file may differ at a place: in how many lines of each. */
interface Difference {
  readonly lines: readonly [own: number, file: number];
  readonly cost: number;
}

function differences(sought: Sought, { i, j, mayBeOff }: Position): readonly Difference[] {
  const { own, file, first, mayBePart } = sought;
  const [mine, there] = [own[i], file[j]];
  if (mine === undefined) return [];
  const all: Difference[] = [];
  if (!isFilled(mine)) all.push({ lines: [1, 0], cost: costs.blanks });
  if (there === undefined) return all;
  if (!isFilled(there)) return i > first ? [...all, { lines: [0, 1], cost: costs.blanks }] : all;
  const isHead = i === 0 && endsInWords(there.text, mine.text);
  const isTail = i > 0 && i === own.length - 1 && startsInWords(there.text, mine.text);
  if (isFilled(mine) && mayBePart && (isHead || isTail))
    all.push({ lines: [1, 1], cost: costs.part });
  return mayBeOff ? [...all, ...linesOff(sought, mine, there, own[i - 1])] : all;
}

/** Returns how one line may be off: it has a typo or other words, or the run leaves it out. */
function linesOff(
  { known }: Sought,
  mine: ComparedLine,
  there: ComparedLine,
  above: ComparedLine | undefined,
): readonly Difference[] {
  const all: Difference[] = [];
  // A line that is in the file as it is written is no other one.
  if (isFilled(mine) && !known.has(mine.folded)) {
    if (isTypo(mine.folded, there.folded)) all.push({ lines: [1, 1], cost: costs.typo });
    else if (isReworded(mine.folded, there.folded)) all.push({ lines: [1, 1], cost: costs.line });
  }
  // Beside a line of its own kind, nobody can tell which of both is left out.
  const isLeftOut = above !== undefined && above.folded !== there.folded;
  return isLeftOut ? [...all, { lines: [0, 1], cost: costs.line }] : all;
}

/** What two lines cost that are equal but for whitespace and look-alike characters. */
function pairCost(mine: ComparedLine | undefined, there: ComparedLine | undefined) {
  if (mine === undefined || there === undefined) return undefined;
  if (mine.text === there.text) return 0;
  if (mine.folded !== there.folded)
    return isFilled(mine) && mine.words === there.words ? costs.spaces : undefined;
  if (mine.text.trimEnd() === there.text.trimEnd()) return costs.end;
  const indent = indentOf(mine.text) === indentOf(there.text) ? 0 : costs.indent;
  return indent | (mine.text.trim() === there.text.trim() ? 0 : costs.signs);
}

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
