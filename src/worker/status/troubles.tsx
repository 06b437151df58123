import type { Report } from '../http/index.ts';
import { type Column, Instant, Table } from './table.tsx';

type WaitingRow = Report['waiting'][number];
type RefusedRow = Report['refused'][number];

const repository: Column<WaitingRow> = { name: 'Repository', cell: (row) => row.repository };
const waitingColumns: readonly Column<WaitingRow>[] = [
  { name: 'Deliveries', isShort: true, cell: ({ count }) => count },
  { name: 'Until', isShort: true, cell: ({ until }) => <Instant at={until} /> },
  { name: 'Why', cell: ({ why }) => why },
];

/** What waits to be sent to GitHub, and why. */
export function WaitingPart({ rows }: { readonly rows: readonly WaitingRow[] }) {
  return (
    <section aria-labelledby="waiting">
      <h2 id="waiting">Waiting</h2>
      {rows.length === 0 ? (
        <p>Nothing waits.</p>
      ) : (
        <Table
          caption="Deliveries that are sent later, and when the first of them is. Times in UTC."
          head={repository}
          columns={waitingColumns}
          rows={rows}
        />
      )}
    </section>
  );
}

const day: Column<RefusedRow> = {
  name: 'Day',
  cell: (row) => <time datetime={row.day}>{row.day}</time>,
};
const refusedColumns: readonly Column<RefusedRow>[] = [
  { name: 'Webhooks', cell: ({ count }) => count },
];

/** How many webhooks were refused for their signature: a secret that is wrong shows nowhere else. */
export function RefusedPart({ rows }: { readonly rows: readonly RefusedRow[] }) {
  return (
    <section aria-labelledby="refused">
      <h2 id="refused">Rejected signatures</h2>
      {rows.length === 0 ? (
        <p>None.</p>
      ) : (
        <Table
          caption="Webhooks a day, in UTC. If they are Jira’s own, its secret is not the Worker’s; Jira does not send them again."
          head={day}
          columns={refusedColumns}
          rows={rows}
        />
      )}
    </section>
  );
}
