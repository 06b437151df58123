/** A failure that a line of an output names. */
export interface FailureMatch {
  readonly name: string;
  /** Index of the line, from 0. */
  readonly line: number;
  /** Distinguishes failures of the same name, for example by their position in a file. */
  readonly mark?: string | undefined;
  /** Whether the name is that of a file, package or task whose tests may never have started. */
  readonly isSuite?: boolean | undefined;
}

/** Reads an output line by line, without the lines that are too short for a name; `''` marks its end. */
export type OutputReader = (line: string, at: number) => readonly FailureMatch[];
