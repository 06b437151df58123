/** Text as a code span that the text cannot close; blanks keep its backticks apart from the fence. */
export function codeSpan(text: string, isPadded = text.includes('`')): string {
  const fence = backticks(text, 1);
  return isPadded ? `${fence} ${text} ${fence}` : `${fence}${text}${fence}`;
}

/** Code in a fence that the code cannot close. */
export function fenced(language: string, code: string): string {
  const { open, close } = fenceAround(language, code);
  return open + code + close;
}

/** Code as one span per line, for table cells, where fences do not work. */
export function codeLines(code: string): string {
  const lines = code.split('\n');
  return lines.map((line) => (line.trim() === '' ? '' : codeSpan(line))).join('\n');
}

/** The lines before and after a code in a fence, each with its line break. */
export function fenceAround(
  language: string,
  code: string,
): { readonly open: string; readonly close: string } {
  const fence = backticks(code, 3);
  return { open: `${fence}${language.replace(/[^\w+#.-]/g, '')}\n`, close: `\n${fence}` };
}

/** A fence of at least `min` backticks that is longer than any run of them in the text. */
function backticks(text: string, min: number): string {
  const runs = text.match(/`+/g) ?? [];
  return '`'.repeat(runs.reduce((longest, run) => Math.max(longest, run.length + 1), min));
}

/** A link, or only the text when the address is empty or is the text. */
export function linkTo(text: string, url: string): string {
  return url === '' || url === text ? text : `[${text}](${url})`;
}

/** Non-empty blocks, one below the other. */
export function joined(parts: readonly string[]): string {
  return parts.filter((part) => part !== '').join('\n\n');
}

/** Every line with `prefix` before it; blank lines get no trailing space. */
export function prefixed(text: string, prefix: string): string {
  return text
    .split('\n')
    .map((line) => (line === '' ? prefix.trimEnd() : prefix + line))
    .join('\n');
}

/** Rows of cells as a Markdown table; the first row is its header, and each cell is joined to one line. */
export function writeMarkdownTable(rows: readonly (readonly string[])[]): string {
  const cell = (text: string) => text.replaceAll('|', '\\|').replaceAll(/\n+/g, '<br>');
  const lines = rows.map((row) => `| ${row.map(cell).join(' | ')} |`);
  const rule = `|${' --- |'.repeat(Math.max(rows[0]?.length ?? 0, 1))}`;
  return lines.toSpliced(1, 0, rule).join('\n');
}
