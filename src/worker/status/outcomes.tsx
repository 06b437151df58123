import { formatNumber } from '../../core/text/index.ts';
import { type Tally, warnedShare } from '../ledgers/index.ts';
import type { BudgetState } from './report.ts';
import { type Column, Section } from './section.tsx';

/** The projects' budgets; nothing if no project has one. */
export function BudgetTable({ rows }: { readonly rows: readonly BudgetState[] }) {
  if (rows.length === 0) return null;
  return (
    <Section
      id="budgets"
      title="Budgets"
      empty=""
      caption="This month, in UTC. Reserved is what runs that have not ended may take at most. What does not fit waits."
      head={{ name: 'Project', cell: ({ project }) => project }}
      columns={budgetColumns}
      rows={rows}
    />
  );
}

const budgetColumns: readonly Column<BudgetState>[] = [
  {
    name: 'Budget',
    isShort: true,
    cell: ({ monthly, unit }) => `${formatNumber(monthly)}${unit === 'tokens' ? ' tokens' : ''}`,
  },
  { name: 'Spent', isShort: true, cell: ({ settled }) => formatNumber(settled) },
  { name: 'Reserved', isShort: true, cell: ({ open }) => formatNumber(open) },
  { name: 'Waiting', isShort: true, cell: ({ waiting }) => waiting },
  {
    name: 'State',
    cell: (budget) => {
      const { settled, open, monthly, run, why } = budget;
      const [text, tone] = stateOf(budget);
      return (
        <>
          <p>
            <span class={`state ${tone}`}>{text}</span> {share(settled + open, monthly)}
          </p>
          <p class="faint">{why || `A run may take ${formatNumber(run)}.`}</p>
        </>
      );
    },
  },
];

function stateOf({ settled, open, monthly, run, why }: BudgetState): readonly [string, string] {
  if (why !== '') return ['nothing is sent', 'bad'];
  if (settled + open + run > monthly) return ['used up', 'bad'];
  return settled + open >= warnedShare * monthly ? ['nearly used up', 'slow'] : ['open', 'good'];
}

/** What a row of outcomes is about, in the order of the rows. */
const kinds: Readonly<Record<Tally['by'], string>> = {
  month: 'month',
  project: 'project',
  repository: 'repository',
  model: 'model',
  type: 'kind of ticket',
  reason: 'stop reason',
};

/** Rows of a kind on the page, those with the most runs. */
const shownRows = 10;

interface OutcomeProps {
  readonly rows: readonly Tally[];
  readonly unread: readonly string[];
}

/** What became of the agent's work, by what it has in common. */
export function OutcomeTable({ rows, unread }: OutcomeProps) {
  const shown = Object.keys(kinds).flatMap((kind) => {
    const some = rows.filter(({ by }) => by === kind).toSorted((a, b) => b.runs - a.runs);
    const top = some.slice(0, shownRows);
    return kind === 'month' ? top.toSorted((a, b) => (a.name < b.name ? 1 : -1)) : top;
  });
  const problems = unread.map((problem) => `${problem}.`).join(' ');
  return (
    <Section
      id="outcomes"
      title="Outcomes"
      empty={problems || 'No run has ended in the last three months.'}
      caption={`From the ledgers of the repositories, of the last three months in UTC: at most ${shownRows} rows of a kind. A pull request counts for the run that opened it. Merged is the share of those that were merged, closed or open for more than 14 days. ${problems}`}
      head={{ name: 'Name', cell: ({ name }) => name || 'not known' }}
      columns={outcomeColumns}
      rows={shown}
    />
  );
}

const outcomeColumns: readonly Column<Tally>[] = [
  { name: 'By', isShort: true, cell: ({ by }) => kinds[by] },
  { name: 'Runs', isShort: true, cell: ({ runs }) => formatNumber(runs) },
  { name: 'Pull requests', cell: (tally) => <Pulls {...tally} /> },
  {
    name: 'Merged',
    isShort: true,
    cell: ({ merged, closed, overdue }) =>
      merged + closed === 0 ? '–' : share(merged, merged + closed + overdue),
  },
  { name: 'Tokens', isShort: true, cell: ({ tokens }) => formatNumber(tokens) },
  { name: 'Cost', isShort: true, cell: costOf },
];

function costOf({ money, priced, runs }: Tally): string {
  if (priced === 0) return '–';
  return `${money.toFixed(2)}${priced < runs ? ` (${priced} of ${runs} runs)` : ''}`;
}

/** A bar whose parts are the states of pull requests, and their numbers as text. */
function Pulls({ merged, closed, overdue, open, superseded }: Tally) {
  const parts = [
    { count: merged, name: 'merged', tone: 'good' },
    { count: closed, name: 'closed', tone: 'bad' },
    { count: overdue, name: 'open for long', tone: 'slow' },
    { count: open, name: 'open', tone: 'faint' },
    { count: superseded, name: 'superseded', tone: 'faint' },
  ].filter(({ count }) => count > 0);
  const all = parts.reduce((sum, { count }) => sum + count, 0);
  if (all === 0) return 'none';
  const start = (index: number) => parts.slice(0, index).reduce((sum, { count }) => sum + count, 0);
  return (
    <>
      <svg class="bar" viewBox={`0 0 ${all} 1`} preserveAspectRatio="none" aria-hidden="true">
        {parts.map(({ count, tone }, index) => (
          <rect class={tone} x={start(index)} y="0" width={count} height="1" />
        ))}
      </svg>
      {parts.map(({ count, name }) => `${formatNumber(count)} ${name}`).join(', ')}
    </>
  );
}

/** A percentage with its counts, such as `75 % (3 of 4)`. */
function share(part: number, whole: number): string {
  return `${Math.round((100 * part) / whole)} % (${formatNumber(part)} of ${formatNumber(whole)})`;
}
