/** A line of an output, with its index there. */
export interface OutputLine {
  readonly text: string;
  readonly at: number;
}

/** How many tests were run, and how many of them failed. */
export interface TestCounts {
  readonly run: number;
  readonly failed: number;
}

/** A failure that an output names. */
export interface FailureMatch {
  readonly name: string;
  /** Index of the line, from 0. */
  readonly line: number;
  /** Distinguishes failures of the same name, for example by their position in a file. */
  readonly mark?: string | undefined;
  /** The binary, project or package in whose part of the output it is named. */
  readonly section?: string | undefined;
  /** Whether other tests may have the same name. */
  readonly isShared?: boolean | undefined;
  /** Whether the name is that of a file or package whose tests may never have started. */
  readonly isSuite?: boolean | undefined;
  /** What a report says of it. */
  readonly text?: readonly string[] | undefined;
}

/** What an output says of the tests of one runner. */
export interface RunnerRun {
  readonly failures: readonly FailureMatch[];
  /** Missing if the runner counts nothing. */
  readonly counts: TestCounts | undefined;
  /** Whether a test is listed as passed. */
  readonly hasPassed: boolean;
}

/** Names a failure with its file. Some runners report a file that cannot be loaded as a test. */
export function nameInFile(file: string, joint: string, match: FailureMatch): FailureMatch {
  const isSuite = file.endsWith(match.name) && /\.\w+$/.test(match.name);
  return { ...match, name: `${file}${joint}${match.name}`, ...(isSuite && { isSuite }) };
}

/** What a runner's report says of one test. Untrusted text. */
export interface ReportedTest {
  /** The groups or the class that the test is in, and its own name. */
  readonly name: string;
  /** Its file as the report writes it; many reports name none. */
  readonly file?: string | undefined;
  readonly state: 'passed' | 'failed' | 'skipped';
  /** What the runner says of a failure, or what the test printed; shortened. */
  readonly message?: string | undefined;
  /** Whether the message is all that a failed program printed, which may hold many tests. */
  readonly isProgram?: boolean | undefined;
}

/** The reports that one run of a command wrote, as one. */
export interface TestReport {
  /** In the order of the reports; names may repeat. */
  readonly tests: readonly ReportedTest[];
  /** Reports that were not used, a sentence each. */
  readonly ignored: readonly string[];
}
