import type { Tree } from 'web-tree-sitter';
import type { SyntaxProblem } from '../problems/index.ts';
import type { DefinitionNodes } from './definitions.ts';
import type { EmbeddedText } from './embedded.ts';

/** A language whose syntax is checked, by a parser of its own, a grammar, or both. */
export interface Language {
  readonly label: string;
  /** Extensions in lower case, without the dot. */
  readonly extensions: readonly string[];
  /** Names of its files that say so without an extension, such as `Dockerfile`. */
  readonly names?: RegExp;
  /** Interpreters of its scripts, as their first line names them without the folder. */
  readonly interpreters?: RegExp;
  /** Whether nearly every valid file is read without errors, so that a new file with errors is broken. */
  readonly trusted: boolean;
  /** Each is loaded on first use; from the strictest to the most lenient. */
  readonly parsers?: readonly (() => Promise<StrictParser>)[];
  /** What template engines fill in, in files under its names. Errors are none where a change adds such tags. */
  readonly templateTags?: RegExp;
  /** Bytes that its parsers read in the time for a file, if fewer than of other languages. */
  readonly sizeLimit?: number;
  readonly grammar?: Grammar;
  /** What its texts contain in other languages, whose rows judge it. */
  readonly embedded?: (text: string) => readonly EmbeddedText[];
}

/** Reads the whole language. Returns what is wrong with the text, nothing if it is valid, `undefined` if it cannot tell. */
type StrictParser = (text: string, path: string) => readonly SyntaxProblem[] | undefined;

/** A tree-sitter grammar. It tolerates errors, so it can say how broken a text is. */
export interface Grammar {
  /** The file in its npm package. The build copies it to `dist/grammars`. */
  readonly module: string;
  /** Rules of the language that the grammar does not know. Asked if the text has no errors. */
  readonly rules?: readonly TreeRule[];
  /** Valid code that the grammar takes for errors, with the flag `g`. An error beside more of it says nothing. */
  readonly misreads?: RegExp;
  /** The text in a spelling of the same length that the grammar reads better. */
  readonly respell?: (text: string) => string;
  /** What its trees call definitions; without, they are found by the patterns of lines. */
  readonly definitions?: DefinitionNodes;
}

export type TreeRule = (tree: Tree, text: string) => readonly SyntaxProblem[];
