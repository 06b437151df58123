/** A line of a file with the ending it has there: `\n`, `\r\n`, or `''` for a last line without one. */
export interface Line {
  readonly text: string;
  readonly ending: string;
}

/** Takes a text apart so that joining the lines gives it back to the byte. */
export function splitLines(text: string): readonly Line[] {
  const pieces = text.match(/[^\n]*\n|[^\n]+$/g) ?? [];
  return pieces.map((piece) => {
    const ending = /\r?\n$/.exec(piece)?.[0] ?? '';
    return { text: piece.slice(0, piece.length - ending.length), ending };
  });
}

export function joinLines(lines: readonly Line[]): string {
  return lines.map((line) => line.text + line.ending).join('');
}

/** The ending that most lines have; `\n` for a text without any. */
export function dominantEnding(lines: readonly Line[]): string {
  const windows = lines.filter((line) => line.ending === '\r\n').length;
  const ended = lines.filter((line) => line.ending !== '').length;
  return windows * 2 > ended ? '\r\n' : '\n';
}
