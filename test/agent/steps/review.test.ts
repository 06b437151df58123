import { expect, test } from 'vitest';
import { review } from '../../../src/agent/steps/review.ts';
import { calls, lastPrompt, says, scriptedModel } from '../../support/memory/memory.ts';
import { meteredWorld } from '../../support/memory/metered.ts';
import { reply } from '../../support/memory/replies.ts';
import { changeOf, patchOf, rulesOf, runOf, step } from '../../support/memory/samples.ts';

const task = { instruction: '# APP-17', paths: rulesOf() };
const run = runOf(
  step.fix('a.ts'),
  step.edited(patchOf(changeOf('a.ts', 'a\n', 'b\n'))),
  step.checked(),
);
const asked = (answer: ReturnType<typeof says>) => {
  const model = scriptedModel(answer);
  return { model, verdict: review(task, run, meteredWorld(model, { 'a.ts': 'a\n' })) };
};

test('the reviewer sees the ticket, the diff and the new text', async () => {
  const { model, verdict } = asked(reply.approve());
  expect(await verdict).toHaveProperty('verdict', { kind: 'approve', summary: 'It multiplies.' });
  const prompt = lastPrompt(model);
  for (const part of ['# APP-17', '-a\n+b\n', '<file path="a.ts">\nb\n'])
    expect(prompt).toContain(part);
});

test('a critique is kept whole', async () => {
  const critique = `Multiply. ${'x'.repeat(5_000)}`;
  expect(await asked(reply.revise(critique)).verdict).toHaveProperty('verdict.critique', critique);
});

test('models without tools may send the verdict as JSON', async () => {
  const json = says('My verdict: {"decision": "revise", "critique": "No {braces}."}');
  expect(await asked(json).verdict).toHaveProperty('verdict.critique', 'No {braces}.');
});

test.each([
  ['an approval in words', says('APPROVED'), 'does not call the tool `verdict`'],
  ['a critique without words', reply.revise(' '), 'needs a critique'],
  ['an unknown decision', calls('verdict', { decision: 'maybe' }), 'not valid at decision'],
])('%s is no verdict', async (_, answer, why) => {
  expect(await asked(answer).verdict).toMatchObject({
    kind: 'unusable',
    asked: 'review',
    why: expect.stringContaining(why),
  });
});
