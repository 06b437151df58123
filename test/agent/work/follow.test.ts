import { describe, expect, test } from 'vitest';
import { notStarted } from '../../../src/agent/loop/index.ts';
import type { PullRequests } from '../../../src/agent/ports.ts';
import { type FollowContext, followPulls, pullDispatch } from '../../../src/agent/work/index.ts';
import { parseDispatch } from '../../../src/dispatch.ts';
import { endingOf } from '../../support/memory/endings.ts';
import { followFixture, followSeven, key } from '../../support/memory/follow-fixture.ts';
import { aFix, jobFixture } from '../../support/memory/job-fixture.ts';
import { askOf, checkOf, failedCheck } from '../../support/memory/pull-facts.ts';
import { keyOf } from '../../support/memory/samples/tickets.ts';

describe('following a pull request', () => {
  test('says how it stands, once, in the description and on the ticket', async () => {
    const { pull, notes, services, follow } = followFixture();
    expect(await follow()).toMatchObject({ isDone: true, key });
    expect(pull.status).toBe('It waits for a person to review it.');
    expect(notes).toEqual([
      expect.stringMatching(
        /^900: ### A fix .*\n\n\*\*Now:\*\* Pull request #\S*7 waits for a person to/,
      ),
    ]);
    const writes = services.writes.length;
    expect(await follow()).toMatchObject({ isDone: false });
    expect(services.writes).toHaveLength(writes);
    expect(pull.deeds).toHaveLength(1);
  });

  test('waits with a repair for the month whose budget has room for it', async () => {
    const { pull, services, attempts, follow } = followFixture();
    pull.set({ checks: [failedCheck('test')] });
    const refused = { needs: { tokens: 9 }, isTold: false, spent: 9, held: 0 };
    const attempt: FollowContext['attempt'] = async () => ({
      ...{ outcome: { ...notStarted, ...endingOf('monthly-budget') }, refused },
    });
    await follow({ attempt });
    expect(services.record().followed).toMatchObject({ repairs: 0, done: ['budget:2026-11'] });
    expect(pull.status).toContain('the budget of 2026-11 has too little left');
    await follow();
    expect(attempts).toEqual([]);
    await follow({ date: () => new Date('2026-12-01T09:00:00Z') });
    expect(attempts).toHaveLength(1);
  });

  test('works on its failed checks, counted before the attempt starts', async () => {
    const { pull, attempts, services, follow, context } = followFixture();
    pull.set({ checks: [failedCheck('test')] });
    const attempt: FollowContext['attempt'] = async (asked) => {
      expect(services.record().followed?.repairs).toBe(1);
      expect(pull.status).toBe('The agent works on its checks: the check “test” failed.');
      if (context.attempt === undefined) throw new Error('It makes no attempts.');
      return context.attempt(asked);
    };
    const followed = await follow({ attempt });
    expect(followed.result?.outcome.reason).toBe('approved');
    expect(attempts[0]).toMatchObject({ on: 'base', lease: { run: '1/1' } });
    expect(attempts[0]?.request.repair?.failures).toMatchObject([{ name: 'test' }]);
    expect(pull.status).toBe('It waits for its checks to end.');
  });

  test.each([
    ['requested', 'branch', { requests: [askOf('comment-1')] }],
    ['checks-failed', 'branch', { checks: [failedCheck('test')] }],
    ['conflict', 'base', { merges: 'conflict' }],
  ] as const)('works for %s on the %s that has a program’s commit', async (name, on, facts) => {
    const { pull, attempts, follow } = followFixture();
    pull.set({ ...facts, committer: 'pre-commit-ci[bot]', forkPoint: 'c'.repeat(40) });
    await follow();
    const earlier = { forkPoint: 'c'.repeat(40), head: 'a'.repeat(40) };
    expect(attempts[0]).toMatchObject({ on, reaction: { name } });
    expect(attempts[0]?.earlier).toEqual(on === 'base' ? earlier : undefined);
  });

  test('says whether what it is made for still stands', async () => {
    const { pull, follow } = followFixture();
    const wanted: boolean[] = [];
    pull.set({ checks: [failedCheck('test')] });
    const attempt: FollowContext['attempt'] = async ({ isWanted }) => {
      wanted.push(await isWanted());
      pull.set({ isApproved: true });
      wanted.push(await isWanted());
      return { outcome: { ...notStarted, reason: 'stopped' } };
    };
    await follow({ attempt });
    expect(wanted).toEqual([true, false]);
  });

  test('that ends without a commit leaves the checks to people', async () => {
    const { pull, attempts, follow } = followFixture({ pushes: false });
    pull.set({ checks: [failedCheck('test')] });
    await follow();
    await follow();
    expect(attempts).toHaveLength(1);
    expect(pull.status).toContain('an attempt at it has ended without a new commit');
  });

  test('tells a reviewer who comes back what was committed since, and what an attempt said', async () => {
    const { pull, services, notes, follow } = followFixture();
    const empty = { work: [], notes: [], more: [] };
    const commits = [
      { commit: 'aaaaaaaaaaaa', why: 'mends the check “lint”', at: '2026-11-20T08:00:00.500Z' },
      { commit: 'bbbbbbbbbbbb', why: "answers ada's review", at: '2026-11-20T10:00:00.500Z' },
    ];
    await services.tickets.remember(key, {
      ...{
        ...services.record(),
        attempts: 3,
        ended: {
          reason: 'already-fixed',
          attempt: 3,
          reply: 'It is the network.',
          ...empty,
        },
      },
      published: {
        pull: { number: 7, url: pull.facts.url, draft: false },
        ...{ lacking: [], report: { reason: 'approved', attempt: 2, ...empty }, commits },
      },
    });
    pull.set({ isBehind: true, reviewed: { by: 'ada', at: '2026-11-20T10:00:00Z' } });
    await follow();
    await follow();
    expect(pull.news).toMatchObject({
      ...{ by: 'ada', older: 0 },
      commits: [commits[1], { why: 'brought up to date with main' }],
    });
    const told = 'The last attempt changed nothing: “It is the network.”';
    for (const text of [pull.status, notes.at(-1)]) expect(text).toContain(told);
  });

  test('sees a request at once, works on it and answers it in its threads', async () => {
    const { pull, attempts, follow } = followFixture();
    const threads = [{ id: 'T1', path: 'src/cart.ts', line: 1, isResolved: false }];
    pull.ask(askOf('comment-1', { threads }));
    pull.set({ committer: 'bob' });
    await follow();
    expect(pull.deeds.map(({ kind }) => kind).slice(0, 2)).toEqual(['acknowledge', 'describe']);
    expect(attempts[0]).toMatchObject({ on: 'branch', request: { review: { id: 'comment-1' } } });
    expect(pull.answers).toHaveLength(1);
    expect(pull.answers[0]?.threads).toHaveLength(1);
    await follow();
    expect([attempts.length, pull.answers.length]).toEqual([1, 1]);
  });

  test('answers a request without an attempt where none is left', async () => {
    const { pull, attempts, services, follow } = followFixture();
    await services.tickets.remember(key, { ...services.record(), attempts: 5 });
    pull.ask(askOf('comment-1'));
    await follow();
    expect(attempts).toEqual([]);
    expect(pull.answers[0]?.text).toMatch(/^Nothing was changed: all 5 attempts .* were used\.$/);
  });

  test('moves the ticket of a merge once, though a person moves it back', async () => {
    const { pull, services, notes, follow } = followFixture();
    pull.set({ state: 'merged', ended: '2026-11-21T08:00:00Z' });
    await follow();
    await follow();
    services.setStatus({ name: 'In Arbeit', category: 'indeterminate' });
    await follow();
    expect(services.writes.filter((write) => write === 'move')).toHaveLength(1);
    expect(notes).toEqual([
      expect.stringMatching(
        /^900: ### Fixed: merged into main on 21 November 2026\.\n\nThe change is in/,
      ),
    ]);
  });

  test('says on the ticket why it could not be moved', async () => {
    const { pull, notes, context, follow } = followFixture();
    pull.set({ state: 'merged' });
    const move: FollowContext['tickets']['move'] = async () => {
      return { kind: 'stayed', why: 'It needs a person.' };
    };
    await follow({ tickets: { ...context.tickets, move } });
    expect(notes).toEqual([
      expect.stringMatching(/^900: ### Fixed: .*\n\n\*\*Now:\*\* Not moved: It needs a person\.\n/),
    ]);
  });

  test('asks for a rerun once, and tells people what the code host says in its place', async () => {
    const { pull, notes, context, follow } = followFixture();
    pull.set({ checks: [failedCheck('test', { steps: [] })] });
    const asked: number[] = [];
    const rerun: PullRequests['rerun'] = async (run) => {
      asked.push(run);
      return 'GitHub answered 403: It was created over a month ago';
    };
    const pulls = { ...context.pulls, rerun };
    for (let look = 0; look < 4; look += 1) await follow({ pulls });
    expect(asked).toEqual([1]);
    for (const said of [pull.status, notes.at(-1)]) expect(said).toContain('over a month ago');
  });

  test('runs a lost job again, brings a branch up to date, and leaves the rest to the next look', async () => {
    const { pull, follow } = followFixture();
    pull.set({ checks: [failedCheck('test', { steps: [] }), checkOf('lint')] });
    await follow();
    expect(pull.facts.checks.map(({ state }) => state)).toEqual(['running', 'passed']);
    pull.endCheck(0, 'passes');
    await follow();
    expect(pull.status).toContain('failed once and passed on the same commit: flaky.');
    pull.set({ isBehind: true });
    const { head } = pull.facts;
    await follow();
    expect(pull.facts.head).not.toBe(head);
    expect(pull.deeds.filter(({ kind }) => kind === 'rerun' || kind === 'update')).toHaveLength(2);
  });
});

describe('a run without attempts', () => {
  test('hands an attempt on, and does the rest itself', async () => {
    const { pull, dispatched, services, follow } = followFixture({ maySweepOnly: true });
    pull.ask(askOf('comment-1'));
    expect(await follow()).toMatchObject({ isDone: true });
    expect(dispatched).toEqual(['APP-17 requested:comment-1']);
    expect(services.writes).toEqual([]);
    pull.set({ state: 'merged' });
    await follow();
    expect(services.writes).toContain('move');
  });

  test('does not wait for a ticket that another run works on', async () => {
    const { pull, services, follow, context } = followFixture({ maySweepOnly: true });
    pull.set({ state: 'merged' });
    const lease = { run: 'other', until: '2026-11-21T10:00:00Z' };
    await services.forge.lease(key, lease, 'a'.repeat(40), context.date());
    const { isDone, sentence } = await follow();
    expect([isDone, sentence]).toEqual([false, 'Pull request #7: another run works on APP-17.']);
    expect(services.writes).toEqual([]);
  });
});

describe('what fails', () => {
  test('in telling does not undo the act', async () => {
    const { pull, services, context, follow } = followFixture();
    pull.set({ state: 'merged' });
    const fails = async () => Promise.reject(new Error('Jira answered 503'));
    await follow({ tickets: { ...context.tickets, rewrite: fails } });
    expect(services.record().followed?.done).toEqual(['merged:7']);
    expect(services.record().followed?.told).toBeUndefined();
  });

  test('in recording keeps the record in the description', async () => {
    const { pull, services, follow } = followFixture();
    pull.set({ state: 'merged' });
    services.fail('remember', new Error('403'));
    await follow();
    expect(pull.mark?.followed?.done).toEqual(['merged:7']);
  });

  test('at one pull request does not stop the others', async () => {
    const { context, follow } = followFixture();
    const names = [
      { number: 8, branch: 'fix/APP-17' },
      { number: 9, branch: 'feature' },
      { number: 7, branch: 'fix/APP-17' },
    ];
    const pulls: FollowContext['pulls'] = {
      ...context.pulls,
      find: async () => names,
      facts: async (asked) => {
        if (asked.number === 8) throw new Error('GitHub answered 502');
        return context.pulls.facts(asked);
      },
    };
    const scope = { kind: 'since', instant: new Date(0) } as const;
    const followed = await followPulls(scope, { ...context, pulls });
    expect(followed.map(({ number, isDone }) => [number, isDone])).toEqual([
      [8, false],
      [7, true],
    ]);
    expect(followed[0]).toMatchObject({
      failure: { reason: 'failed' },
      sentence: 'Pull request #8: GitHub answered 502',
    });
    expect((await follow()).isDone).toBe(false);
  });

  test('to be found is said to be gone', async () => {
    const { context } = followFixture();
    const pulls = { ...context.pulls, facts: async () => undefined };
    const followed = await followSeven({ ...context, pulls });
    expect(followed).toEqual({
      ...{ number: 7, key, isDone: false },
      sentence: 'Pull request #7 is gone, or comes from a fork.',
    });
  });
});

const site = 'example.atlassian.net';
const reaction = { name: 'checks-failed', key: `checks-failed:${'a'.repeat(40)}:1` } as const;

test('the same reaction has the same delivery, whoever finds it, and another has another', () => {
  const [key, other] = [keyOf('APP-17'), keyOf('APP-18')];
  const of = (found: typeof key, more: object = {}) =>
    pullDispatch(found, { ...reaction, ...more }, site).delivery;
  expect(of(key)).toBe(of(key, { onPull: 'Other words.' }));
  const others = [of(other), of(key, { key: `checks-failed:${'b'.repeat(40)}:1` })];
  expect(new Set([of(key), ...others]).size).toBe(3);
});

test('a key of any text makes an event that the workflow accepts', () => {
  const sent = pullDispatch(keyOf('APP-17'), { ...reaction, key: 'x: “y”\n'.repeat(99) }, site);
  expect(parseDispatch(structuredClone({ ...sent }))).toEqual(sent);
  expect(sent).toMatchObject({ ticket: 'APP-17', site, reason: 'pull' });
});

describe('what people read is how things stand', () => {
  test('leaves its failed checks while people have ended the work, then mends them', async () => {
    const { pull, services, attempts, follow } = followFixture();
    pull.set({ checks: [failedCheck('test')] });
    services.setStatus({ name: 'Erledigt', category: 'done' });
    await follow();
    expect([pull.status, attempts]).toEqual([expect.stringContaining('people have ended'), []]);
    services.setStatus({ name: 'In Arbeit', category: 'indeterminate' });
    await follow();
    expect(attempts).toHaveLength(1);
  });

  test('says of the ticket anew after an attempt, whose own comment may be recorded nowhere', async () => {
    const { pull, notes, follow } = followFixture({ pushes: false });
    await follow();
    pull.ask(askOf('comment-1'));
    await follow();
    const [first, ...later] = notes;
    expect(later).toEqual([first]);
  });

  test('calls no attempt in progress that no record knows', async () => {
    const { services, comment, addComment, work, deliver } = jobFixture();
    await work(...aFix);
    const before = comment();
    addComment('1', 'Negative prices are still wrong.');
    services.fail('remember', new Error('Jira answered 503'));
    const seen: string[] = [];
    await deliver(aFix, { onAsk: () => void seen.push(comment()) });
    expect(new Set(seen)).toEqual(new Set([before]));
  });
});
