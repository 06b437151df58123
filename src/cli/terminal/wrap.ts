import { wrapAnsi } from 'fast-wrap-ansi';

/** The columns of a terminal; 80 if it does not tell, and for what is none. */
export function columnsOf({ columns }: { readonly columns?: number | undefined }): number {
  return columns || 80;
}

/** Breaks lines between words, never within one. What is broken off is indented, and has a bar, as its line. */
export function wrap(text: string, columns: number): string {
  const lines = text.split('\n').map((line) => {
    const [start = ''] = /^ *(?:\| )?/.exec(line) ?? [];
    return line.length > columns ? hang(start, line.slice(start.length), columns) : line;
  });
  return lines.join('\n');
}

/** Wraps a text beside its beginning; further lines begin with `next`. A beginning that is wider has a line of its own. */
export function hang(first: string, text: string, columns: number, next = first): string {
  const rows = wrapAnsi(text, Math.max(20, columns - next.length)).split('\n');
  if (first.length <= next.length) return first.padEnd(next.length) + rows.join(`\n${next}`);
  return [first.trimEnd(), ...rows.map((row) => next + row)].join('\n');
}
