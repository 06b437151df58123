import type { Kept, State } from '../http/index.ts';
import { safeAddress, ticketAddress } from './address.ts';
import { type Column, Instant, Table } from './table.tsx';

/** What the page calls a state, and in which of its tones. */
const states: Readonly<Record<State, readonly [name: string, tone: string]>> = {
  ignored: ['ignored', 'faint'],
  pending: ['waiting', 'slow'],
  sending: ['sending', 'slow'],
  dispatched: ['dispatched', 'good'],
  failed: ['failed', 'bad'],
};

const ticket: Column<Kept> = {
  name: 'Ticket',
  isShort: true,
  cell: (kept) => {
    const address = ticketAddress(kept);
    const name = kept.ticket || 'none named';
    return address === undefined ? name : <a href={address}>{name}</a>;
  },
};

const columns: readonly Column<Kept>[] = [
  { name: 'Received', isShort: true, cell: ({ received }) => <Instant at={received} /> },
  { name: 'Event', cell: ({ event }) => event },
  {
    name: 'Decision',
    cell: ({ state, repository, reason }) => (
      <>
        <p>{state === 'ignored' ? 'Ignored' : `Run in ${repository}`}</p>
        <p class="faint">{reason}</p>
      </>
    ),
  },
  {
    name: 'State',
    cell: ({ state, note }) => {
      const [name, tone] = states[state];
      return (
        <>
          <p>
            <span class={`state ${tone}`}>{name}</span>
          </p>
          {note && <p>{note}</p>}
        </>
      );
    },
  },
  { name: 'Attempts', isShort: true, cell: ({ attempts }) => attempts },
  {
    name: 'Run',
    isShort: true,
    cell: (kept) => {
      const address = safeAddress(kept.run ?? '');
      if (address === undefined) return '–';
      return (
        <a href={address}>
          Run<span class="away"> for {kept.ticket}</span>
        </a>
      );
    },
  },
];

/** The newest deliveries, and what became of each. */
export function Deliveries({ rows }: { readonly rows: readonly Kept[] }) {
  return (
    <section aria-labelledby="deliveries">
      <h2 id="deliveries">Deliveries</h2>
      {rows.length === 0 ? (
        <p>No webhook has arrived yet. Jira posts them to /webhooks/jira.</p>
      ) : (
        <Table
          caption={`The newest ${rows.length}, times in UTC`}
          head={ticket}
          columns={columns}
          rows={rows}
        />
      )}
    </section>
  );
}
