import { describe, expect, test } from 'vitest';
import type { Tickets } from '../../../src/agent/ports.ts';
import { foreseenMoves, runJob } from '../../../src/agent/work/index.ts';
import type { MoveResult, MoveTarget } from '../../../src/core/tickets/index.ts';
import { OutageError } from '../../../src/engines/errors.ts';
import { memoryContext, type Scripted, scriptedModel } from '../../support/memory/context.ts';
import type { Through } from '../../support/memory/failing-process.ts';
import { aFix, cart, jobFixture } from '../../support/memory/job-fixture.ts';
import { reply } from '../../support/memory/replies.ts';
import { type JobParts, jobOf } from '../../support/memory/samples/jobs.ts';
import { keyOf } from '../../support/memory/samples/tickets.ts';
import { SharedTicket } from '../../support/memory/shared-ticket.ts';

describe('a ticket of several repositories', () => {
  const direct: Through = (_, call) => call();
  const [api, shop] = ['acme/api', 'acme/shop'];
  const siteOf = () => new SharedTicket([api, shop]);
  const isThere = [reply.other('already-fixed', 'It multiplies.')];

  /** Works in one repository of the ticket. */
  async function work(
    site: SharedTicket,
    repository: string,
    script: readonly Scripted[],
    more: JobParts = {},
  ) {
    const model = scriptedModel(...script);
    const ports = site.ports(repository, direct);
    const job = jobOf({ part: site.partIn(repository), ...more });
    const { outcome } = await runJob(job, { ...memoryContext(model, cart), ...ports });
    return { model, outcome };
  }

  test('a repository that never starts holds the ticket back', async () => {
    const site = siteOf();
    await work(site, shop, aFix);
    expect(site.status).toBe('In Arbeit');
    await work(site, api, aFix);
    expect(site.status).toBe('In Prüfung');
  });

  test('each has a comment of its own, which it heads', async () => {
    const site = siteOf();
    await work(site, shop, aFix);
    await work(site, api, isThere);
    expect(site.comments.size).toBe(2);
    expect(site.text(shop)).toContain('# acme/shop: A fix is ready for review.');
    expect(site.text(api)).toContain('# acme/api: The program already does what you ask for');
  });

  test('one is told nothing of the other, neither its name nor its plan', async () => {
    const site = siteOf();
    await work(site, shop, aFix);
    const { model } = await work(site, api, aFix);
    const read = JSON.stringify(model.requests);
    for (const word of [shop, 'pull/2', 'repositories']) expect(read).not.toContain(word);
    expect(site.text(api)).not.toContain(shop);
  });

  test('what another repository does is no reason to start again', async () => {
    const site = siteOf();
    await work(site, shop, aFix);
    await work(site, api, isThere);
    const again = await work(site, shop, aFix, { run: '9/1' });
    expect(again.outcome.detail).toBe('nothing-new');
    expect(again.model.requests).toEqual([]);
  });

  test('a ticket that was assigned is given back by the last run', async () => {
    const site = siteOf();
    const assigned = { cause: 'assigned' } as const;
    const first = await work(site, shop, aFix, assigned);
    expect(site.givenBack).toBe(0);
    expect(first.outcome.reason).toBe('approved');
    await work(site, api, aFix, assigned);
    expect(site.givenBack).toBe(1);
  });

  test('a later run without a pull request does not hold the ticket back where one is open', async () => {
    const site = siteOf();
    await work(site, shop, aFix);
    const repair = { id: 'checks-failed:1', failures: [] };
    const later = await work(site, shop, [new Error('No route.')], { run: '9/1', repair });
    expect(later.outcome.reason).toBe('failed');
    expect(site.text(shop)).toMatch(
      /^### acme\/shop: A fix is ready for review\.\n\n\*\*Now:\*\* The last attempt changed/,
    );
    await work(site, api, aFix);
    expect(site.status).toBe('In Prüfung');
  });

  test('a run by an event that does not say so knows that the ticket has other repositories', async () => {
    const site = siteOf();
    await work(site, shop, [reply.other('ask', 'Which total?')]);
    await work(site, shop, aFix, { part: undefined, cause: 'asked', delivery: 'd-2', run: '2/1' });
    expect(site.text(shop)).toContain('# acme/shop: A fix is ready for review.');
    expect(site.status).toBe('In Arbeit');
  });
});

