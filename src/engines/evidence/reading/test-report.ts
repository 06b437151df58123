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
