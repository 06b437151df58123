import { runJob } from '../../../src/agent/job/job.ts';
import type { Job } from '../../../src/agent/job/ticket-state.ts';
import type { RunContext } from '../../../src/agent/loop/context/run-context.ts';
import type { Published } from '../../../src/agent/ports.ts';
import { renderMarkdown } from '../../../src/core/report/markdown.ts';
import type { Ticket } from '../../../src/core/tickets/ticket.ts';
import { memoryContext, type Scripted, scriptedModel } from './context.ts';
import { memoryEnds } from './ends.ts';
import { reply } from './replies.ts';
import { commentOf, jobOf, ticketOf } from './samples.ts';

/** The repository that the sample ticket is about. */
export const cart = { 'src/cart.ts': 'a + b\n' };

/** Replies that mend it. */
export const aFix: readonly Scripted[] = [
  reply.fix('src/cart.ts'),
  reply.edit('src/cart.ts', 'a + b', 'a * b'),
  reply.approve(),
];

/** What a delivery is given beyond the sample. */
interface Circumstances {
  readonly job?: Partial<Job>;
  readonly world?: Partial<Omit<RunContext, 'tickets'>>;
}

/** A ticket and its two ends, and what it takes to work it with a script. */
export function desk(published?: Published, given: Partial<Job> = {}) {
  let ticket: Ticket = ticketOf();
  const ends = memoryEnds(() => ticket, published);
  const deliver = async (script: readonly Scripted[], { job, world }: Circumstances = {}) => {
    const model = scriptedModel(...script);
    const task = jobOf({ ...given, ...job });
    const delivered = await runJob(task, { ...memoryContext(model, cart), ...ends, ...world });
    return { model, ...delivered };
  };
  return {
    ends,
    deliver,
    work: (...script: readonly Scripted[]) => deliver(script),
    add: (id: string, body: string) => {
      ticket = { ...ticket, comments: [...ticket.comments, commentOf(id, body)] };
    },
    put: ends.put,
    comment: (id = '900') => renderMarkdown(ends.comments.get(id) ?? [], 100_000),
  };
}
