import { describe, expect } from 'vitest';
import { emptyRecord } from '../../../src/core/tickets/index.ts';
import { readEmbedded } from '../../support/embedded.ts';
import { nodeOf } from '../../support/github/conversation.ts';
import { problem } from '../../support/github/problem.ts';
import { seal } from '../../support/seal.ts';
import { branch, type FollowedShop, it, question } from './shop.ts';
import { skipWaits } from './skip-waits.ts';

skipWaits();

const path = 'src/cart.ts';
const done = { text: 'Done: `total` counts.', isResolved: true };

/** A shop in which a review with two threads asks for something. */
async function reviewed(shop: FollowedShop) {
  shop.github.talk.review(1, { by: 'ada', body: 'No.', state: 'CHANGES_REQUESTED' }, [
    { path, line: 1, body: 'Why?' },
    { path, line: 2, body: 'And here?' },
  ]);
  const [request] = (await shop.look()).requests;
  if (request === undefined) throw new Error('Nothing is asked.');
  return request;
}

describe.concurrent('an answer', () => {
  it('is given in each thread, which is resolved if that is said', async ({ github, shop }) => {
    const request = await reviewed(shop);
    const threads = [done, { text: 'Not done.', isResolved: false }];
    await shop.pulls.answer(1, { request, text: '', threads });
    const replies = github.talk.lines.filter(({ inReplyTo }) => inReplyTo !== undefined);
    expect(replies.map(({ body }) => body.split('\n')[0])).toEqual([done.text, 'Not done.']);
    expect([...github.talk.resolved]).toEqual([replies[0]?.inReplyTo]);
    expect(github.talk.comments).toEqual([]);
    expect((await shop.look()).requests).toEqual([]);
  });

  it('is given below the pull request if there is something to say as a whole', async ({
    github,
    shop,
  }) => {
    const request = await reviewed(shop);
    await shop.pulls.answer(1, { request, text: 'Refused.', threads: [] });
    expect(github.talk.comments.map(({ body }) => body.split('\n')[0])).toEqual(['Refused.']);
    expect((await shop.look()).requests).toEqual([]);
  });

  it('is given once in each place, whenever it is broken off', async ({ github, shop }) => {
    const request = await reviewed(shop);
    const answer = { request, text: '', threads: [done, { ...done, text: 'No.' }] };
    const written = () =>
      github.talk.lines.flatMap(({ body, inReplyTo }) => (inReplyTo ? [body] : []));
    const isAnswer = (of: string) => /\/(?:issues\/1\/comments|replies)$/.test(of);
    for (const at of [1, 2]) {
      let seen = 0;
      github.disturb(({ method, path: of }) => {
        if (method !== 'POST' || !isAnswer(of)) return undefined;
        seen += 1;
        return seen === 1 ? { isLate: true, answer: { status: 403, body: {} } } : undefined;
      });
      await expect(shop.pulls.answer(1, answer)).rejects.toThrow();
      expect(written()).toHaveLength(at);
      expect((await shop.look()).requests).toHaveLength(at === 2 ? 0 : 1);
    }
    await shop.pulls.answer(1, answer);
    expect(new Set(written()).size).toBe(2);
    expect(written()).toHaveLength(2);
  });

  it('is given once if its confirmation is lost', async ({ github, shop }) => {
    const request = await reviewed(shop);
    let lost = 0;
    github.disturb(({ method, path: of }) => {
      if (method !== 'POST' || !/comments$|replies$/.test(of)) return undefined;
      lost += 1;
      return lost % 2 === 1 ? { isLate: true, answer: { status: 502 } } : undefined;
    });
    await shop.pulls.answer(1, { request, text: '', threads: [done, done] });
    expect(github.talk.lines).toHaveLength(4);
    await shop.pulls.answer(1, { request, text: 'One.', threads: [] });
    expect(github.talk.comments).toHaveLength(1);
  });

  it('does without resolving if the token may not', async ({ github, shop }) => {
    const request = await reviewed(shop);
    github.lacks.add('contents: write');
    await shop.pulls.answer(1, { request, text: '', threads: [done, done] });
    expect(github.talk.resolved.size).toBe(0);
    expect((await shop.look()).requests).toEqual([]);
  });

  it('follows a reaction to what asks, on which nothing depends', async ({ github, shop }) => {
    const request = await reviewed(shop);
    await shop.pulls.acknowledge(request);
    const [review] = github.talk.reviews;
    const reactions = [[nodeOf.review(review?.id ?? 0), new Set(['EYES'])]];
    expect([...github.talk.reactions]).toEqual(reactions);
    await shop.pulls.acknowledge({ ...request, asks: ['gone'] });
    github.fail('POST /graphql', { status: 403, body: {} });
    await shop.pulls.acknowledge(request);
  });
});

