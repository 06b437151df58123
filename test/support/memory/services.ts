import type {
  CommittedChange,
  Forge,
  LinkedPage,
  Publication,
  Published,
  Tickets,
} from '../../../src/agent/ports.ts';
import type { JobContext } from '../../../src/agent/work/index.ts';
import type { Block } from '../../../src/core/markup/index.ts';
import { readEmbeddedState } from '../../../src/core/report/index.ts';
import {
  emptyRecord,
  type Lease,
  type MoveTarget,
  type Status,
  type Ticket,
  type TicketRecord,
} from '../../../src/core/tickets/index.ts';
import { sha256Hex } from '../../../src/engines/text/index.ts';
import { seal } from '../seal.ts';

/** A method of the services; `recallMark` is the forge's `recall`. */
export type Method = keyof Tickets | keyof Forge | 'recallMark';

/** Calls that leave nothing that people see. */
const reading: readonly string[] =
  'read look foresee ownComments otherRecords sweep recall recallMark findOther check lease isLeased release'.split(
    ' ',
  );

/** What the services were sent, and which methods fail. */
class Ledger {
  readonly writes: string[] = [];
  readonly comments = new Map<string, readonly Block[]>();
  readonly publications: Publication[] = [];
  readonly resumed: CommittedChange[] = [];
  readonly links = new Map<string, LinkedPage>();
  isGivenBack = false;
  readonly faults = new Map<Method, Error | undefined>();
  record = emptyRecord;
  standing: Lease | undefined;
  branchTaken = false;
  /** Set once the ticket was moved; until then it has its own status. */
  status: Status | undefined;

  /** What the agent and people have changed of the ticket. */
  changed(): Partial<Ticket> {
    const owner = this.isGivenBack ? { isAssigned: false } : {};
    return { ...owner, ...(this.status && { status: this.status }) };
  }

  enter(method: Method): void {
    const fault = this.faults.get(method);
    if (fault !== undefined) throw fault;
    if (!reading.includes(method)) this.writes.push(method);
  }
}

/** The ticket system and the code host of a job. */
export type JobServices = Pick<JobContext, 'tickets' | 'forge'>;

/** Both services in memory, for one ticket. `writes` lists the calls that wrote, in order. */
export interface MemoryServices extends JobServices {
  readonly writes: readonly string[];
  readonly comments: ReadonlyMap<string, readonly Block[]>;
  readonly publications: readonly Publication[];
  readonly resumed: readonly CommittedChange[];
  /** Pages that are linked to the ticket, by id. */
  readonly links: ReadonlyMap<string, LinkedPage>;
  /** Whether the ticket, if it was the agent's, was given back. */
  readonly isGivenBack: () => boolean;
  readonly record: () => TicketRecord;
  /** Lets somebody commit to the agent's branch. */
  readonly takeBranch: () => void;
  /** Sets the ticket's status, as people do. */
  readonly setStatus: (status: Status) => void;
  /** Makes a method reject with `error` until it is called with `undefined`. `recallMark` is the forge's `recall`. */
  readonly fail: (method: Method, error: Error | undefined) => void;
}

/** Creates tickets and a forge in memory. `ticket` is called for each read. */
export function memoryServices(ticket: () => Ticket, published?: Published): MemoryServices {
  const ledger = new Ledger();
  return {
    tickets: memoryTickets(ledger, ticket),
    forge: memoryForge(ledger, published),
    writes: ledger.writes,
    comments: ledger.comments,
    publications: ledger.publications,
    resumed: ledger.resumed,
    links: ledger.links,
    isGivenBack: () => ledger.isGivenBack,
    record: () => ledger.record,
    takeBranch: () => {
      ledger.branchTaken = true;
    },
    setStatus: (status) => {
      ledger.status = status;
    },
    fail: (method, error) => ledger.faults.set(method, error),
  };
}

function memoryTickets(ledger: Ledger, ticket: () => Ticket): Tickets {
  return {
    async read() {
      ledger.enter('read');
      const own = { ownComments: [...ledger.comments.keys()], ...ledger.changed() };
      return { ...ticket(), ...own };
    },
    async look() {
      ledger.enter('look');
      const { pictures: _, links: __, ownComments: ___, ...now } = ticket();
      return { ...now, ...ledger.changed() };
    },
    async ownComments() {
      ledger.enter('ownComments');
      return [...ledger.comments.keys()];
    },
    async otherRecords() {
      ledger.enter('otherRecords');
      return [];
    },
    seal,
    async keyOf() {
      ledger.enter('keyOf');
      return ticket().key;
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
    async rewrite(_, id, body) {
      ledger.enter('rewrite');
      if (ledger.comments.has(id)) ledger.comments.set(id, body);
    },
    async foresee(_, target) {
      ledger.enter('foresee');
      const { name, category } = statusOf(target) ?? ledger.status ?? ticket().status;
      return { kind: 'moved', to: name, category };
    },
    async giveBack() {
      ledger.enter('giveBack');
      if (ledger.isGivenBack || ticket().isAssigned !== true) return undefined;
      ledger.isGivenBack = true;
      return 'Ann';
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
    async sweep({ category = 'new' }) {
      ledger.enter('sweep');
      const { key, status: first } = ticket();
      const status = ledger.status ?? first;
      return status.category === category ? [{ key, id: '10017', status }] : [];
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
    async check({ branch }) {
      ledger.enter('check');
      return { checksWait: false, branch, branchTaken: ledger.branchTaken };
    },
    async lease(_, lease, __, now) {
      ledger.enter('lease');
      const { standing } = ledger;
      const isTaken = standing !== undefined && Date.parse(standing.until) > now.getTime();
      if (isTaken) return standing;
      ledger.standing = lease;
      return lease;
    },
    async isLeased(_, now) {
      ledger.enter('isLeased');
      const { standing } = ledger;
      return standing !== undefined && Date.parse(standing.until) > now.getTime();
    },
    async release(_, { run }) {
      ledger.enter('release');
      if (ledger.standing?.run === run) ledger.standing = undefined;
    },
    async publish(publication) {
      ledger.enter('publish');
      const answer = published ?? publishedAs(publication);
      if (answer.kind === 'published') await publication.onCommit?.(answer.commit);
      ledger.publications.push(publication);
      return answer;
    },
    async resume(change) {
      ledger.enter('resume');
      ledger.resumed.push(change);
      return publishedAs(change);
    },
    async recall(key, branch, by) {
      ledger.enter('recallMark');
      const body = ledger.publications.findLast((made) => made.branch === branch)?.body ?? '';
      const record = readEmbeddedState(body, key, by);
      return record && { ...record, branch, pullRequest: pullRequestUrl };
    },
    async findOther() {
      ledger.enter('findOther');
      return undefined;
    },
  };
}

type Opened = Pick<Publication, 'branch' | 'draft'> & { readonly message?: string };

const pullRequestUrl = 'https://github.test/acme/shop/pull/7';

function publishedAs(change: Opened): Extract<Published, { kind: 'published' }> {
  const { branch, draft, message = '' } = change;
  const pullRequest = { number: 7, url: pullRequestUrl, branch, draft };
  return { kind: 'published', commit: sha256Hex(message).slice(0, 40), pullRequest, notes: [] };
}
