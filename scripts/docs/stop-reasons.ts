import { endings, meaningOf } from '../../src/core/run/index.ts';
import { code, table } from './table.ts';

/** What becomes of the last sound change. */
const published = {
  fix: 'pull request',
  draft: 'draft',
  'passing-draft': 'passing draft',
  none: '–',
} as const;

/** Returns the table of stop reasons with their details, in the order of their exit codes. */
export function stopReasonsTable(): string {
  const rows = endings.map((end, at) => {
    const { exitCode, job, change, team, next } = meaningOf(end);
    const before = endings[at - 1];
    const isFirst = before?.reason !== end.reason;
    const isSame = before !== undefined && meaningOf(before).next === next;
    return [
      isFirst ? code(end.reason) : '',
      end.detail === undefined ? '' : code(end.detail),
      isFirst ? String(exitCode) : '',
      ...[job, team, published[change]],
      isSame ? 'As above.' : next.replace(/^[a-z]/, (letter) => letter.toUpperCase()),
    ];
  });
  const headings = [
    ...['Stop reason', 'Detail', 'Exit code', 'Job', 'Why the run ended'],
    ...['A change becomes', 'What to do next'],
  ];
  return table(headings, rows);
}
