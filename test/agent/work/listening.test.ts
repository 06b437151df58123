import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { runJob } from '../../../src/agent/work/index.ts';
import { type Comment, commentEntry, type Ticket } from '../../../src/core/tickets/index.ts';
import { OutageError } from '../../../src/engines/errors.ts';
import { type ModelRequest, messageText } from '../../../src/engines/model/port/index.ts';
import {
  lastPrompt,
  memoryContext,
  respondingModel,
  type Scripted,
} from '../../support/memory/context.ts';
import { servicesThrough, type Through } from '../../support/memory/failing-process.ts';
import { aFix, cart, jobFixture } from '../../support/memory/job-fixture.ts';
import { reply } from '../../support/memory/replies.ts';
import { jobOf } from '../../support/memory/samples/jobs.ts';
import { attemptsOf } from '../../support/memory/samples/runs.ts';
import { ticketOf } from '../../support/memory/samples/tickets.ts';
import { memoryServices } from '../../support/memory/services.ts';
import { runs } from '../../support/property-runs.ts';

const approve = reply.approve();
const criticized = [...aFix.slice(0, 2), reply.revise('Round it.')];
const rounded = reply.edit('src/cart.ts', 'a * b', 'round(a * b)');
const said = 'Do not multiply negative prices.';

type Act = (made: ReturnType<typeof jobFixture>) => void;
const comments =
  (body: string, id = '50'): Act =>
  (made) =>
    made.addComment(id, body);

/** Runs a job in which people do this while the model writes its reply of that number. */
async function listen(
  script: readonly Scripted[],
  acts: Readonly<Record<number, Act>>,
  given: { ticket?: Partial<Ticket>; job?: Parameters<typeof jobFixture>[1] } = {},
) {
  const made = jobFixture(undefined, given.job);
  made.edit(given.ticket ?? {});
  const ended = await made.deliver(script, { onAsk: (number) => acts[number]?.(made) });
  const prompts = ended.model.requests.map(({ messages }) => messages.map(messageText).join('\n'));
  return { ...made, ...ended, prompts };
}

describe('work that somebody ends', () => {
  test.each<[string, Act, string]>([
    ['by a comment', comments('/stop: do not multiply'), 'Ada has ended it by the comment /stop.'],
    ['by a label', (made) => made.edit({ labels: ['agent-stop'] }), 'by the label agent-stop'],
    [
      'by closing the ticket',
      (made) => made.setStatus({ name: 'Fertig', category: 'done' }),
      'The ticket was closed: it is in “Fertig”.',
    ],
    [
      'by taking it from the agent',
      (made) => made.edit({ isAssigned: false }),
      'it is no longer assigned to it',
    ],
  ])('%s publishes nothing, says so, and starts by no repeat', async (_, act, why) => {
    for (const at of [1, 2, 3]) {
      const given = { ticket: { isAssigned: true } };
      const { outcome, services, comment, work, edit } = await listen(aFix, { [at]: act }, given);
      expect(outcome.reason).toBe('stopped');
      expect(outcome.problem).toContain(why);
      expect(services.publications).toEqual([]);
      expect(comment()).toContain(why);
      expect(services.record().open).toBeUndefined();
      edit({ labels: [] });
      const again = await work(...aFix);
      expect(again.outcome.detail).toBe('nothing-new');
      expect(services.publications).toEqual([]);
    }
  });

  test('pays for no further edit once it is ended', async () => {
    const { outcome, model, services } = await listen(criticized, { 3: comments('/stop') });
    expect(outcome).toMatchObject({ reason: 'stopped', spent: { calls: 3 } });
    expect(model.requests).toHaveLength(3);
    expect(services.record()).toMatchObject({ diff: expect.stringContaining('+a * b') });
  });

  test('goes on when somebody asks for it again', async () => {
    const { services, addComment, deliver } = await listen(aFix, { 2: comments('/stop') });
    addComment('51', '/fix');
    const job = { cause: 'asked', isCommand: true, delivery: 'b' } as const;
    const { outcome } = await deliver(aFix, { job });
    expect(outcome.reason).toBe('approved');
    expect(services.publications).toHaveLength(1);
  });
});

