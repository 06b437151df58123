import { readTestRun, shortenOutput } from '../../engines/evidence/index.ts';
import { findMentions } from '../repository/index.ts';
import type { FailedCheck } from '../tickets/index.ts';

/** Characters that are shown of all logs together, and at least of each. */
const max = { shown: 12_000, least: 1_500 } as const;

/** Reads the logs of failed checks: what failed in them by name, and their telling lines instead of the whole. */
export function readFailedChecks(checks: readonly FailedCheck[]): readonly FailedCheck[] {
  const room = Math.max(max.least, Math.floor(max.shown / Math.max(checks.length, 1)));
  return checks.map((check) => {
    const output = check.log;
    const { failed } = readTestRun({ kind: 'exited', code: 1, elapsed: 0, output });
    const names = failed.map(({ name }) => name);
    const tests = failed.map(({ name, file }) => (file === undefined ? name : `${name} (${file})`));
    return { ...check, tests, log: shortenOutput(output, room, names) };
  });
}

/** What runners write of files and tests that passed, which tells nothing of a failure. */
const passing = /^\s*(?:[✓✔√]|PASS(?:ED)?\b|ok\b|--- PASS)|(?:\bPASSED|\.\.\. ok)\s*$/;

/** Whether what a check says of its failure names one of these paths; `undefined` if it says nothing. */
export function namesChange(check: FailedCheck, paths: readonly string[]): boolean | undefined {
  const [{ annotations, tests = [], log } = check] = readFailedChecks([check]);
  const body = [...annotations, ...tests, ...log.split('\n')]
    .filter((line) => !passing.test(line))
    .join('\n');
  if (body.trim() === '') return undefined;
  return findMentions({ title: '', body }, paths).some(({ files }) => files.length > 0);
}
