import { formatNumber } from '../../engines/text/index.ts';
import {
  type LedgerEntry,
  type Median,
  monthOf,
  type Rates,
  ratesOf,
  type Share,
  tokensOf,
} from '../ledger/index.ts';
import { type Block, paragraphs, text } from '../markup/index.ts';

/** What the table shows of rates, by its label. */
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

/** This month and the one before as a table; nothing for an empty ledger. */
export function outcomeBlocks(entries: readonly LedgerEntry[], now: Date): readonly Block[] {
  const before = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - 1));
  const months = [monthOf(now), monthOf(before)]
    .map((month) => ({ month, own: entries.filter((entry) => isOf(month, entry)) }))
    .filter(({ own }) => own.length > 0);
  if (months.length === 0) return [];
  const rates = months.map(({ own }) => ratesOf(own, entries, now));
  return [
    ...paragraphs('What became of pull requests, by the month in which they were opened:'),
    {
      kind: 'table',
      header: ['', ...months.map(({ month }) => month)],
      rows: Object.entries(figures).map(([label, cell]) =>
        [label, ...rates.map(cell)].map((shown) => [text(shown)]),
      ),
    },
  ];
}

/** Whether a run began, or a pull request was opened, in a month. */
function isOf(month: string, entry: LedgerEntry): boolean {
  if (entry.kind === 'run') return monthOf(entry.at) === month;
  return entry.kind === 'pull' && monthOf(entry.opened) === month;
}

/** A percentage is never without its counts. */
const shareCell = ({ count, of, share }: Share): string =>
  `${share === null ? '–' : `${Math.round(share * 100)} %`} (${formatNumber(count)} of ${formatNumber(of)})`;

const medianCell = ({ median, of }: Median): string =>
  `${figureCell(median)} (of ${formatNumber(of)})`;

const figureCell = (value: number | null | undefined): string =>
  value == null ? '–' : formatNumber(Number(value.toPrecision(value < 100 ? 2 : 3)));
