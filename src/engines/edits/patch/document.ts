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
export function parseDocument(text: string): Document {
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

/** Restores the text that {@link parseDocument} split. */
export function textOf({ bom, lines }: Document): string {
  let text = bom;
  for (const line of lines) text += line.text + line.ending;
  return text;
}

/** Whether two documents have the same text. */
export function sameText(a: Document, b: Document): boolean {
  const isSame = (line: Line, other: Line | undefined) =>
    line === other || (other && line.text + line.ending === other.text + other.ending);
  return (
    a.bom === b.bom &&
    a.lines.length === b.lines.length &&
    a.lines.every((line, at) => isSame(line, b.lines[at]))
  );
}

/** Each edit of a reply asks for the texts of the same file. */
const known = new WeakMap<readonly Line[], readonly string[]>();

/** The lines without their endings. */
export function lineTexts(document: Document | null): readonly string[] {
  if (document === null) return [];
  const texts = known.get(document.lines) ?? document.lines.map(({ text }) => text);
  known.set(document.lines, texts);
  return texts;
}

/** Returns the ending of most lines; `\n` for a text without any. */
export function dominantEnding(lines: readonly Line[]): string {
  let surplus = 0;
  for (const { ending } of lines) surplus += ending === '\r\n' ? 1 : ending === '' ? 0 : -1;
  return surplus > 0 ? '\r\n' : '\n';
}

/**
 * Returns a document of new lines that replaces `before` (`null`: a new file) and keeps its line
 * endings, its byte order mark and its final newline, or the lack of one.
 */
export function matchFileStyle(before: Document | null, lines: readonly string[]): Document {
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

/** Returns the whitespace that a line begins with. */
export function indentOf(line: string): string {
  return line.slice(0, line.length - line.trimStart().length);
}

export function isBlank(line: string): boolean {
  return line.trim() === '';
}
