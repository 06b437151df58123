import { describe, expect, test } from 'vitest';
import { possibleAskers } from '../../../src/adapters/github/follow/asks.ts';
import { markAnswer } from '../../../src/core/report/index.ts';
import { commentMark } from '../../../src/core/tickets/index.ts';
import { nodeOf } from '../../support/github/conversation.ts';
import { type FollowedShop, it } from './shop.ts';
import { skipWaits } from './skip-waits.ts';

skipWaits();

const agent = 'github-actions[bot]';
const path = 'src/cart.ts';
const asked = async (shop: FollowedShop) => (await shop.look()).requests;
const ids = async (shop: FollowedShop) => (await asked(shop)).map(({ review }) => review.id);

describe.concurrent('a request', () => {
  it('is a comment that begins with the command', async ({ github, shop }) => {
    const { id } = github.talk.comment(1, { by: 'ada', body: '/fix Use a sum.' });
    github.talk.comment(1, { by: 'ada', body: 'Please do not /fix that.' });
    expect(await asked(shop)).toEqual([
      {
        review: { id: `comment-${id}`, author: 'ada', text: 'Use a sum.', remarks: [] },
        ...{ isByName: true, asks: [nodeOf.comment(id)], threads: [] },
      },
    ]);
  });

  it('is a review that requests changes, with its threads', async ({ github, shop }) => {
    const { talk } = github;
    const hunk = '@@ -1 +1 @@\n-a\n+b';
    const lines = [
      { path, line: 1, hunk, body: 'Why?' },
      { path, body: 'All of it.', subject: 'file' as const },
    ];
    const review = { by: 'ada', body: 'Not yet.', state: 'CHANGES_REQUESTED' as const };
    const { id } = talk.review(1, review, lines);
    const [first, second] = talk.lines.map((line) => nodeOf.thread(line.id));
    expect(await asked(shop)).toEqual([
      {
        review: {
          ...{ id: `review-${id}`, author: 'ada', text: 'Not yet.' },
          remarks: [
            { path, line: 1, text: 'Why?', hunk },
            { path, line: undefined, text: 'All of it.', hunk: undefined },
          ],
        },
        ...{ isByName: false, asks: [nodeOf.review(id)] },
        threads: [
          { id: first, path, line: 1, isResolved: false },
          { id: second, path, line: undefined, isResolved: false },
        ],
      },
    ]);
  });

  it('is what a review says on lines after the command, once for all of them', async ({
    github,
    shop,
  }) => {
    const { talk } = github;
    const { id } = talk.review(1, { by: 'ada', body: '', state: 'COMMENTED' }, [
      { path, line: 1, body: '/fix Use a sum.' },
      { path, line: 2, body: 'Nice.' },
      { path, line: 3, body: '/fix And a name.' },
    ]);
    const [first, , third] = talk.lines;
    const [request, ...others] = await asked(shop);
    expect(others).toEqual([]);
    expect(request).toMatchObject({
      review: {
        id: `review-${id}`,
        text: '',
        remarks: [{ text: 'Use a sum.' }, { text: 'And a name.' }],
      },
      ...{ isByName: true, asks: [nodeOf.line(first?.id ?? 0), nodeOf.line(third?.id ?? 0)] },
    });
    expect(request?.threads.map(({ line }) => line)).toEqual([1, 3]);
  });

  it('in a thread has what the thread is about', async ({ github, shop }) => {
    const { talk } = github;
    github.roles.set('eve', 'write');
    const { id } = talk.line(1, { by: 'eve', path, line: 1, body: 'This is wrong.' });
    talk.line(1, { by: 'ada', path, line: 1, body: '/fix', inReplyTo: id });
    const [request] = await asked(shop);
    expect(request?.review).toMatchObject({ author: 'ada', remarks: [{ line: 1 }] });
    expect(request?.threads).toMatchObject([{ id: nodeOf.thread(id) }]);
  });

  it.for([
    ['a reader', { by: 'sam' }],
    ['a stranger', { by: 'mallory' }],
    ['a deleted account', {}],
    ['a bot', { by: 'helper[bot]' }],
    ['the agent', { by: agent }],
    ['somebody who quotes the agent', { by: 'ada' }, `\n${commentMark}`],
  ] as const)('is none by %s', async ([, who, end = ''], { github, shop }) => {
    const { talk, roles } = github;
    roles.set('helper[bot]', 'write').set(agent, 'write');
    talk.comment(1, { ...who, body: `/fix all${end}` });
    talk.review(1, { ...who, body: `/fix all${end}`, state: 'CHANGES_REQUESTED' });
    talk.line(1, { ...who, body: `/fix all${end}`, path, line: 1 });
    talk.comment(1, { ...who, body: `/fix off${end}` });
    const { requests, isOff } = await shop.look();
    expect(requests).toEqual([]);
    expect(isOff).toBe(false);
  });

  it.for([
    ['asks for the others', 'See below.', [0, 1], ['three']],
    ['asks nothing, if it has no words', '', [0, 1, 2], undefined],
    ['asks by its words', 'See below.', [0, 1, 2], []],
    ['asks for all, as long as none is resolved', '', [], ['one', 'two', 'three']],
  ] as const)(
    'of which people have resolved threads %s',
    async ([, body, resolved, left], { github, shop }) => {
      const { talk } = github;
      const lines = ['one', 'two', 'three'].map((text) => ({ path, body: text }));
      talk.review(1, { by: 'ada', body, state: 'CHANGES_REQUESTED' }, lines);
      for (const at of resolved) talk.resolved.add(talk.lines[at]?.id ?? 0);
      const [request] = await asked(shop);
      expect(request?.review.remarks.map(({ text }) => text)).toEqual(left);
      expect(request?.threads.length).toBe(left?.length);
    },
  );

  it('in a resolved thread is one by name after the agent’s answer', async ({ github, shop }) => {
    const { talk } = github;
    const { id: inReplyTo } = talk.line(1, { by: 'ada', path, body: '/fix Use a sum.' });
    talk.resolved.add(inReplyTo);
    expect(await asked(shop)).toEqual([]);
    talk.line(1, { by: agent, path, body: markAnswer('Done.', 'review-1'), inReplyTo });
    talk.line(1, { by: 'ada', path, body: 'Thanks.', inReplyTo });
    expect(await asked(shop)).toEqual([]);
    talk.line(1, { by: 'ada', path, body: '/fix And a name.', inReplyTo });
    const [request, ...others] = await asked(shop);
    expect(request?.review.remarks[0]?.text).toContain('And a name.');
    expect(others).toEqual([]);
  });

  it('is none once its author has approved, or it was dismissed', async ({ github, shop }) => {
    const { talk } = github;
    talk.review(1, { by: 'ada', body: 'No.', state: 'DISMISSED' });
    talk.review(1, { by: 'ada', body: 'No.', state: 'CHANGES_REQUESTED' });
    expect(await asked(shop)).toHaveLength(1);
    talk.review(1, { by: 'ada', body: 'Fine.', state: 'APPROVED' });
    expect(await asked(shop)).toEqual([]);
  });

  it('has an answer if the agent has marked one, not if others have', async ({ github, shop }) => {
    const { talk } = github;
    const comment = talk.comment(1, { by: 'ada', body: '/fix it' });
    const review = talk.review(1, { by: 'ada', body: '/fix', state: 'COMMENTED' }, [
      { path, line: 1, body: 'Why?' },
      { path, line: 2, body: 'And here?' },
    ]);
    const [one, two] = [`comment-${comment.id}`, `review-${review.id}`];
    expect(await ids(shop)).toEqual([one, two]);
    talk.comment(1, { by: 'sam', body: markAnswer('Done.', one) });
    expect(await ids(shop)).toEqual([one, two]);
    talk.comment(1, { by: agent, body: markAnswer('Done.', one) });
    expect(await ids(shop)).toEqual([two]);
    const roots = talk.lines.map(({ id }) => id);
    for (const inReplyTo of roots) {
      expect(await ids(shop)).toEqual([two]);
      talk.line(1, { by: agent, path, body: markAnswer('Done.', two), inReplyTo });
    }
    expect(await ids(shop)).toEqual([]);
  });
});

