import type { SyntaxVerdict } from '../../agent/ports.ts';
import { brokenVerdict, newFindings, type SyntaxFinding } from './findings/index.ts';
import { type Parse, type ParseSummary, summarizeTree } from './grammar/index.ts';
import type { Language, TreeRule } from './languages/index.ts';

/** A text as its grammar sees it. */
interface ParsedText extends ParseSummary {
  /** What the language's own rules find. Empty if the text has errors, since its tree is then a guess. */
  readonly violations: readonly SyntaxFinding[];
}

/** The texts of one file. `before` is `null` for a new file. */
export interface TextChange {
  readonly before: string | null;
  readonly after: string;
}

export const unchecked = (why: string): SyntaxVerdict => ({ kind: 'unchecked', why });

/** Judges a change by how many errors a grammar finds before and after. */
export function compareTrees(
  parse: Parse,
  language: Language,
  { before, after }: TextChange,
): SyntaxVerdict {
  const rules = language.grammar?.rules ?? [];
  const now = parseText(parse, rules, after);
  if (!now) return unchecked(notInTime);
  if (now.errors === 0 && now.violations.length === 0) return { kind: 'sound' };
  const was = parseText(parse, rules, before ?? '');
  if (!was) return unchecked(notInTime);
  if (before === null && !language.trusted) return unchecked(cannotTell(language));
  if (breaks(was, now)) {
    return brokenVerdict([...newFindings(was.findings, now.findings), ...now.findings]);
  }
  const isWorse = now.violations.length > was.violations.length;
  if (isWorse) return brokenVerdict(newFindings(was.violations, now.violations));
  return unchecked(beforeAndNow(was, now));
}

/** What the grammar sees of the errors that a change adds: misplaced tags and brackets, which are their cause. */
export function explainTrees(
  parse: Parse,
  language: Language,
  { before, after }: TextChange,
): readonly SyntaxFinding[] {
  const rules = language.grammar?.rules ?? [];
  const causesIn = (text: string) =>
    parse(text, (tree) => [
      ...rules.flatMap((rule) => rule(tree, text)),
      ...summarizeTree(tree, text).unpaired,
    ]) ?? [];
  return newFindings(causesIn(before ?? ''), causesIn(after));
}

const notInTime = 'its grammar did not parse it in time';

function cannotTell({ label }: Language): string {
  return `has syntax errors, or ${label} that its grammar does not know`;
}

function beforeAndNow(was: ParsedText, now: ParsedText): string {
  const problems = ({ errors, violations }: ParsedText) => errors + violations.length;
  const had = problems(was);
  return `had ${had} syntax ${had === 1 ? 'error' : 'errors'} before the change, has ${problems(now)} now`;
}

function parseText(parse: Parse, rules: readonly TreeRule[], text: string): ParsedText | undefined {
  return parse(text, (tree) => {
    const summary = summarizeTree(tree, text);
    const violations = summary.errors === 0 ? rules.flatMap((rule) => rule(tree, text)) : [];
    return { ...summary, violations };
  });
}

/**
 * Grammars misread some valid files, especially with macros. So if a file had errors before, a change
 * counts as broken if it adds errors, or if it changes the balance of the brackets and less can be parsed.
 * More errors in less text are none: an edit may split the region that cannot be parsed.
 */
function breaks(was: ParseSummary, now: ParseSummary): boolean {
  if (now.errors === 0) return false;
  if (was.errors === 0) return true;
  const [more, longer] = [now.errors > was.errors, now.errorLength > was.errorLength];
  const adds = more && now.errorLength >= was.errorLength;
  return adds || (now.balance !== was.balance && (more || longer));
}
