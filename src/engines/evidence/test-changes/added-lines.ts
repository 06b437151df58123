/** Maximum characters of a line that is read. */
const maxLine = 600;

/** Returns the lines of a list that another lacks, each as often as it has more of them. */
export function extraLines(lines: readonly string[], others: readonly string[]): readonly string[] {
  const left = new Map<string, number>();
  for (const line of others) left.set(line, (left.get(line) ?? 0) + 1);
  return lines.filter((line) => {
    const count = left.get(line) ?? 0;
    left.set(line, count - 1);
    return count <= 0;
  });
}

/** The lines of a text, with their indentation but without blank ones; none of a missing text. */
export function textLines(text: string | null): readonly string[] {
  const lines = (text ?? '').split('\n').map((line) => line.slice(0, maxLine).trimEnd());
  return lines.filter((line) => line !== '');
}
