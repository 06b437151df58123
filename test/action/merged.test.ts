import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { moveMerged } from '../../src/action/modes.ts';
import { reportSentence } from '../../src/action/runner.ts';
import type { MoveResult, MoveTarget } from '../../src/core/tickets/index.ts';
import { OutageError, UserError } from '../../src/core/user-error.ts';
import { settingsOf } from '../settings/given.ts';
import { givenSummary } from './given.ts';

const target: MoveTarget = { kind: 'category', category: 'done' };
const defaults = settingsOf({});

/** The event of a closed pull request, as far as it is read. */
function closing(more: object = {}, head: object = {}): object {
  const repo = { full_name: 'acme/shop' };
  return {
    action: 'closed',
    pull_request: {
      ...{ number: 7, merged: true, head: { ref: 'fix/APP-17', repo, ...head }, base: { repo } },
      ...more,
    },
  };
}

/** Tickets that answer every move, and record the moves. */
function movingTickets(answer: () => Promise<MoveResult>) {
  const moves: [string, MoveTarget][] = [];
  const move = (key: string, to: MoveTarget) => {
    moves.push([key, to]);
    return answer();
  };
  return { moves, move };
}

const toDone = () => Promise.resolve<MoveResult>({ kind: 'moved', to: 'Fertig', category: 'done' });

describe('a merged pull request', () => {
  test('moves the ticket that its branch names', async () => {
    const tickets = movingTickets(toDone);
    expect(await moveMerged(closing(), defaults, tickets)).toBe(
      'Pull request #7 is merged: APP-17 was moved to Fertig.',
    );
    expect(tickets.moves).toEqual([['APP-17', target]]);
  });

  test('is recognised by the branch prefix of the settings', async () => {
    const tickets = movingTickets(toDone);
    const event = closing({}, { ref: 'bots/jira-APP-2' });
    await moveMerged(event, settingsOf({ 'branch-prefix': 'bots/jira-' }), tickets);
    expect(tickets.moves).toEqual([['APP-2', target]]);
  });

  test('says why its ticket was not moved', async () => {
    const tickets = movingTickets(() =>
      Promise.resolve({ kind: 'stayed', why: 'The ticket is already in “Fertig”.' }),
    );
    expect(await moveMerged(closing(), defaults, tickets)).toBe(
      'Pull request #7 is merged, but APP-17 was not moved. The ticket is already in “Fertig”.',
    );
  });
});

describe('no ticket is moved', () => {
  test.each([
    ['a pull request that was closed without a merge', closing({ merged: false }), 'APP-17 keeps'],
    ['a fork', closing({}, { repo: { full_name: 'mallory/shop' } }), 'not from one of the agent'],
    ['a deleted fork', closing({}, { repo: null }), 'not from one of the agent'],
    ['another branch', closing({}, { ref: 'feature/APP-17' }), 'not from one of the agent'],
    ['a branch without a key', closing({}, { ref: 'fix/typo' }), 'not from one of the agent'],
    ['a longer branch', closing({}, { ref: 'fix/APP-17-b' }), 'not from one of the agent'],
  ])('for %s', async (_, event, sentence) => {
    const tickets = movingTickets(toDone);
    expect(await moveMerged(event, defaults, tickets)).toContain(sentence);
    expect(tickets.moves).toEqual([]);
  });

  test.each([{}, null, { action: 'opened', pull_request: {} }, { action: 'jira-bug-fix' }])(
    'for the event %j, with an error that names the setting',
    async (event) => {
      const tickets = movingTickets(toDone);
      const error = await moveMerged(event, defaults, tickets).catch((thrown: unknown) => thrown);
      expect(error).toBeInstanceOf(UserError);
      const sentence = /^Add `types: \[closed\]` .* or remove `mode: merged`: /;
      expect(error).toHaveProperty('message', expect.stringMatching(sentence));
    },
  );
});

test('an outage of Jira stays one, and says what to do', async () => {
  const outage = new OutageError('Jira at https://jira.test answered 500.');
  const tickets = movingTickets(() => Promise.reject(outage));
  const error = await moveMerged(closing(), defaults, tickets).catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(OutageError);
  expect(error).toMatchObject({
    message:
      'APP-17 could not be moved (Jira at https://jira.test answered 500): run this job again.',
  });
});

test('only UserError is thrown, whatever the event and whatever Jira does', async () => {
  const thrown = fc.oneof(
    fc.string(),
    fc.string().map(Error),
    fc.constant(new UserError('Set it.')),
  );
  const event = fc.oneof(fc.constant(closing()), fc.anything());
  await fc.assert(
    fc.asyncProperty(event, thrown, async (given, fault) => {
      const tickets = movingTickets(() => Promise.reject(fault));
      const end = await moveMerged(given, defaults, tickets).catch((error: unknown) => error);
      expect(end).toBeInstanceOf(UserError);
      expect(end).toHaveProperty('message', expect.stringMatching(/^[^\n]+\.$/));
    }),
  );
});

describe('the report', () => {
  const summary = givenSummary();

  test('is one line in the log and in the summary, where a status name is plain text', async () => {
    const print = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
    await reportSentence('APP-17 was moved to <b>@all</b>.');
    expect(print.mock.calls.join('')).toBe('APP-17 was moved to <b>@all</b>.\n');
    expect(summary()).toBe('APP-17 was moved to \\<b\\>@\u200Ball\\</b\\>.\n');
  });
});
