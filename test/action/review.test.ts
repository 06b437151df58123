import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readReview } from '../../src/action/review.ts';
import type { Reviews } from '../../src/agent/ports.ts';
import { settingsOf } from '../settings/given.ts';

const defaults = settingsOf({});
const ada = { login: 'ada', type: 'User' };
const remarks = [{ path: 'src/cart.ts', line: 2, text: 'Why?' }];

/** The event of a submitted review, as far as it is read. */
function reviewed(review: object = {}): object {
  const submitted = {
    id: 123,
    state: 'changes_requested',
    body: 'Round it.',
    user: ada,
    ...review,
  };
  return { action: 'submitted', review: submitted, pull_request: { number: 7 } };
}

/** The event of a new comment on a pull request, as far as it is read. */
function commented(comment: object = {}, issue: object = { pull_request: { url: 'u' } }): object {
  const created = { id: 456, body: '/fix round it', user: ada, ...comment };
  return { action: 'created', comment: created, issue: { number: 7, ...issue } };
}

/** A code host where the pull request is the agent's and everybody can write, except for what `more` says. */
function host(more: Partial<Reviews> = {}) {
  const calls: string[] = [];
  const defaultReviews: Reviews = {
    pull: async () => ({ branch: 'fix/APP-17', into: 'main' }),
    mayWrite: async () => true,
    remarks: async () => remarks,
    ...more,
  };
  const reviews: Reviews = {
    pull: (number) => {
      calls.push(`pull ${number}`);
      return defaultReviews.pull(number);
    },
    mayWrite: (login) => {
      calls.push(`may ${login} write`);
      return defaultReviews.mayWrite(login);
    },
    remarks: (pull, review) => {
      calls.push(`remarks ${review}`);
      return defaultReviews.remarks(pull, review);
    },
  };
  return { calls, reviews };
}

const readOn = async (event: unknown, more: Partial<Reviews> = {}) => {
  const { calls, reviews } = host(more);
  return { read: await readReview(event, defaults, reviews), calls };
};
const ignored = (why: string) => ({ kind: 'ignored', why: expect.stringContaining(why) });

describe('a review or comment for the agent', () => {
  test('is a review that requests changes, with its remarks', async () => {
    expect(await readOn(reviewed())).toEqual({
      read: {
        kind: 'requested',
        key: 'APP-17',
        into: 'main',
        review: { id: 'review-123', author: 'ada', text: 'Round it.', remarks },
      },
      calls: ['pull 7', 'may ada write', 'remarks 123'],
    });
  });

  test('is a comment that begins with the command, which is cut off', async () => {
    expect(await readOn(commented())).toEqual({
      read: {
        kind: 'requested',
        key: 'APP-17',
        into: 'main',
        review: { id: 'comment-456', author: 'ada', text: 'round it', remarks: [] },
      },
      calls: ['pull 7', 'may ada write'],
    });
  });

  test.each([
    [
      'a review that only comments, with the command',
      reviewed({ state: 'commented', body: '/fix it' }),
    ],
    ['a review that asks for changes by remarks alone', reviewed({ body: null })],
    ['a review in capitals', reviewed({ state: 'CHANGES_REQUESTED' })],
  ])('is %s', async (_, event) => {
    expect((await readOn(event)).read).toHaveProperty('kind', 'requested');
  });

  test('is recognised by the prefix and the command of the settings', async () => {
    const { reviews } = host({ pull: async () => ({ branch: 'bots/APP-2', into: 'dev' }) });
    const settings = settingsOf({ 'branch-prefix': 'bots/', command: '/agent' });
    const read = await readReview(commented({ body: '/agent again' }), settings, reviews);
    expect(read).toMatchObject({ kind: 'requested', key: 'APP-2', review: { text: 'again' } });
    expect(await readReview(commented(), settings, reviews)).toEqual(ignored('/agent'));
  });
});

describe('GitHub is not asked about', () => {
  test.each([
    ['an approval', reviewed({ state: 'approved' }), 'neither requests changes'],
    ['a remark on the side', reviewed({ state: 'commented' }), 'neither requests changes'],
    ['other words', commented({ body: 'Looks good. /fix' }), 'nor begins with /fix'],
    ['a longer word', commented({ body: '/fixture it' }), 'nor begins with /fix'],
    ['a comment on an issue', commented({}, { pull_request: undefined }), 'nor a new comment'],
    ['an edited comment', { ...commented(), action: 'edited' }, 'neither a submitted review'],
    ['a dismissed review', { ...reviewed(), action: 'dismissed' }, 'neither a submitted review'],
    ['a bot', commented({ user: { login: 'ci', type: 'Bot' } }), 'not written by a person'],
    ['a bot by its login', reviewed({ user: { login: 'ci[bot]' } }), 'not written by a person'],
    ['a deleted account', reviewed({ user: null }), 'not written by a person'],
    [
      "the agent's own words",
      commented({ body: '/fix it\n\nWritten by Jira Bug Fix Agent.' }),
      'not written by a person',
    ],
    ['nothing', null, 'neither a submitted review'],
  ])('%s', async (_, event, why) => {
    expect(await readOn(event)).toEqual({ read: ignored(why), calls: [] });
  });
});

describe('a request is ignored', () => {
  test.each([
    ['one that is closed or from a fork', undefined],
    ['of a person', { branch: 'feature/APP-17', into: 'main' }],
    ['of a longer branch', { branch: 'fix/APP-17-b', into: 'main' }],
  ])('on a pull request %s', async (_, pull) => {
    const { read, calls } = await readOn(reviewed(), { pull: async () => pull });
    expect(read).toEqual(ignored('is not open, or not from one of'));
    expect(calls).toEqual(['pull 7']);
  });

  test('from people who cannot write', async () => {
    const { read, calls } = await readOn(reviewed(), { mayWrite: async () => false });
    expect(read).toEqual(ignored('from ada, who cannot write to the repository'));
    expect(calls).not.toContain('remarks 123');
  });
});

test('an outage of GitHub is reported unchanged', async () => {
  const outage = new Error('connect ECONNREFUSED');
  await expect(readOn(reviewed(), { remarks: () => Promise.reject(outage) })).rejects.toBe(outage);
});

test('any event is read without an error, and strangers are ignored', async () => {
  const mess = fc.oneof(fc.anything(), fc.constantFrom(null, undefined, 0, '', {}, []));
  const fields = fc.record(
    {
      action: fc.oneof(mess, fc.constantFrom('submitted', 'created')),
      review: fc.oneof(mess, fc.record({ id: mess, state: mess, body: mess, user: mess })),
      comment: fc.oneof(mess, fc.record({ id: mess, body: mess, user: mess })),
      issue: fc.oneof(mess, fc.record({ number: mess, pull_request: mess })),
      pull_request: fc.oneof(mess, fc.record({ number: mess })),
    },
    { requiredKeys: [] },
  );
  const well = fc.constantFrom(reviewed(), commented());
  const event = fc.oneof(
    mess,
    fields,
    fc.tuple(well, fields).map(([a, b]) => ({ ...a, ...b })),
  );
  await fc.assert(
    fc.asyncProperty(event, async (given) => {
      const { read } = await readOn(given, { mayWrite: async () => false });
      expect(read).toEqual({ kind: 'ignored', why: expect.stringMatching(/^[^\n]+\.$/) });
    }),
  );
});
