import { cleanCode, showControls } from '../../engines/text/index.ts';
import type { Problem } from './run.ts';

/** Lines that are shown before and after the one with the problem. */
const around = 3;

/** Characters of a line that are shown. */
const width = 160;

/**
 * Says what is wrong at a place of a text and shows the lines around it, the line itself marked. The lines are cut
 * to a width, and characters in them that deceive the eye are shown.
 */
export function describeProblem({ line, column, message }: Problem, text: string): string {
  const lines = text.split('\n');
  const from = Math.max(0, line - 1 - around);
  const digits = String(line + around).length;
  const shown = lines.slice(from, line + around).map((content, at) => {
    const number = from + at + 1;
    const isMarked = number === line;
    const start = isMarked ? startFor(column) : 0;
    return `${isMarked ? '>' : ' '} ${String(number).padStart(digits)} | ${cut(content, start)}`;
  });
  return [`line ${line}, column ${column}: ${message}`, ...shown].join('\n');
}

/** Where a long line is shown from, so that its problem is in sight. */
function startFor(column: number): number {
  return column <= width ? 0 : column - width / 2;
}

function cut(line: string, start: number): string {
  const end = start + width;
  const shown = cleanCode(showControls(line.slice(start, end).replace(/\r$/, '')));
  return `${start > 0 ? '…' : ''}${shown}${line.length > end ? '…' : ''}`;
}
