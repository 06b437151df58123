/** A definition in a file, with its lines from 1, both included. */
export interface Definition {
  readonly name: string;
  /** What its own text says that it belongs to, as `res` in `res.send = …` and the receiver of a method. */
  readonly container?: string;
  /** What it is, in a word of its language, such as `class` or `function`. */
  readonly kind: string;
  readonly start: number;
  readonly end: number;
  /** In how many other definitions it is nested. */
  readonly depth: number;
}

/** A problem in the file that was checked; `line` and `column` (UTF-16 units) count from 1. */
export interface FoundProblem {
  readonly line: number;
  readonly column: number;
  readonly message: string;
}

export type SyntaxVerdict = (
  | { readonly kind: 'sound' }
  /** The file is not code, so there is nothing to parse. */
  | { readonly kind: 'not-code' }
  /** It is not known whether the syntax is valid; `why` is a phrase for reports. */
  | { readonly kind: 'unchecked'; readonly why: string }
  | { readonly kind: 'broken'; readonly problems: readonly FoundProblem[] }
) & {
  /** What the change adds and deceives the eye, in any file; missing if nothing. */
  readonly hidden?: readonly FoundProblem[];
  /** What it adds and may be taken for something else, though it may well be meant; missing if nothing. */
  readonly doubtful?: readonly FoundProblem[];
};

export interface Syntax {
  /** Returns whether the change from `before` (`null`: a new file) to `after` breaks the syntax. */
  check(path: string, before: string | null, after: string): Promise<SyntaxVerdict>;
  /** Returns a file's definitions in the order of their lines; `undefined` if no grammar can read it. */
  definitions(path: string, text: string): Promise<readonly Definition[] | undefined>;
}