const outage = new OutageError('Jira answered 403.');

/** Runs a job, and counts how often the ticket was given back. */
async function board(
  script = aFix,
  given: Parameters<typeof jobFixture>[1] = {},
  more: Partial<Tickets> = {},
) {
  const made = jobFixture(undefined, given);
  let givenBack = 0;
  const tickets: Tickets = {
    ...made.services.tickets,
    giveBack: async () => {
      givenBack += 1;
      return 'Eve';
    },
    ...more,
  };
  const ended = await made.deliver(script, { context: { tickets } });
  return { ...made, ...ended, givenBack };
}

describe('a ticket that is assigned to the agent', () => {
  const assigned = { cause: 'assigned' } as const;

  test.each([
    ['was assigned for this run', assigned, aFix, 1],
    ['was assigned for a run that fails', assigned, [outage], 1],
    ['is nobody’s', {}, aFix, 0],
  ])('that %s is given back so often: %4$i', async (_, given, script, count) => {
    const { givenBack, comment } = await board(script, given);
    expect(givenBack).toBe(count);
    expect(comment().includes('Assigned to Eve again.')).toBe(count > 0);
  });

  test('is given back whatever has caused the run', async () => {
    const made = jobFixture();
    made.edit({ isAssigned: true });
    await made.work(...aFix);
    expect(made.services.writes).toContain('giveBack');
  });

  test('fails nothing if it cannot be given back, and the ticket says so', async () => {
    const giveBack = () => Promise.reject(outage);
    const { outcome, comment } = await board(aFix, assigned, { giveBack });
    expect(outcome.reason).toBe('approved');
    expect(comment()).toContain('The ticket could not be given back: Jira answered 403.');
  });
});

const key = keyOf('APP-17');
const stay = { kind: 'stay' } as const;
const inProgress = { kind: 'category', category: 'indeterminate' } as const;
const review = { kind: 'named', names: ['In Review', '31'] } as const;
const moved = (to: string): MoveResult => ({ kind: 'moved', to, category: 'indeterminate' });
const stayed: MoveResult = { kind: 'stayed', why: 'No transition leads there.', category: 'new' };

describe('the moves that a ticket will make', () => {
  const line = (
    [start, first]: readonly [MoveTarget, MoveResult?],
    [pullRequest, second]: readonly [MoveTarget, MoveResult?],
  ) =>
    foreseenMoves(
      { key, targets: { start, pullRequest } },
      { foresee: async (_, target) => (target === start ? first : second) ?? stayed },
    );

  test.each([
    [
      [inProgress, moved('Doing')],
      [review, moved('In Review')],
      'it moves to “Doing”',
      'it moves to “In Review”',
    ],
    [
      [inProgress, moved('Doing')],
      [{ ...inProgress }, moved('Doing')],
      'it moves to “Doing”',
      'it stays in “Doing”',
    ],
    [
      [inProgress, moved('Doing')],
      [review, stayed],
      'it moves to “Doing”',
      'it moves to “In Review” or “31”, if Jira offers it then',
    ],
    [
      [inProgress, stayed],
      [review, stayed],
      'it stays (No transition leads there)',
      'it stays (No transition leads there)',
    ],
  ] as const)('%j, then %j', async (start, ready, first, second) => {
    expect(await line(start, ready)).toBe(
      `APP-17: when work begins, ${first}; when its pull request is ready, ${second}.`,
    );
  });

  test('are none if the settings say so', async () => {
    expect(await line([stay], [stay])).toBeUndefined();
    expect(await line([stay], [review, moved('In Review')])).toBe(
      'APP-17: when its pull request is ready, it moves to “In Review”.',
    );
  });

  test('are not said if Jira does not answer', async () => {
    const tickets = { foresee: () => Promise.reject(new Error('connect ECONNREFUSED')) };
    const targets = { start: inProgress, pullRequest: review };
    expect(await foreseenMoves({ key, targets }, tickets)).toBeUndefined();
  });
});
