/** A line and its ending in the file: `\n`, `\r\n`, or `''` on a last line without one. */
export interface Line {
  readonly text: string;
  readonly ending: string;
}

/** A text as its byte order mark (`''` without one) and its lines. */
export interface Document {
  readonly bom: string;
  readonly lines: readonly Line[];
}

/** Splits a text so that {@link textOf} restores it byte for byte. */
export function documentOf(text: string): Document {
  const bom = text.startsWith('\uFEFF') ? '\uFEFF' : '';
  const lines: Line[] = [];
  for (let start = bom.length; start < text.length; ) {
    const newline = text.indexOf('\n', start);
    const end = newline < 0 ? text.length : newline + 1;
    const ending = newline < 0 ? '' : text[newline - 1] === '\r' && newline > start ? '\r\n' : '\n';
    lines.push({ text: text.slice(start, end - ending.length), ending });
    start = end;
  }
  return { bom, lines };
}

/** Restores the text that {@link documentOf} split. */
export function textOf({ bom, lines }: Document): string {
  let text = bom;
  for (const line of lines) text += line.text + line.ending;
  return text;
}

/** The lines without their endings. */
export function lineTexts(document: Document | null): readonly string[] {
  return document?.lines.map(({ text }) => text) ?? [];
}

/** Returns the ending of most lines; `\n` for a text without any. */
export function dominantEnding(lines: readonly Line[]): string {
  const windows = lines.filter((line) => line.ending === '\r\n').length;
  const ended = lines.filter((line) => line.ending !== '').length;
  return windows * 2 > ended ? '\r\n' : '\n';
}

/**
 * Returns a document of new lines that replaces `before` (`null`: a new file) and keeps its line
 * endings, its byte order mark and its final newline, or the lack of one.
 */
export function inStyleOf(before: Document | null, lines: readonly string[]): Document {
  const ending = dominantEnding(before?.lines ?? []);
  const last = before?.lines.at(-1)?.ending === '' ? '' : ending;
  const [first, ...rest] = lines;
  const ownBom = first?.startsWith('\uFEFF') ? '\uFEFF' : '';
  const texts = first === undefined ? [] : [first.slice(ownBom.length), ...rest];
  return {
    bom: before?.bom || ownBom,
    lines: texts.map((text, at) => ({ text, ending: at === texts.length - 1 ? last : ending })),
  };
}

/** Returns the document with a final newline as in `style`, or without one if it `isOpen`. */
export function withEnd(document: Document, isOpen: boolean, style = document): Document {
  const last = document.lines.at(-1);
  if (last === undefined || (last.ending === '') === isOpen) return document;
  const ending = isOpen ? '' : dominantEnding(style.lines);
  return { ...document, lines: [...document.lines.slice(0, -1), { ...last, ending }] };
}

/** Returns the whitespace that a line begins with. */
export function indentOf(line: string): string {
  return line.slice(0, line.length - line.trimStart().length);
}

export function isBlank(line: string): boolean {
  return line.trim() === '';
}
