import { ticketKey } from '../../core/tickets/index.ts';
import { isSite } from '../../dispatch.ts';
import type { DeliveryRecord, DeliveryState } from './report.ts';
import { type Column, Instant, Section } from './section.tsx';

/** Name and tone of each state on the page. */
const states: Readonly<Record<DeliveryState, readonly [name: string, tone: string]>> = {
  ignored: ['ignored', 'faint'],
  pending: ['waiting', 'slow'],
  sending: ['sending', 'slow'],
  dispatched: ['dispatched', 'good'],
  failed: ['failed', 'bad'],
};

const ticket: Column<DeliveryRecord> = {
  name: 'Ticket',
  isShort: true,
  cell: (record) => {
    const url = ticketUrl(record);
    const name = record.ticket || 'none named';
    return url === undefined ? name : <a href={url}>{name}</a>;
  },
};

const columns: readonly Column<DeliveryRecord>[] = [
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
];

/** The newest deliveries and their states. */
export function Deliveries({ rows }: { readonly rows: readonly DeliveryRecord[] }) {
  return (
    <Section
      id="deliveries"
      title="Deliveries"
      empty="No webhook has arrived yet. Jira posts them to /webhooks/jira."
      caption={`The newest ${rows.length}, times in UTC`}
      head={ticket}
      columns={columns}
      rows={rows}
    />
  );
}

const loopback = /^(127\.0\.0\.1|localhost|\[::1\])$/;

/** Returns the ticket's URL in Jira; `undefined` if the delivery names no ticket or no site. */
export function ticketUrl({
  site,
  ticket,
}: Pick<DeliveryRecord, 'site' | 'ticket'>): string | undefined {
  const key = ticketKey(ticket);
  if (key === undefined || !isSite(site)) return undefined;
  const scheme = loopback.test(site.replace(/:\d+$/, '')) ? 'http' : 'https';
  return URL.parse(`${scheme}://${site}/browse/${key}`)?.href;
}
