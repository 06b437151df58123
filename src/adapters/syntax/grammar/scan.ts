import type { SyntaxFinding } from '../findings/index.ts';
import { pairBrackets } from './brackets.ts';
import { bracketFindings } from './summary.ts';

/** The brackets without their counterpart in a text that is not parsed. `skipped` matches its strings and comments. */
export function scanBrackets(text: string, skipped: RegExp): readonly SyntaxFinding[] {
  const lines = text.split('\n');
  const code = text.replace(skipped, blank).split('\n');
  const brackets = code.flatMap((line, row) =>
    [...line.matchAll(/[()[\]{}]/g)].map(({ 0: token, index: column }) => ({
      token,
      position: { row, column },
    })),
  );
  return bracketFindings(pairBrackets(brackets, lines), lines);
}

/** As many blanks on as many lines. */
export function blank(text: string): string {
  return text.replace(/[^\n]/g, ' ');
}
