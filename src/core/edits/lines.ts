/** A line of a file with the ending it has there: `\n`, `\r\n`, or `''` for a last line without one. */
export interface Line {
  readonly text: string;
  readonly ending: string;
}

/** A text taken apart: its byte order mark (`''`: none) and its lines. */
export interface Document {
  readonly mark: string;
  readonly lines: readonly Line[];
}

/** Takes a text apart so that {@link textOf} gives it back to the byte. */
export function documentOf(text: string): Document {
  const mark = text.startsWith('\uFEFF') ? '\uFEFF' : '';
  const lines: Line[] = [];
  for (let start = mark.length; start < text.length; ) {
    const newline = text.indexOf('\n', start);
    const end = newline < 0 ? text.length : newline + 1;
    const ending = newline < 0 ? '' : text[newline - 1] === '\r' && newline > start ? '\r\n' : '\n';
    lines.push({ text: text.slice(start, end - ending.length), ending });
    start = end;
  }
  return { mark, lines };
}

/** The text of which {@link documentOf} made the document. */
export function textOf({ mark, lines }: Document): string {
  let text = mark;
  for (const line of lines) text += line.text + line.ending;
  return text;
}

/** The ending that most lines have; `\n` for a text without any. */
export function dominantEnding(lines: readonly Line[]): string {
  const windows = lines.filter((line) => line.ending === '\r\n').length;
  const ended = lines.filter((line) => line.ending !== '').length;
  return windows * 2 > ended ? '\r\n' : '\n';
}

/** A new text's lines as those of a document that takes the place of `before` (`null`: a new file). */
export function inTheStyleOf(before: Document | null, lines: readonly string[]): Document {
  const ending = dominantEnding(before?.lines ?? []);
  const last = before?.lines.at(-1)?.ending === '' ? '' : ending;
  const [first, ...rest] = lines;
  const ownMark = first?.startsWith('\uFEFF') ? '\uFEFF' : '';
  const texts = first === undefined ? [] : [first.slice(ownMark.length), ...rest];
  return {
    mark: before?.mark || ownMark,
    lines: texts.map((text, at) => ({ text, ending: at === texts.length - 1 ? last : ending })),
  };
}

/** The blanks that a line begins with. */
export function indentOf(line: string): string {
  return line.slice(0, line.length - line.trimStart().length);
}

export function isBlank(line: string): boolean {
  return line.trim() === '';
}
