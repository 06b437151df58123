import { counted } from '../text/index.ts';
import { type Parse, type ParseSummary, summarizeTree } from './grammar/index.ts';
import { addsMisread, type Language, type TreeRule } from './languages/index.ts';
import type { SyntaxVerdict } from './port/index.ts';
import { brokenVerdict, newProblems, type SyntaxProblem } from './problems/index.ts';

/** A text as its grammar sees it. */
interface ParsedText extends ParseSummary {
  /** What the language's own rules find. If the text has errors, its tree is a guess, and so are they. */
  readonly violations: readonly SyntaxProblem[];
}

/** The texts of one file. `before` is `null` for a new file. */
export interface TextChange {
  readonly before: string | null;
  readonly after: string;
}

export const unchecked = (why: string): SyntaxVerdict => ({ kind: 'unchecked', why });

/** Judges a change by how many errors a grammar finds before and after. */
export function compareTrees(parse: Parse, language: Language, change: TextChange): SyntaxVerdict {
  const { before, after } = change;
  const rules = language.grammar?.rules ?? [];
  const now = parseText(parse, rules, after);
  if (!now) return unchecked(notInTime);
  if (now.isComplete && now.violations.length === 0) return { kind: 'sound' };
  const was = parseText(parse, rules, before ?? '');
  if (!was) return unchecked(notInTime);
  if (before === null && !language.trusted) return unchecked(cannotTell(language));
  if (breaks(was, now, isReliable(language, change))) {
    const added = newProblems(was.problems, now.problems);
    return brokenVerdict([...nearestFirst(added, change), ...now.problems]);
  }
  const isWorse = now.errors === 0 && now.violations.length > was.violations.length;
  if (isWorse) return brokenVerdict(newProblems(was.violations, now.violations));
  if (now.errors + now.violations.length === 0)
    return unchecked('may lack the end of a line or of a statement');
  return unchecked(before === null ? cannotTell(language) : beforeAndNow(was, now));
}

/** What the grammar sees of the errors that a change adds: misplaced tags and brackets, which are their cause. */
export function explainTrees(
  parse: Parse,
  language: Language,
  { before, after }: TextChange,
): readonly SyntaxProblem[] {
  const rules = language.grammar?.rules ?? [];
  const causesIn = (text: string) =>
    parse(text, (tree) => [
      ...rules.flatMap((rule) => rule(tree, text)),
      ...summarizeTree(tree, text).unpaired,
    ]) ?? [];
  return newProblems(causesIn(before ?? ''), causesIn(after));
}

/** The problems in or beside the changed lines, then the others, which follow from them. */
function nearestFirst(
  problems: readonly SyntaxProblem[],
  { before, after }: TextChange,
): readonly SyntaxProblem[] {
  const [was, now] = [(before ?? '').split('\n'), after.split('\n')];
  const start = now.findIndex((line, row) => line !== was[row]);
  const shift = was.length - now.length;
  const end = now.findLastIndex((line, row) => line !== was[row + shift]);
  const isNear = ({ line }: SyntaxProblem) => line >= start && line <= end + 2;
  return [...problems.filter(isNear), ...problems.filter((problem) => !isNear(problem))];
}

const notInTime = 'it is too much work for its grammar';

function cannotTell({ label }: Language): string {
  return `has syntax errors, or ${label} that its grammar does not know`;
}

function beforeAndNow(was: ParsedText, now: ParsedText): string {
  const problems = ({ errors, violations }: ParsedText) => errors || violations.length;
  const had = problems(was);
  return `had ${counted(had, 'syntax error')} before the change, has ${problems(now)} now, as its grammar reads it`;
}

function parseText(parse: Parse, rules: readonly TreeRule[], text: string): ParsedText | undefined {
  return parse(text, (tree) => {
    const summary = summarizeTree(tree, text);
    const violations = rules.flatMap((rule) => rule(tree, text));
    return { ...summary, violations };
  });
}

/**
 * Grammars misread some valid files, so new errors say little in a file that had some, or beside more code that is
 * known to be misread. Brackets tell there: valid texts that are misread still match them.
 */
function breaks(was: ParseSummary, now: ParseSummary, isReliable: boolean): boolean {
  if (now.errors === 0) return false;
  if (was.errors === 0 && isReliable) return true;
  const mends = now.errors < was.errors && now.unpaired.length < was.unpaired.length;
  return now.balance !== was.balance && now.unpaired.length > 0 && !mends;
}

/** Whether an error in `after` means a mistake if `before` had none. */
function isReliable({ grammar }: Language, { before, after }: TextChange): boolean {
  return !addsMisread(grammar?.misreads, before ?? '', after);
}
