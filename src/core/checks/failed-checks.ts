import { oneLine } from '../text/index.ts';
import type { FailedCheck } from '../tickets/index.ts';
import { plainOutput } from './normalize-output.ts';
import { shortenOutput } from './shorten-output.ts';
import { readTestRun } from './test-run.ts';

/** Characters: read of a log, from its end; shown of all logs together, and at least of each. */
const max = { read: 400_000, shown: 12_000, least: 1_500 } as const;

/** Reads the logs of failed checks: what failed in them by name, and their telling lines instead of the whole. */
export function readFailedChecks(checks: readonly FailedCheck[]): readonly FailedCheck[] {
  const room = Math.max(max.least, Math.floor(max.shown / Math.max(checks.length, 1)));
  return checks.map((check) => {
    const output = withoutClock(plainOutput(check.log.slice(-max.read)));
    const { failed } = readTestRun({ kind: 'exited', code: 1, elapsed: 0, output });
    const names = failed.map(({ name }) => name);
    const tests = failed.map(({ name, file, message }) => {
      const said = message === undefined ? '' : `: ${oneLine(message)}`;
      return `${name}${file === undefined ? '' : ` (${file})`}${said}`;
    });
    return { ...check, tests, log: shortenOutput(output, room, names) };
  });
}

/** Jobs of GitHub Actions begin each line of their logs with the time, and mark lines for their viewer. */
function withoutClock(log: string): string {
  return log.replaceAll(
    /^(?:\uFEFF?\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{1,9}Z ?)?(?:##\[(?:group|error|warning|command)\])?/gm,
    '',
  );
}
