/** What a ticket is about, for choosing among lines, definitions and files. */
export interface Focus {
  /** Returns how much a text has to do with the ticket; 0 if nothing. */
  weigh(text: string): number;
  /** Returns the lines of a file that the ticket names, from 1. */
  linesIn(path: string): readonly number[];
  /** What the ticket quotes, as code would have it. */
  readonly literals: readonly string[];
}
