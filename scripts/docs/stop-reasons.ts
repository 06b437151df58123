import { stopReasons } from '../../src/core/run/index.ts';
import { code, table } from './table.ts';

/** What becomes of the last sound change. */
const published = {
  fix: 'pull request',
  draft: 'draft',
  'passing-draft': 'draft if checks pass',
  none: '–',
} as const;

/** Returns the table of stop reasons, in the order of their exit codes. */
export function stopReasonsTable(): string {
  const rows = Object.entries(stopReasons)
    .toSorted(([, one], [, other]) => one.exitCode - other.exitCode)
    .map(
      ([
        name,
        {
          exitCode,
          job,
          change,
          operator: { ended, next },
        },
      ]) => [
        ...[code(name), String(exitCode), job, ended, published[change]],
        next.replace(/^[a-z]/, (letter) => letter.toUpperCase()),
      ],
    );
  const headings = [
    'Stop reason',
    'Exit code',
    'Job',
    'Why the run ended',
    'A change becomes',
    'What to do next',
  ];
  return table(headings, rows);
}