describe.concurrent('the agent is off', () => {
  it('from the command until it is on again, or as long as a label says so', async ({
    github,
    shop,
  }) => {
    const { talk, pulls } = github;
    talk.comment(1, { by: 'ada', body: '/fix off' });
    expect(await shop.look()).toMatchObject({ isOff: true, requests: [] });
    talk.line(1, { by: 'ada', path, line: 1, body: '/fix On.' });
    talk.comment(1, { by: 'sam', body: '/fix off' });
    expect(await shop.look()).toMatchObject({ isOff: false, requests: [] });
    pulls[0]?.labels.push('Jira-Bug-Fix-Off');
    expect(await shop.look()).toMatchObject({ isOff: true });
  });
});

describe.concurrent('a discussion without end', () => {
  it('is read up to a limit, its newest comments first', async ({ github, shop }) => {
    for (let at = 0; at < 1_600; at += 1) {
      github.talk.line(1, { by: 'ada', path, line: 1, body: at < 1_599 ? 'Hm.' : '/fix this' });
      if (at < 1_200) github.talk.comment(1, { by: 'sam', body: 'Hm.' });
    }
    const last = github.talk.comment(1, { by: 'ada', body: '/fix that' });
    const { requests } = await shop.look();
    expect(requests.map(({ review }) => review.text)).toContain('that');
    expect(requests.map(({ review }) => review.id)).toContain(`comment-${last.id}`);
    expect(requests.flatMap(({ review }) => review.remarks.map(({ text }) => text))).toEqual([
      'this',
    ]);
    expect(github.requests.length).toBeLessThan(70);
  });

  it('asks for the rights of so many people only', async ({ github, shop }) => {
    for (let at = 0; at < 200; at += 1)
      github.talk.comment(1, { by: `someone-${at}`, body: '/fix it' });
    expect(await asked(shop)).toEqual([]);
    const isPermission = ({ path: of }: { path: string }) => of.endsWith('/permission');
    expect(github.requests.filter(isPermission)).toHaveLength(50);
  });
});

const statement = (login: string, more = {}) => ({
  ...{ id: 1, node: 'n', login, isBot: false, isInsider: false },
  ...{ body: '/fix the rounding', at: '2026-11-28T10:00:00Z' },
  ...more,
});

test('strangers do not come before people who may belong to the repository', () => {
  const strangers = Array.from({ length: 60 }, (_, index) => statement(`stranger-${index}`));
  const review = {
    ...statement('grace', { isInsider: true, body: '' }),
    state: 'CHANGES_REQUESTED',
  };
  const talk = {
    comments: [...strangers, statement('ada', { isInsider: true })],
    ...{ reviews: [review], lines: [] },
  };
  const askers = possibleAskers(talk, '/fix');
  expect(askers.slice(0, 2)).toEqual(['ada', 'grace']);
  expect(askers).toHaveLength(62);
});

test('one who is called an insider in one place only is asked once', () => {
  const comments = [statement('eve'), statement('ada'), statement('ada', { isInsider: true })];
  expect(possibleAskers({ comments, reviews: [], lines: [] }, '/fix')).toEqual(['ada', 'eve']);
});
