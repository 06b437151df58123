import { scanBrackets } from '../grammar/index.ts';
import type { SyntaxProblem } from '../problems/index.ts';

const skippedInCss =
  /\/\*[\s\S]*?(?:\*\/|$)|"(?:[^"\\\n]|\\[\s\S])*"|'(?:[^'\\\n]|\\[\s\S])*'|url\([^"'()\s]*\)|\\[\s\S]/gi;

/** SCSS and Less also have comments that end with the line. */
const skipped = new RegExp(`${skippedInCss.source}|(?<!:)//[^\\n]*`, 'gi');

/**
 * Brackets without their counterpart. Everything else is valid CSS by its definition: what a browser does not
 * know, it skips, and preprocessors and frameworks add words of their own.
 */
export function styleProblems(text: string, path: string): readonly SyntaxProblem[] {
  return scanBrackets(text, path.toLowerCase().endsWith('.css') ? skippedInCss : skipped);
}
