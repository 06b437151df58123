import { githubLedger } from '../../adapters/github/index.ts';
import { type LedgerEntry, type Outcomes, outcomesOf } from '../../core/ledger/index.ts';
import { figureTable, groupTable } from '../../core/report/index.ts';
import { oneLine } from '../../core/text/index.ts';
import { harmless, printResult } from '../terminal/index.ts';
import type { OutcomesRequest } from './index.ts';

/** Prints what became of the pull requests that the ledger knows; resolves to the exit code. */
export async function printOutcomes(
  { github, since = '', json }: OutcomesRequest,
  signal: AbortSignal,
): Promise<number> {
  const ledger = githubLedger(github, { signal });
  const entries: LedgerEntry[] = [];
  for (const month of await ledger.months()) {
    if (month >= since) entries.push(...(await ledger.read(month)).entries);
  }
  const outcomes = outcomesOf(entries, new Date());
  printResult(json ? JSON.stringify(outcomes, null, 2) : harmless(writeTables(outcomes)));
  return 0;
}

function writeTables({ total, by }: Outcomes): string {
  const months = by.month.slice(-2);
  return [
    columns(figureTable([{ name: 'All', rates: total }, ...months])),
    ...(['project', 'model', 'type', 'reason'] as const).map((grouping) =>
      columns(groupTable(`By ${grouping}`, by[grouping])),
    ),
  ].join('\n\n');
}

/** Characters of a cell; names come from whoever may write to the ledger. */
const widest = 40;

/** A table whose columns are as wide as their widest cells. */
function columns(rows: readonly (readonly string[])[]): string {
  const cells = rows.map((row) => row.map((cell) => oneLine(harmless(cell), widest)));
  const width = (at: number) => Math.max(...cells.map((row) => row[at]?.length ?? 0));
  return cells
    .map((row) =>
      row
        .map((cell, at) => cell.padEnd(width(at)))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}
