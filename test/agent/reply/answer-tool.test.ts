import { expect, test } from 'vitest';
import { answerThrough, planTool, verdictTool } from '../../../src/agent/reply/index.ts';
import { says } from '../../support/memory/context.ts';

const toolCalls = (name: string, ...inputs: readonly object[]) => ({
  ...says(''),
  toolCalls: inputs.map((input) => ({ name, input })),
});
const approve = { decision: 'approve', summary: 'It adds.' };
const revise = { decision: 'revise', critique: 'It subtracts.' };
const answer = { kind: 'answer', understanding: 'A question.', reply: 'Yes.' };

test.each([
  ['approve before revise', toolCalls('verdict', approve, revise)],
  ['revise before approve', toolCalls('verdict', revise, approve)],
  ['a third call', toolCalls('verdict', approve, approve, revise)],
  ['a call that is not valid', toolCalls('verdict', approve, { decision: 'maybe' })],
])('contradictory verdicts are no verdict: %s', (_, reply) => {
  const why = expect.stringContaining('more than once, with different input');
  expect(answerThrough(verdictTool, reply)).toEqual({ kind: 'invalid', why });
});

test('two different plans are no plan', () => {
  const plans = toolCalls('plan', answer, { ...answer, kind: 'ask' });
  expect(answerThrough(planTool, plans)).toHaveProperty('kind', 'invalid');
});

test('identical calls are one, however they are written', () => {
  const spelled = { reply: 'Yes.', files: [], understanding: 'A question.', kind: 'answer' };
  const plans = toolCalls('plan', answer, spelled, answer);
  expect(answerThrough(planTool, plans)).toMatchObject({ kind: 'valid', input: answer });
});

test.each([
  ...[
    'None',
    'none.',
    'Nothing',
    'nothing worse',
    'Nothing got worse.',
    'N/A',
    '-',
    null,
    [],
    false,
  ],
])('%j says that nothing is worse', (worse) => {
  expect(answerThrough(verdictTool, toolCalls('verdict', { ...approve, worse }))).toMatchObject({
    kind: 'valid',
    input: { worse: '' },
  });
});

test.each(['Nothing is logged any more.', 'No longer validates its input.'])(
  '%j says what is worse',
  (worse) => {
    const answer = answerThrough(verdictTool, toolCalls('verdict', { ...approve, worse }));
    expect(answer).toHaveProperty('input.worse', worse);
  },
);

test('an input as a string may lack its last brackets', () => {
  const cut = `{"kind": "fix", "understanding": "It adds.", "files": [{"path": "a.ts"`;
  expect(answerThrough(planTool, { toolCalls: [{ name: 'plan', input: cut }] })).toMatchObject({
    input: { kind: 'fix' },
  });
  expect(
    answerThrough(planTool, { toolCalls: [{ name: 'plan', input: `${cut}, "chan` }] }),
  ).toHaveProperty('kind', 'invalid');
});
