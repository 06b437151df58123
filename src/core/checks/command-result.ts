/** A command of the project that the settings name. */
export type CommandName = 'lint' | 'tests';

/** How a command of the project ended; `output` is both streams as they came, `elapsed` milliseconds. */
export type CommandResult =
  | {
      readonly kind: 'exited';
      readonly code: number;
      readonly output: string;
      readonly elapsed: number;
    }
  | { readonly kind: 'timed-out'; readonly output: string; readonly elapsed: number }
  /** It was not even started; `why` is a sentence for people. */
  | { readonly kind: 'not-run'; readonly why: string };
