import type { RunResult } from '../support/runner/runner.ts';

/** Says why a case was not played to its end, and so shows nothing: neither that it breaks something nor that it does not. */
export class NotTried extends Error {}

/** Waits for what has to be there before a case begins: if that fails, the case was not tried. */
export async function prepared<Made>(made: Promise<Made>): Promise<Made> {
  try {
    return await made;
  } catch (error) {
    throw new NotTried(`it could not be prepared: ${String(error)}`);
  }
}

/** Requires that a program was waited for until it ended, or until it was sure that it never would. */
export function requirePlayed({ givenUp }: Pick<RunResult, 'givenUp'>): void {
  if (givenUp === 'unfinished') throw new NotTried('the machine was too slow to see its end');
}