describe('words that come while it works', () => {
  test.each([1, 2, 3])('during call %i are considered before it publishes', async (at) => {
    const script = [...aFix, approve];
    const { outcome, services, prompts, comment, work } = await listen(script, {
      [at]: comments(said),
    });
    expect(outcome).toMatchObject({ reason: 'approved', spent: { calls: 4 } });
    expect(prompts.slice(0, 3).join()).not.toContain(said);
    expect(prompts[3]?.split('## New since the work began')[1]).toContain(said);
    expect(services.publications).toMatchObject([{ draft: false }]);
    expect(comment()).toContain('It adds where it should multiply.');
    expect(services.record()).toMatchObject({ attempts: 1, read: [expect.stringMatching(/^50:/)] });
    expect((await work(...aFix)).outcome.detail).toBe('nothing-new');
  });

  test('send the change back if it does not meet them', async () => {
    const script = [...aFix, reply.revise('It rounds nothing.'), rounded, approve];
    const { outcome, services, prompts } = await listen(script, { 3: comments(said) });
    expect(outcome).toMatchObject({ reason: 'approved', spent: { calls: 6 } });
    expect(prompts[4]).toContain(said);
    const [change] = [...(services.publications[0]?.patch.values() ?? [])];
    expect(change).toMatchObject({ before: 'a + b\n', after: 'round(a * b)\n' });
  });

  test('are heard before another edit is paid for', async () => {
    const script = [...criticized, reply.revise('Round it.'), rounded, approve];
    const { outcome, prompts } = await listen(script, { 3: comments(said) });
    expect(outcome).toMatchObject({ reason: 'approved', spent: { calls: 6 } });
    expect(prompts.map((prompt) => prompt.includes(said))).toEqual([
      ...[false, false, false, true, true, true],
    ]);
  });

  test('make a new plan if nothing was changed yet', async () => {
    const script = [reply.other('ask', 'Which total?'), ...aFix];
    const { outcome, prompts } = await listen(script, { 1: comments('That of the cart.') });
    expect(outcome.reason).toBe('approved');
    expect(prompts[1]).toContain('That of the cart.');
  });

  test.each<[string, Act, string]>([
    [
      'an edited comment',
      (made) => made.edit({ comments: [{ ...first, body: 'With three items.' }] }),
      ', edited since:',
    ],
    [
      'another description',
      (made) => made.edit({ description: 'The sum is meant.' }),
      'The ticket was edited',
    ],
    [
      'a file',
      (made) => made.edit({ attachments: [{ name: 'a.log', note: '1 KB', text: 'a trace' }] }),
      'a trace',
    ],
  ])('may be %s', async (_, act, shown) => {
    const given = { ticket: { comments: [first] } };
    const { outcome, prompts, work } = await listen([...aFix, approve], { 3: act }, given);
    expect(outcome).toMatchObject({ reason: 'approved', spent: { calls: 4 } });
    expect(prompts[3]).toContain(shown);
    expect((await work(...aFix)).outcome.detail).toBe('nothing-new');
  });
});

test.each([0, 1])(
  'a last look of %i words without the time of a change keeps it',
  async (words) => {
    const { services } = await listen([...aFix, approve], {
      3: (made) => {
        if (words > 0) made.addComment('50', said);
        made.edit({ updated: undefined });
      },
    });
    expect(services.record().seen).toBe('2026-11-20T09:00:00.000Z');
  },
);

const first = { id: '7', author: 'Eve', created: '2026-11-20T08:00:00.000Z', body: 'With two.' };

describe('words that it cannot consider', () => {
  const phrase = 'the comment by Ada of 2026-11-20, 09:00 UTC was not considered';

  test.each<[string, readonly Scripted[], Readonly<Record<number, Act>>, number]>([
    [
      'because they come again',
      [...aFix, approve],
      { 3: comments(said), 4: comments(said, '51') },
      16,
    ],
    ['because no call is left', aFix, { 3: comments(said) }, 3],
  ])(
    '%s make a draft that names them, and the next run finds them',
    async (_, script, acts, maxCalls) => {
      const job = { rules: { ...attemptsOf(2), maxCalls } };
      const { outcome, services, comment, deliver } = await listen(script, acts, { job });
      expect(outcome).toMatchObject({ reason: 'approved', lacking: [phrase] });
      expect(services.publications).toMatchObject([{ draft: true }]);
      expect(services.publications[0]?.body).toContain(phrase);
      expect(comment()).toContain(phrase);
      const next = await deliver(aFix, { job: { rules: attemptsOf(2) } });
      expect(next.outcome.reason).toBe('approved');
      expect(lastPrompt(next.model)).toContain('New since the last attempt');
    },
  );

  test('are named by their time alone where nothing of the ticket is shown', async () => {
    const job = { rules: { ...attemptsOf(2), maxCalls: 3 }, withholds: true };
    const { services } = await listen(aFix, { 3: comments(said) }, { job });
    expect(services.publications[0]?.body).toContain('the comment of 2026-11-20, 09:00 UTC');
    expect(services.publications[0]?.body).not.toContain('Ada');
  });

  test('are named on the ticket if there is no pull request', async () => {
    const job = { rules: { ...attemptsOf(2), maxCalls: 1 } };
    const script = [reply.other('answer', 'It adds.')];
    const { outcome, comment } = await listen(script, { 1: comments(said) }, { job });
    expect(outcome.reason).toBe('answered');
    expect(comment()).toContain(`Left for the next attempt: ${phrase}.`);
  });

  test('leave the first change as a draft if the second round fails', async () => {
    const script = [...aFix, new OutageError('The model is out.')];
    const { outcome, services } = await listen(script, { 3: comments(said) });
    expect(outcome).toMatchObject({ reason: 'approved', lacking: [phrase] });
    expect(services.publications).toMatchObject([{ draft: true }]);
  });
});

test('a look that fails loses nothing, and the ticket says that it could not look', async () => {
  const outage: Act = ({ services }) => services.fail('look', new OutageError('Jira is out.'));
  const acts: Readonly<Record<number, Act>> = { 1: outage, 2: comments('/stop') };
  const { outcome, services, comment, work } = await listen(aFix, acts);
  expect(outcome.reason).toBe('approved');
  expect(services.publications).toMatchObject([{ draft: false }]);
  expect(comment()).toContain('The ticket could not be looked at');
  expect(comment()).toContain('Jira is out.');
  expect((await work(...aFix)).outcome.detail).toBe('withdrawn');
});

describe('whatever people say', () => {
  const closed = { name: 'Fertig', category: 'done' } as const;

  const anAct = fc.record({
    /** The number of the call before which it is done. */
    at: fc.integer({ min: 1, max: 34 }),
    kind: fc.constantFrom(
      'says',
      'says',
      'edits',
      'stops',
      'labels',
      'closes',
      'takes',
      'cuts Jira',
    ),
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
});
