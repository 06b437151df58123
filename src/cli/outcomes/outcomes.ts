import { githubLedger } from '../../adapters/github/index.ts';
import {
  expectedDays,
  type LedgerEntry,
  type OpenedPull,
  type Outcomes,
  openedPulls,
  outcomesOf,
} from '../../core/ledger/index.ts';
import { adviceLine, figureTable, groupTable } from '../../core/report/index.ts';
import { oneLine } from '../../core/text/index.ts';
import { harmless, printResult } from '../terminal/index.ts';
import type { OutcomesRequest } from './index.ts';

/** Prints what became of the pull requests that the ledger knows; resolves to the exit code. */
export async function printOutcomes(
  { github, since = '', form }: OutcomesRequest,
  signal: AbortSignal,
): Promise<number> {
  const ledger = githubLedger(github, { signal });
  const entries: LedgerEntry[] = [];
  for (const month of await ledger.months()) {
    if (month >= since) entries.push(...(await ledger.read(month)).entries);
  }
  const terms = { now: new Date().toISOString(), openDays: expectedDays };
  if (form === 'csv') printResult(writeCsv(openedPulls(entries)));
  else if (form === 'json') printResult(JSON.stringify(outcomesOf(entries, terms), null, 2));
  else printResult(harmless(writeTables(outcomesOf(entries, terms))));
  return 0;
}

function writeTables({ total, by, advice }: Outcomes): string {
  const months = by.month.slice(-2);
  return [
    columns(figureTable([{ name: 'All', rates: total }, ...months])),
    ...(['project', 'model', 'type', 'reason'] as const).map((grouping) =>
      columns(groupTable(`By ${grouping}`, by[grouping])),
    ),
    ...advice.map((one) => oneLine(adviceLine(one), 1_000)),
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

/** The columns of the CSV, by the title of each. */
const csvColumns: Readonly<Record<string, (opened: OpenedPull) => unknown>> = {
  pull: ({ pull }) => pull.pull,
  ticket: ({ pull }) => pull.ticket,
  state: ({ pull }) => pull.state,
  opened: ({ pull }) => pull.opened,
  reviewed: ({ pull }) => pull.reviewed,
  ended: ({ pull }) => pull.ended,
  others_commits: ({ pull }) => pull.othersCommits,
  lines: ({ pull }) => pull.lines,
  changed_in_7: ({ pull }) => pull.changedIn7,
  changed_in_30: ({ pull }) => pull.changedIn30,
  reverted: ({ pull }) => pull.isReverted,
  looked: ({ pull }) => pull.looked,
  model: ({ run }) => run?.model,
  type: ({ run }) => run?.type,
  reason: ({ run }) => run?.reason,
};

function writeCsv(pulls: readonly OpenedPull[]): string {
  const lines = pulls.map((one) => Object.values(csvColumns).map((column) => csvCell(column(one))));
  return [Object.keys(csvColumns), ...lines].map((cells) => cells.join(',')).join('\n');
}

/** A quoted cell. Spreadsheets take what begins with some signs for a formula, so it gets an apostrophe. */
function csvCell(value: unknown): string {
  const text = value === undefined ? '' : harmless(String(value));
  const safe = /^[\s]*[=+\-@]|^[\t\r]/.test(text) ? `'${text}` : text;
  return /^[\w.:-]*$/.test(safe) ? safe : `"${safe.replaceAll('"', '""')}"`;
}
