import type { Published } from '../../../src/agent/ports.ts';
import { type JobContext, runJob } from '../../../src/agent/work/index.ts';
import { renderMarkdown } from '../../../src/core/report/index.ts';
import type { Ticket } from '../../../src/core/tickets/index.ts';
import type { Model } from '../../../src/engines/model/port/index.ts';
import { memoryContext, type Scripted, scriptedModel } from './context.ts';
import { reply } from './replies.ts';
import { memoryLedger } from './run-ledger.ts';
import { type JobParts, jobOf } from './samples/jobs.ts';
import { commentOf, keyOf, ticketOf } from './samples/tickets.ts';
import { memoryServices } from './services.ts';

/** The repository that the sample ticket is about. */
export const cart = { 'src/cart.ts': 'a + b\n' };

/** Replies that fix it. */
export const aFix: readonly Scripted[] = [
  reply.fix('src/cart.ts'),
  reply.edit('src/cart.ts', 'a + b', 'a * b'),
  reply.approve(),
];

/** What differs from the sample in one run. */
interface RunOptions {
  readonly job?: JobParts;
  readonly context?: Partial<Omit<JobContext, 'job'>>;
  /** Called before each reply of the model, with its number from 1. */
  readonly onAsk?: (number: number) => void;
}

/** A ticket with its services, and functions that run jobs for it with a scripted model. */
export function jobFixture(published?: Published, given: JobParts = {}) {
  let ticket: Ticket = ticketOf({ updated: '2026-11-20T09:00:00.000Z' });
  const services = memoryServices(() => ticket, published);
  const deliver = async (script: readonly Scripted[], { job, context, onAsk }: RunOptions = {}) => {
    const model = scriptedModel(...script);
    const asked: Model = {
      ask: (...of) => {
        onAsk?.(model.requests.length + 1);
        return model.ask(...of);
      },
    };
    const task = jobOf({ ...given, ...job });
    const delivered = await runJob(task, {
      ...memoryContext(asked, cart),
      ...services,
      ...context,
    });
    return { model, ...delivered };
  };
  return {
    services,
    key: ticket.key,
    deliver,
    work: (...script: readonly Scripted[]) => deliver(script),
    addComment: (id: string, body: string) => {
      ticket = { ...ticket, comments: [...ticket.comments, commentOf(id, body)] };
    },
    /** Changes the ticket as people do. */
    edit: (of: Partial<Ticket>) => {
      ticket = { ...ticket, ...of };
    },
    /** Gives the ticket another key. */
    move: (key: string) => {
      ticket = { ...ticket, key: keyOf(key) };
    },
    /** Puts the ticket into a project of Jira Service Management. */
    toServiceDesk: () => {
      ticket = { ...ticket, isServiceDesk: true };
    },
    setStatus: services.setStatus,
    comment: (id = '900') => renderMarkdown(services.comments.get(id) ?? [], 100_000),
  };
}

/** The same with a ledger of runs, `books`; `work` runs the sample's fix. */
export function ledgerFixture(given: JobParts = {}) {
  const books = memoryLedger();
  const made = jobFixture(undefined, given);
  const work = ({ context, ...of }: RunOptions = {}, script = aFix) =>
    made.deliver(script, { ...of, context: { ledger: books.ledger, ...context } });
  return { ...made, books, work };
}
