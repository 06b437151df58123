import fc from 'fast-check';
import { expect, test } from 'vitest';
import { runJob } from '../../../src/agent/job/index.ts';
import { type ModelRequest, messageText } from '../../../src/agent/ports.ts';
import { type Comment, commentEntry, type Ticket } from '../../../src/core/tickets/index.ts';
import { memoryContext, respondingModel } from '../../support/memory/context.ts';
import { servicesThrough, type Through } from '../../support/memory/failing-process.ts';
import { cart } from '../../support/memory/job-fixture.ts';
import { reply } from '../../support/memory/replies.ts';
import { attemptsOf, jobOf, ticketOf } from '../../support/memory/samples.ts';
import { memoryServices } from '../../support/memory/services.ts';
import { runs } from '../../support/property-runs.ts';

const closed = { name: 'Fertig', category: 'done' } as const;

const anAct = fc.record({
  /** The number of the call before which it is done. */
  at: fc.integer({ min: 1, max: 34 }),
  kind: fc.constantFrom('says', 'says', 'edits', 'stops', 'labels', 'closes', 'takes', 'cuts Jira'),
});
type Act = typeof anAct extends fc.Arbitrary<infer Value> ? Value : never;

/** A model whose reviews send the change back so often. */
function modelOf(criticism: number) {
  let [left, edits] = [criticism, 0];
  return respondingModel(({ answer }: ModelRequest) => {
    if (answer?.name === 'plan') return reply.fix('src/cart.ts');
    if (answer?.name === 'verdict') {
      left -= 1;
      return left < 0 ? reply.approve() : reply.revise(`Point ${left}.`);
    }
    const from = edits === 0 ? 'a + b' : `a * b${edits}`;
    edits += 1;
    return reply.edit('src/cart.ts', from, `a * b${edits}`);
  });
}

/** Runs a job while people act at any call; `last` is what they had said when the ticket was last looked at. */
async function play(acts: readonly Act[], criticism: number, maxCalls: number) {
  let ticket: Ticket = ticketOf({ isAssigned: true });
  const services = memoryServices(() => ticket);
  const comment = (body: string): Comment => {
    const id = String(50 + ticket.comments.length);
    return { ...{ id, author: `P${id}`, body }, created: '2026-11-20T09:00:00.000Z' };
  };
  const add = (made: Comment) => {
    ticket = { ...ticket, comments: [...ticket.comments, made] };
  };
  const ended = new Set<Act['kind']>();
  let [calls, isStopped, isDeaf] = [0, false, false];
  let last = { comments: ticket.comments, isStopped };
  const perform = ({ kind }: Act) => {
    if (kind === 'cuts Jira') isDeaf = true;
    else if (kind === 'says') add(comment(`Word ${calls}.`));
    else if (kind === 'edits') {
      const [first, ...rest] = ticket.comments;
      if (first && first.body !== '/stop')
        ticket = { ...ticket, comments: [{ ...first, body: `Edit ${calls}.` }, ...rest] };
    } else if (kind === 'stops' || !ended.has(kind)) {
      // Whoever ends it in the same way once more changes nothing.
      ended.add(kind);
      isStopped = true;
      if (kind === 'stops') add(comment('/stop'));
      if (kind === 'labels') ticket = { ...ticket, labels: ['agent-stop'] };
      if (kind === 'closes') services.setStatus(closed);
      if (kind === 'takes') ticket = { ...ticket, isAssigned: false };
    }
  };
  const through: Through = async (name, call) => {
    calls += 1;
    for (const act of acts) if (act.at === calls) perform(act);
    if (name === 'look' && isDeaf) throw new Error('connect ECONNREFUSED');
    if (name === 'read') isStopped = false;
    if (name === 'look' || name === 'read') last = { comments: ticket.comments, isStopped };
    return call();
  };
  const model = modelOf(criticism);
  const ask: typeof model.ask = (...of) => through('ask', () => model.ask(...of));
  const job = jobOf({ cause: 'hand', rules: { ...attemptsOf(3), maxCalls } });
  const result = await runJob(job, {
    ...memoryContext({ ask }, cart),
    ...servicesThrough(through, services),
  });
  const prompts = model.requests.map(({ messages }) => messages.map(messageText).join('\n'));
  return { ...result, services, last, prompts: prompts.join('\n') };
}

test('whatever people say and do at any call: no word is lost, and nothing is published once it is ended', () =>
  fc.assert(
    fc.asyncProperty(
      fc.array(anAct, { maxLength: 4 }),
      fc.integer({ min: 0, max: 2 }),
      fc.constantFrom(3, 5, 16),
      async (acts, criticism, maxCalls) => {
        const { outcome, services, last, prompts } = await play(acts, criticism, maxCalls);
        const [publication] = services.publications;
        const record = services.record();
        const isDeaf = acts.some(({ kind }) => kind === 'cuts Jira');
        expect(outcome.spent.calls).toBeLessThanOrEqual(maxCalls);
        if (outcome.reason === 'stopped') expect(publication).toBeUndefined();
        for (const comment of last.comments) {
          const isConsidered = prompts.includes(comment.body);
          const isRead = record.read.includes(commentEntry(comment));
          if (isRead) expect(isConsidered || outcome.reason === 'stopped').toBe(true);
          if (publication === undefined || isDeaf) continue;
          expect(isConsidered || publication.body.includes(` ${comment.author} `)).toBe(true);
          if (!isConsidered) expect(publication.draft).toBe(true);
        }
        if (last.isStopped && !isDeaf) {
          expect(publication).toBeUndefined();
          expect(outcome.reason).toBe('stopped');
        }
      },
    ),
    runs(80),
  ));
