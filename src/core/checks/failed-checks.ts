import { oneLine } from '../text/index.ts';
import type { FailedCheck } from '../tickets/index.ts';
import { shortenOutput } from './reading/index.ts';
import { readTestRun } from './test-run.ts';

/** Characters that are shown of all logs together, and at least of each. */
const max = { shown: 12_000, least: 1_500 } as const;

/** Reads the logs of failed checks: what failed in them by name, and their telling lines instead of the whole. */
export function readFailedChecks(checks: readonly FailedCheck[]): readonly FailedCheck[] {
  const room = Math.max(max.least, Math.floor(max.shown / Math.max(checks.length, 1)));
  return checks.map((check) => {
    const output = check.log;
    const { failed } = readTestRun({ kind: 'exited', code: 1, elapsed: 0, output });
    const names = failed.map(({ name }) => name);
    const tests = failed.map(({ name, file, message }) => {
      const said = message === undefined ? '' : `: ${oneLine(message)}`;
      return `${name}${file === undefined ? '' : ` (${file})`}${said}`;
    });
    return { ...check, tests, log: shortenOutput(output, room, names) };
  });
}
