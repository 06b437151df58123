import type { CheckFinding, CommandName, TimeLimit } from '../../engines/evidence/index.ts';
import { clip, oneLine } from '../../engines/text/index.ts';

/** What can be run: a command of the settings, or the tests in certain files. */
export type Runnable = CommandName | { readonly testFiles: readonly string[] };

/** A project command that the settings define; `text` is what bash runs. */
export interface ProjectCommand {
  readonly name: CommandName;
  readonly text: string;
}

/** Whether the tests in a change fail without the rest of it. */
export type Regression = {
  /** The limit at which a run without the fix was stopped; missing if none was. */
  readonly limit?: TimeLimit | undefined;
} /** They do, and pass with it. `tests` are the names found in the output, possibly none. */ & (
  | {
      readonly kind: 'shown';
      readonly tests: readonly string[];
      /** Whether they are not of the change, but stood in the repository, red. */
      readonly isOfBase?: true | undefined;
    }
  | {
      readonly kind: 'not-shown';
      readonly why: string;
      /** Whether the change has tests that its commands do not run. */
      readonly isUnrun?: true | undefined;
    }
);

/** What the project's own commands say about a change. */
export interface CheckResults {
  readonly lint: CheckFinding;
  readonly tests: CheckFinding;
  readonly regression: Regression;
  /** What makes the tests see less; missing if nothing does. */
  readonly weakened?: readonly Weakening[] | undefined;
}

/** Says why a command shows nothing, and what it printed, so that people and models see what to mend. */
export const whyInconclusive = ({ why, said }: Extract<CheckFinding, { kind: 'inconclusive' }>) =>
  said === undefined ? why : `${why}. Its output: ${said}`;

/** Whether any command fails because of the change. */
export function isRed({ lint, tests }: CheckResults): boolean {
  return lint.kind === 'failed' || tests.kind === 'failed';
}

/** Something in a change that makes the tests see less. Its texts are untrusted. */
export interface Weakening {
  /** `deleted`: a test is gone, which others may make good. `run`: not a test, but how tests are run. */
  readonly kind: 'test' | 'deleted' | 'run';
  readonly path?: string | undefined;
  /** The name of the test; missing if it is not one that is known. */
  readonly test?: string | undefined;
  /** Completes the sentence that the file and the test begin. */
  readonly how: string;
}

/** Names a weakening in one line, which has untrusted text. */
export function describeWeakening({ path, test, how }: Weakening): string {
  const named = test === undefined ? [] : [`“${clip(oneLine(test), maxName)}”`];
  const subject = [...(path === undefined ? [] : [`${path}:`]), ...named].join(' ');
  return subject === '' ? how : `${subject} ${how}`;
}

/** Characters of a test's name. */
const maxName = 200;
