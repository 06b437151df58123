import { isSummary } from './summary-forms.ts';

/** A line that names a failure. */
export interface Anchor {
  readonly line: number;
  /** Which failure, by its number. */
  readonly failure: number;
  /** Whether the text stands above it. */
  readonly isBelow?: boolean | undefined;
}

/** Maximum characters of a line that may be the title of a failure. */
const maxTitle = 300;

/** Maximum lines that belong to one title. */
const maxText = 120;

/** What a line has around the name of a test: list marks, the words of its runner, a duration, rules. */
const before =
  /^[\s\-=_─━═⎯*•●✕✖✗✘×│>#[\]]*(?:\d+[).] *)?(?:\d+\/\d+ Test +#\d+: *|Test output for +|(?:Scenario(?: Outline)?|Example): +|(?:FAIL(?:ED|URE)?|ERROR|Error|Failure|RUN|not ok \d*|test|Test [Cc]ase)(?![\w.])[\s:\]\-–='"]*)?/;
const after =
  /(?:\s+stdout|\s+# \S+:\d+)?[\s:'"]*(?:(?:\.\.\.|started\.?|failed\b.*|FAILED|ERROR)\s*)?(?:[([]<? ?[\d.,]+ ?\w{1,3}[)\]])?[\s\-=_─━═⎯*:.…]*$/;

/** What CTest puts between the name of a test and its duration. */
const dots = / ?\.{2,}\s*\*{3}.*$/;

/** How CTest says how a program ended; what it printed may stand above. */
const program = /^ *\d+\/\d+ Test +#/;

/** Lines that begin something else than the text of a failure. */
const success = /^\s*(?:✓|✔|√|ok \d|PASS(?:ED)?\b|--- PASS|\[ {7}OK|\(pass\)|• \[SLOW)/;

const mark = /^\s*(?:[✖✘✕×✗]|not ok \d) /;

const boundary = new RegExp(
  [
    '(?:\\.\\.\\.|\\s)(?:ok|PASSED|PASS)(?:\\s+\\[\\s*\\d+%\\])?\\s*$',
    '^\\s*\\d+\\) \\S',
    '^\\s*\\.\\.\\.\\s*$',
    '^\\s*\\d+ FAILED TEST|^Files=\\d|^Test Summary Report|^Total Test time|^Suite run time|^Errors while |^Output from |^The following |^Use "--|^Testsuite summary|^See \\S|^Full log|^Please report|^Internal ctest|^INFO: |^(?:Ok|Fail): ',
    '^\\s*\\d+ (?:passing|failing|pending|passed|failed|tests?|examples?|specs?|runs|scenarios?|features?|steps?|success(?:es)?)\\b',
    '^ *(?:Finished in|Ran \\d|Randomized|Summary|Summariz|Tests?(?: Suites| Files)?:? +\\d|Tests run:|Test result|test result|Time:|Total|Snapshots:|Duration|Took |Top \\d|Failing |Failed examples|Failed tests|Failures:|failures:|FAILURES|ERRORS|Errors:|Running |Done in|Run completed in|Results:?$|Executed |FAIL$|FAIL\\t|Result: |\\[INFO\\]|> Task |BUILD |error: (?:test|doctest|script|Recipe|process)|npm ERR|npm error|make(?:\\[\\d+\\])?: |\\d+%)',
    '^\\s*Start +\\d+: |^test \\d+$',
    '^\\d+/\\d+ Test +#|^ *\\d+/\\d+ \\S.* {2,}(?:OK|SKIP|EXPECTEDFAIL)\\b|^\\*\\*\\* \\d|^test at \\S',
    '^\\s*(?:Feature|Scenario(?: Outline)?|Background|Rule|Example): ',
    '^=== (?:RUN|PAUSE|CONT)\\b|^\\[(?:=+|-+)\\]|^\\[ RUN|^\\[ FAIL|^ℹ|^\\[\\d+\\/\\d+\\] |^[═=]{2,} ?\\w.*[═=]{2}$',
    '^\\S+\\.\\w+:$|^bun test v',
    '^# (?:tests|pass|fail|Looks like|TOTAL|PASS)\\b',
  ].join('|'),
);

const rule = /^\s*(?:[-=_─━═⎯~*·.—]{6,}|(?:[-_─] ){4,}[-_─]?)\s*$/;

/** The indices of the lines that are about a failure. */
export type FailureText = readonly number[];

/** Returns which lines of an output are about each failure, by its number. */
export function failureTexts(
  lines: readonly string[],
  names: readonly string[],
  anchors: readonly Anchor[],
): readonly FailureText[] {
  const anchored = new Map(anchors.map((anchor) => [anchor.line, anchor]));
  const titles = new Titles(names);
  const texts: number[][] = names.map(() => []);
  const above: (FailureText | undefined)[] = [];
  let loose: number[] = [];
  let owner = none;
  lines.forEach((line, at) => {
    const named = anchored.get(at);
    const failure = named?.failure ?? titles.next(line, owner);
    if (failure !== undefined) {
      owner = named?.isBelow ? none : { failure, depth: line.search(/\S/), length: 0 };
      if (named !== undefined || program.test(line)) above[failure] ??= loose;
      loose = [];
    } else if (endsText(line, owner)) [owner, loose] = [none, []];
    else if (saysSomething(line, owner)) {
      const text = owner.failure < 0 ? loose : texts[owner.failure];
      owner = { ...owner, length: owner.length + 1 };
      if (text !== undefined && text.length < maxText) text.push(at);
    }
  });
  // Some runners print what went wrong above the name.
  return texts.map((text, failure) => (text.length > 0 ? text : (above[failure] ?? [])));
}

/** Whose text the lines are, how far its title is indented, and how many lines it has. */
interface Owner {
  readonly failure: number;
  readonly depth: number;
  readonly length: number;
}

/** The text of nothing that is known yet. */
const none: Owner = { failure: -1, depth: Number.POSITIVE_INFINITY, length: 0 };

/** Whether a line is about something else. Below the title of a scenario, its steps may have marks, too. */
function endsText(line: string, { depth, length }: Owner): boolean {
  if (line.trim() === '') return false;
  const isMarked = success.test(line) || mark.test(line);
  if (isMarked && line.search(/\S/) <= depth) return true;
  return (
    boundary.test(line) || isSummary(line) || (rule.test(line) && length > 0) || length > maxText
  );
}

function saysSomething(line: string, { failure }: Owner): boolean {
  const isStep = failure >= 0 && success.test(line);
  return line.trim() !== '' && !rule.test(line) && !isStep;
}

/** The titles by which an output may call each failure: its name, or the last parts of it. */
class Titles {
  /** The failures of each title, in order; undefined if they have different names. */
  private readonly known = new Map<string, readonly number[] | undefined>();
  private readonly seen = new Map<string, number>();

  constructor(names: readonly string[]) {
    names.forEach((name, failure) => {
      const parts = name.split(/ [>›] |: |::|[.#/\\]/).filter((part) => part !== '');
      for (let from = Math.max(0, parts.length - 12); from < parts.length; from += 1) {
        const title = wordsOf(parts.slice(from).join(' '));
        const others = this.known.get(title) ?? [];
        const isAmbiguous = this.known.has(title) && names[others[0] ?? -1] !== name;
        if (title.length > 2) this.known.set(title, isAmbiguous ? undefined : [...others, failure]);
      }
    });
  }

  /** The failure whose title a line is, unless it stands in the text of that failure. */
  next(line: string, owner: Owner): number | undefined {
    const title = wordsOf(titleIn(line));
    const failures = this.known.get(title);
    if (failures === undefined) return undefined;
    if (failures.includes(owner.failure) && line.search(/\S/) > owner.depth) return undefined;
    const nth = this.seen.get(title) ?? 0;
    this.seen.set(title, nth + 1);
    return failures[Math.min(nth, failures.length - 1)];
  }
}

function titleIn(line: string): string {
  return line.length > maxTitle
    ? ''
    : line.replace(before, '').replace(dots, '').replace(after, '');
}

/** The words of a text, however they are separated. */
function wordsOf(text: string): string {
  return (text.match(/[\p{L}\p{N}_$]+/gu) ?? []).join(' ');
}
