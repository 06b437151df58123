import { expect, test } from 'vitest';
import { runLoop } from '../../../src/agent/loop/index.ts';
import { answersTo } from '../../../src/core/report/index.ts';
import {
  calls,
  memoryContext,
  type Scripted,
  scriptedModel,
} from '../../support/memory/context.ts';
import { reply } from '../../support/memory/replies.ts';
import { rulesOf } from '../../support/memory/samples/rules.ts';
import { attemptsOf } from '../../support/memory/samples/runs.ts';
import { keyOf } from '../../support/memory/samples/tickets.ts';

const files = { 'src/cart.ts': 'a + b\n' };
const answers = [
  { remark: 2, answer: 'NFKC would change ligatures,\nNFC keeps them.' },
  { remark: 1, answer: 'It multiplies now.' },
];

async function worked(remarks: number | undefined, ...script: readonly Scripted[]) {
  const model = scriptedModel(...script);
  const task = { instruction: 'Why NFC?', paths: rulesOf(), remarks };
  const ended = await runLoop(task, memoryContext(model, files), attemptsOf(3));
  const offered = model.requests.map(({ answer }) => JSON.stringify(answer));
  return { ...ended, offered };
}

const request = {
  review: { id: 'review-7', author: 'ada', text: '', remarks: [] },
  ...{ isByName: true, asks: ['N1'] },
  threads: [1, 2, 3].map((line) => ({
    id: `T${line}`,
    path: 'src/cart.ts',
    line,
    isResolved: false,
  })),
};
const key = keyOf('APP-17');

test('a review that only asks costs no change, and each of its threads gets the words of the model', async () => {
  const planned = calls('plan', {
    ...{ kind: 'answer', understanding: 'It asks.', reply: 'See the threads.', answers },
  });
  const ended = await worked(3, planned);
  expect(ended.reason).toBe('answered');
  const { threads } = answersTo(request, ended, { key });
  expect(threads.map(({ text, isResolved }) => [text, isResolved])).toEqual([
    ['It multiplies now.', false],
    ['NFKC would change ligatures, NFC keeps them.', false],
    ['No new change: See the threads.', false],
  ]);
});

test('a verdict answers what the change does, beside what was computed of it', async () => {
  const pullRequest = { number: 7, url: 'https://github.test/acme/shop/pull/7', draft: false };
  const verdict = calls('verdict', { decision: 'approve', summary: 'It multiplies.', answers });
  const ended = await worked(
    3,
    reply.fix('src/cart.ts'),
    reply.edit('src/cart.ts', 'a + b', 'a * b'),
    verdict,
  );
  expect(ended.reason).toBe('approved');
  const { threads } = answersTo(request, { ...ended, pullRequest }, { key });
  expect(threads.map(({ text }) => text)).toEqual([
    'It multiplies now.',
    'NFKC would change ligatures, NFC keeps them.',
    expect.stringContaining('does not touch this place'),
  ]);
});

test('only a review with remarks asks for answers', async () => {
  const asked = reply.other('ask', 'Which total?');
  expect((await worked(1, asked)).offered[0]).toContain('"answers"');
  for (const remarks of [undefined, 0])
    expect((await worked(remarks, asked)).offered[0]).not.toContain('"answers"');
});
