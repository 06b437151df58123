import {
  type LedgerEntry,
  type Median,
  monthOf,
  type Outcomes,
  outcomesOf,
  type RateGroup,
  type Rates,
  type Share,
  tokensOf,
} from '../ledger/index.ts';
import { type Block, formatNumber, paragraphs, text } from '../text/index.ts';

/** What tables show of rates, by its label. */
const figures: Readonly<Record<string, (rates: Rates) => string>> = {
  'Pull requests': ({ pulls: { merged, closed, superseded, open } }) =>
    `${merged + closed + superseded + open}`,
  Merged: ({ merged }) => shareCell(merged),
  Reworked: ({ reworked }) => shareCell(reworked),
  Reverted: ({ reverted }) => shareCell(reverted),
  'Cost of a merged one': ({ perMerged }) => figureCell(perMerged?.cost),
  'Tokens of a merged one': ({ perMerged }) => figureCell(perMerged && tokensOf(perMerged)),
  'Of these from the cache': ({ perMerged }) => figureCell(perMerged?.tokens.cached),
  'Minutes of a merged one': ({ perMerged }) => figureCell(perMerged?.minutes),
  'Days to the first review': ({ daysToReview }) => medianCell(daysToReview),
  'Days to the merge': ({ daysToMerge }) => medianCell(daysToMerge),
  Runs: ({ spent }) => `${spent.runs}`,
  'Cost of all runs': ({ spent }) => figureCell(spent.cost),
};

/** What is compared of groups: the first of the figures, for those with the most pull requests. */
const [compared, mostGroups] = [5, 20];

/** A table of plain text: a row for each figure, and a column for each of these rates. */
export function figureTable(columns: readonly RateGroup[]): readonly (readonly string[])[] {
  const header = ['', ...columns.map(nameCell)];
  return [
    header,
    ...Object.entries(figures).map(([label, cell]) => [
      label,
      ...columns.map(({ rates }) => cell(rates)),
    ]),
  ];
}

/** A table of plain text: a row for each group, those with the most pull requests first. */
export function groupTable(
  title: string,
  groups: readonly RateGroup[],
): readonly (readonly string[])[] {
  const some = Object.entries(figures).slice(0, compared);
  const size = ({ rates: { pulls } }: RateGroup) =>
    pulls.merged + pulls.closed + pulls.superseded + pulls.open;
  const rows = groups.toSorted((one, other) => size(other) - size(one)).slice(0, mostGroups);
  return [
    [title, ...some.map(([label]) => label)],
    ...rows.map((group) => [nameCell(group), ...some.map(([, cell]) => cell(group.rates))]),
  ];
}

/** This month and the one before as a table; nothing for an empty ledger. */
export function outcomeBlocks(entries: readonly LedgerEntry[], now: Date): readonly Block[] {
  const outcomes = outcomesOf(entries, now);
  const columns = newestMonths(outcomes, now);
  if (columns.length === 0) return [];
  const [header = [], ...rows] = figureTable(columns);
  const table = {
    kind: 'table' as const,
    header,
    rows: rows.map((row) => row.map((cell) => [text(cell)])),
  };
  return [
    ...paragraphs('What became of pull requests, by the month in which they were opened:'),
    table,
  ];
}

function newestMonths({ by }: Outcomes, now: Date): readonly RateGroup[] {
  const before = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - 1));
  const names = [monthOf(now), monthOf(before)];
  return names.flatMap((name) => by.month.filter((group) => group.name === name));
}

const nameCell = ({ name }: RateGroup) => name ?? 'unknown';

/** A percentage is never without its counts. */
const shareCell = ({ count, of, share }: Share): string =>
  `${share === null ? '–' : `${Math.round(share * 100)} %`} (${formatNumber(count)} of ${formatNumber(of)})`;

const medianCell = ({ median, of }: Median): string =>
  `${figureCell(median)} (of ${formatNumber(of)})`;

const figureCell = (value: number | null | undefined): string =>
  value == null ? '–' : formatNumber(Number(value.toPrecision(value < 100 ? 2 : 3)));
