/** A definition in a file, with its lines from 1, both included. */
export interface Definition {
  readonly name: string;
  /** What it is, in a word of its language, such as `class` or `function`. */
  readonly kind: string;
  readonly start: number;
  readonly end: number;
  /** In how many other definitions it is nested. */
  readonly depth: number;
}
