import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { answersTo, isMarkedAnswer, markAnswer } from '../../../src/core/report/index.ts';
import { endings, newRun } from '../../../src/core/run/index.ts';
import type { PullRequestAsk } from '../../../src/core/work/index.ts';
import { codePoint } from '../../support/code-point.ts';
import { nameOf } from '../../support/memory/endings.ts';
import { changeOf, patchOf } from '../../support/memory/samples/changes.ts';
import { runOf, step } from '../../support/memory/samples/runs.ts';
import { keyOf } from '../../support/memory/samples/tickets.ts';
import { cart, fixOf, outcomeOf } from './outcomes.ts';

const key = keyOf('APP-17');
const thread = (line: number | undefined, path = 'src/cart.ts') => ({
  ...{ id: `T${line}`, path, isResolved: false },
  line,
});
const request = (...threads: PullRequestAsk['threads']): PullRequestAsk => ({
  review: { id: 'review-7', author: 'ada', text: 'Round it.', remarks: [] },
  isByName: true,
  asks: ['N1'],
  threads,
});
const lines = (changed?: number) =>
  Array.from({ length: 30 }, (_, at) => (at + 1 === changed ? 'new' : `line ${at + 1}`)).join('\n');
const since = patchOf(changeOf('src/cart.ts', lines(), lines(12)));
const pullRequest = { number: 7, url: 'https://github.test/acme/shop/pull/7', draft: false };
const untested = outcomeOf('approved', fixOf(cart), { pullRequest });
const tested = outcomeOf(
  'approved',
  runOf(...fixOf(cart).steps.slice(0, 3), step.tested('passed'), step.approved()),
  { pullRequest },
);

describe('an answer to a remark', () => {
  test.each([
    [12, true],
    [9, true],
    [15, true],
    [8, false],
    [16, false],
    [undefined, true],
  ])('on line %s of a change in line 12: resolved is %s', (line, isResolved) => {
    const asked = request(thread(line));
    expect(answersTo(asked, tested, { key, since }).threads[0]?.isResolved).toBe(isResolved);
    expect(answersTo(asked, untested, { key, since }).threads[0]?.isResolved).toBe(false);
    expect(answersTo(asked, tested, { key }).threads[0]?.isResolved).toBe(false);
  });

  test('in another file is not resolved, and each has its own', () => {
    const asked = request(thread(12), thread(12, 'README.md'));
    const { threads, text } = answersTo(asked, tested, { key, since });
    expect(threads.map(({ text: said }) => said.slice(0, 20))).toEqual([
      'Done: the new change',
      'The new change does ',
    ]);
    expect(text).toMatch(/^The change was made again: /);
  });
});

test.each(endings)('an end by %o without a change says why, once', (ending) => {
  const outcome = outcomeOf(nameOf(ending), newRun);
  const { text, threads } = answersTo(request(thread(1)), outcome, { key, since });
  expect(text).toMatch(/^No new change\. \S/);
  expect(text).not.toContain('\n');
  expect(threads).toEqual([{ text, isResolved: false }]);
});

test('whatever the model replies, the answer is one short line that acts on nothing', () => {
  const reply = fc.oneof(
    fc.string({ unit: codePoint }),
    fc.constantFrom('/fix\n/merge', '@ada OPS-5', 'x'.repeat(9_000), '\n## a\n<b>', '```\n@bot'),
  );
  fc.assert(
    fc.property(reply, (said) => {
      const run = runOf(step.planned({ kind: 'ask', understanding: '', reply: said }));
      const { text } = answersTo(request(), outcomeOf('asked', run), { key });
      expect(text).not.toMatch(/\n|@ada|OPS-5|<b>|^\//);
      expect(text.length).toBeLessThan(4_100);
    }),
  );
});

test('the mark of an answer names the whole id of its request, and is not shown', () => {
  const answer = markAnswer('Done.', 'review-31');
  expect(answer).toBe('Done.\n\n<!-- jira-bug-fix-agent answers review-31 -->');
  const ids = ['review-31', 'review-3', 'comment-31', 'review-311'];
  expect(ids.filter((id) => isMarkedAnswer(answer, id))).toEqual(['review-31']);
});
