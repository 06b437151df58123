import { backticks } from './code-span.ts';

/** Code in a fence that the code cannot close. */
export function fenced(language: string, code: string): string {
  const fence = backticks(code, 3);
  return `${fence}${language.replace(/[^\w+#.-]/g, '')}\n${code}\n${fence}`;
}

/** Blocks one below the other, the empty ones left out. */
export function joined(parts: readonly string[]): string {
  return parts.filter((part) => part !== '').join('\n\n');
}

/** Text without its line breaks. */
export function withoutLineBreaks(text: string): string {
  return text.replaceAll(blanksWithBreak, ' ');
}

/** Looked for at the beginning of blanks only: a long row of them is not read again from each. */
const blanksWithBreak = /(?<!\s)\s*\n\s*/g;

/** Every line with `prefix` before it; blank lines get no trailing space. */
export function prefixed(text: string, prefix: string): string {
  return text
    .split('\n')
    .map((line) => (line === '' ? prefix.trimEnd() : prefix + line))
    .join('\n');
}

/** Rows of cells as a table in GitHub's form, the first row as its head; a cell of several blocks is one line. */
export function tableOf(rows: readonly (readonly string[])[]): string {
  const cell = (text: string) => text.replaceAll('|', '\\|').replaceAll(/\n+/g, '<br>');
  const lines = rows.map((row) => `| ${row.map(cell).join(' | ')} |`);
  const rule = `|${' --- |'.repeat(Math.max(rows[0]?.length ?? 0, 1))}`;
  return lines.toSpliced(1, 0, rule).join('\n');
}