describe.concurrent('the description', () => {
  const key = question.key;
  const bodyOf = (shop: FollowedShop) => shop.github.pulls[0]?.body ?? '';

  it('is written only where it says how things stand, and in its record', async ({
    github,
    shop,
  }) => {
    const { pulls } = shop;
    const kept = { key, seal, record: { ...emptyRecord, attempts: 2 } };
    const described = { status: 'Waits for `a`.', kept };
    await pulls.describe(1, described);
    expect(bodyOf(shop)).toMatch(/^Counts every item\.\n\n<!-- jira-bug-fix-agent \{[^\n]+\n$/);
    await pulls.describe(1, described);
    Object.assign(github.pulls[0] ?? {}, { body: bodyOf(shop).replace('Counts', 'I: Counts') });
    await pulls.describe(1, { ...described, status: 'Waits for a person.' });
    const body = bodyOf(shop);
    expect(body).toMatch(
      /^<!--[^\n]*\n\*\*Now:\*\* Waits for a person\.\n<!--[^\n]*\n\nI: Counts every item\.\n\n<!-- jira-bug-fix-agent \{[^\n]+\n$/,
    );
    expect(body.match(/<!-- jira-bug-fix-agent /g)).toHaveLength(1);
    expect(readEmbedded(body, key)?.attempts).toBe(2);
    await pulls.describe(1, { status: '`b` and <c>' });
    expect(bodyOf(shop)).toBe(body.replace('Waits for a person.', '\\`b\\` and \\<c\\>'));
    await pulls.describe(1, { ...described, status: 'Waits for a person.' });
    const writes = () => github.requests.filter(({ method }) => method === 'PATCH').length;
    const before = writes();
    await pulls.describe(1, { ...described, status: 'Waits for a person.' });
    expect(writes()).toBe(before);
  });
});

describe.concurrent('an update of the branch', () => {
  it('merges the base, unless the branch has moved or is in conflict', async ({ github, shop }) => {
    const { pulls, head } = shop;
    await pulls.update(1, head);
    await github.commitOn('main', { 'other.txt': 'new\n' }, 'Other');
    await pulls.update(1, '0'.repeat(40));
    expect(await github.commitOf(branch)).toBe(head);
    let lost = 0;
    github.disturb(({ path: of }) => {
      if (!of.endsWith('/update-branch') || lost > 0) return undefined;
      lost += 1;
      return { isLate: true, answer: { status: 502 } };
    });
    await pulls.update(1, head);
    expect(await github.commits(head, branch)).toHaveLength(2);
    expect(await shop.look()).not.toHaveProperty('committer');
    expect(await shop.look()).toMatchObject({ isBehind: false });
    await github.commitOn('main', { [path]: 'export const total = 9;\n' }, 'Conflict');
    await pulls.update(1, await github.commitOf(branch));
  });
});

const refused = problem(403, 'Resource not accessible by integration');
const root = '/repos/{owner}/{repo}';

describe.concurrent('a token that lacks a permission', () => {
  it('is told to get it, in one sentence', async ({ github, shop }) => {
    const { pulls } = shop;
    github.talk.comment(1, { by: 'ada', body: '/fix it' });
    const [request] = (await shop.look()).requests;
    if (request === undefined) throw new Error('Nothing is asked.');
    const answer = { request, text: 'No.', threads: [] };
    const needs = [
      [
        `POST ${root}/issues/{issue_number}/comments`,
        () => pulls.answer(1, answer),
        'issues: write',
      ],
      [
        `PUT ${root}/pulls/{pull_number}/update-branch`,
        () => pulls.update(1, shop.head),
        'contents: write, pull-requests: write',
      ],
      [
        `GET ${root}/issues/{issue_number}/comments`,
        () => pulls.facts(question),
        'contents: write',
      ],
    ] as const;
    for (const [route, act, permission] of needs) {
      github.fail(route, refused);
      await expect(act()).rejects.toMatchObject({ name: 'UserError' });
      github.fail(route, refused);
      await expect(act()).rejects.toThrow(`give the workflow \`permissions: ${permission}`);
    }
  });

  it.for([`GET ${root}/commits/{ref}/check-runs`, `GET ${root}/actions/runs`])(
    'looks on without %s',
    async (route, { github, shop }) => {
      github.fail(route, refused);
      const { checks, notes } = await shop.look();
      expect([checks, notes]).toEqual([[], [expect.stringMatching(/checks: read.*actions: read/)]]);
    },
  );
});
