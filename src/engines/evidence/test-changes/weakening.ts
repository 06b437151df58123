import { clip, oneLine } from '../../text/index.ts';

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
