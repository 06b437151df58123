/** What reads a text that comes in, and the syntax that it looks for. */
export interface Reader {
  readonly name: string;
  readonly read: (text: string) => unknown;
  /** Pieces of its syntax; each kind of text is made of them. */
  readonly tokens: readonly string[];
  /** Whether limits of its own bound it only for long texts, which take long to count. */
  readonly isSlow?: true;
}

/** What any text may be made of. */
export const anyText = [
  'a',
  ' ',
  '\n',
  '"',
  "'",
  '`',
  '(',
  '[',
  '{',
  '<',
  '\\',
  '-',
  '=',
  '*',
  '_',
  '#',
  '|',
  '@',
  ':',
  '.',
  '/',
  '1',
  'é',
  '\u200b',
];
