import type { JobContext } from '../../../src/agent/job/ticket-state.ts';
import type {
  Forge,
  LinkedPage,
  Publication,
  Published,
  Tickets,
} from '../../../src/agent/ports.ts';
import type { Block } from '../../../src/core/report/document.ts';
import { readEmbeddedState } from '../../../src/core/report/pull-request-state.ts';
import type { Lease } from '../../../src/core/tickets/record.ts';
import { emptyRecord, type TicketRecord } from '../../../src/core/tickets/record.ts';
import type { Status, Ticket } from '../../../src/core/tickets/ticket.ts';
import type { MoveTarget } from '../../../src/core/tickets/transition.ts';

/** The ticket system and the code host of a job. */
export type Ends = Pick<JobContext, 'tickets' | 'forge'>;

/** Both ends of the road in memory, for one ticket. `told` lists the calls that wrote, in order. */
export interface MemoryEnds extends Ends {
  readonly told: readonly string[];
  readonly comments: ReadonlyMap<string, readonly Block[]>;
  readonly publications: readonly Publication[];
  /** Pages linked to the ticket, by their ids. */
  readonly links: ReadonlyMap<string, LinkedPage>;
  readonly record: () => TicketRecord;
  /** Puts the ticket into a status, as people do. */
  readonly put: (status: Status) => void;
  /** The method of this name rejects with `error` from now on; `undefined` mends it. `recallMark` is the forge's. */
  readonly fail: (method: Method, error: Error | undefined) => void;
}

type Method = keyof Tickets | keyof Forge | 'recallMark';

/** Calls that leave nothing behind where people look. */
const reading: readonly Method[] = [
  ...(['read', 'search', 'sweep', 'recall', 'recallMark', 'check', 'lease', 'release'] as const),
];

/** What the ends have seen, and what they are to fail at. */
class Ledger {
  readonly told: string[] = [];
  readonly comments = new Map<string, readonly Block[]>();
  readonly publications: Publication[] = [];
  readonly links = new Map<string, LinkedPage>();
  readonly faults = new Map<Method, Error | undefined>();
  record = emptyRecord;
  standing: Lease | undefined;
  /** Where the ticket was moved to; its own status as long as nobody did. */
  status: Status | undefined;

  enter(method: Method): void {
    const fault = this.faults.get(method);
    if (fault !== undefined) throw fault;
    if (!reading.includes(method)) this.told.push(method);
  }
}

/** Tickets and a forge in memory; the ticket is asked for each time that it is read. */
export function memoryEnds(ticket: () => Ticket, published?: Published): MemoryEnds {
  const ledger = new Ledger();
  return {
    tickets: memoryTickets(ledger, ticket),
    forge: memoryForge(ledger, published),
    told: ledger.told,
    comments: ledger.comments,
    publications: ledger.publications,
    links: ledger.links,
    record: () => ledger.record,
    put: (status) => {
      ledger.status = status;
    },
    fail: (method, error) => ledger.faults.set(method, error),
  };
}

function memoryTickets(ledger: Ledger, ticket: () => Ticket): Tickets {
  return {
    async read() {
      ledger.enter('read');
      const own = { ownComments: [...ledger.comments.keys()] };
      return { ...ticket(), ...own, ...(ledger.status && { status: ledger.status }) };
    },
    async search(_, { text }) {
      ledger.enter('search');
      const { key, summary, status } = ticket();
      const isFound = summary.toLowerCase().includes(text.toLowerCase());
      return { tickets: isFound ? [{ key, summary, status: status.name }] : [] };
    },
    async recall() {
      ledger.enter('recall');
      return ledger.record;
    },
    async remember(_, record) {
      ledger.enter('remember');
      ledger.record = record;
    },
    async comment(_, body, replaces) {
      ledger.enter('comment');
      const id = replaces ?? String(900 + ledger.comments.size);
      ledger.comments.set(id, body);
      return id;
    },
    async move(_, target) {
      ledger.enter('move');
      const current = ledger.status ?? ticket().status;
      const next = statusOf(target);
      if (next === undefined || ranks[next.category] < ranks[current.category]) {
        return { kind: 'stayed', why: 'It is further on.', category: current.category };
      }
      ledger.status = next;
      return { kind: 'moved', to: next.name, category: next.category };
    },
    async link(_, page) {
      ledger.enter('link');
      ledger.links.set(page.id, page);
    },
    async sweep() {
      ledger.enter('sweep');
      const { key, status } = ticket();
      return [{ key, id: '10017', status }];
    },
  };
}

const ranks = { new: 0, indeterminate: 1, done: 2 } as const;

function statusOf(target: MoveTarget): Status | undefined {
  if (target.kind === 'stay') return undefined;
  if (target.kind === 'category' && target.category === 'done')
    return { name: 'Fertig', category: 'done' };
  const [name = 'In Arbeit'] = target.kind === 'named' ? target.names : [];
  return { name, category: 'indeterminate' };
}

function memoryForge(ledger: Ledger, published: Published | undefined): Forge {
  return {
    async check() {
      ledger.enter('check');
      return { checksWait: false };
    },
    async lease(_, lease, __, now) {
      ledger.enter('lease');
      const { standing } = ledger;
      const isTaken = standing !== undefined && Date.parse(standing.until) > now.getTime();
      if (isTaken) return standing;
      ledger.standing = lease;
      return lease;
    },
    async release(_, { run }) {
      ledger.enter('release');
      if (ledger.standing?.run === run) ledger.standing = undefined;
    },
    async publish(publication) {
      ledger.enter('publish');
      ledger.publications.push(publication);
      return published ?? publishedAs(publication);
    },
    async recall(key, branch) {
      ledger.enter('recallMark');
      const body = ledger.publications.findLast((made) => made.branch === branch)?.body ?? '';
      return readEmbeddedState(body, key);
    },
  };
}

function publishedAs({ branch }: Publication): Published {
  const pullRequest = { number: 7, url: 'https://github.test/acme/shop/pull/7' };
  return { kind: 'published', branch, commit: 'c'.repeat(40), pullRequest, notes: [] };
}
