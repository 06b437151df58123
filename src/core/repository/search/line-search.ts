/** A line that a search found; `line` counts from 1. */
export interface Hit {
  readonly path: string;
  readonly line: number;
  readonly text: string;
}

/** Returns the lines of a text that contain the words, in any case. */
export function hitsIn(path: string, text: string, words: string): readonly Hit[] {
  const wanted = words.toLowerCase();
  if (wanted === '' || !text.toLowerCase().includes(wanted)) return [];
  return text
    .split('\n')
    .map((line, index) => ({ path, line: index + 1, text: line.replace(/\r$/, '') }))
    .filter((hit) => hit.text.toLowerCase().includes(wanted));
}
