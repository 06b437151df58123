/** Returns a Markdown table. Bars in cells are escaped. */
export function table(headings: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
  return [line(headings), line(headings.map(() => '---')), ...rows.map(line)].join('\n');
}

/** Returns a text as code; nothing for an empty text. */
export function code(text: string): string {
  return text === '' ? '' : `\`${text}\``;
}
