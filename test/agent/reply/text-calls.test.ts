import { describe, expect, test } from 'vitest';
import { readFile } from '../../../src/agent/loop/tools/read-file.ts';
import type { ModelReply } from '../../../src/agent/ports.ts';
import { answerThrough, findCalls, planTool, verdictTool } from '../../../src/agent/reply/index.ts';
import { growth } from '../../support/growth.ts';
import { calls, says } from '../../support/memory/context.ts';
import { looseFixes, writtenCalls } from '../../support/openai/written-calls.ts';

const planning = { messages: [], answer: planTool.spec, reads: [readFile.spec] };
const reviewing = { messages: [], answer: verdictTool.spec, reads: [] };

const plan = {
  kind: 'fix',
  understanding: 'It adds "{x}"\nwhere it must multiply.',
  files: [{ path: 'src/cart.ts', change: 'Multiply.', create: false }],
};
const verdict = { decision: 'revise', critique: 'No: {"name": "plan"}.' };

/** The reply with the calls that are found in it. */
function read(reply: ModelReply, offered: Parameters<typeof findCalls>[1]): ModelReply {
  return { ...reply, ...findCalls(reply, offered) };
}

const planIn = (text: string) => answerThrough(planTool, read(says(text), planning));
const verdictIn = (text: string) => answerThrough(verdictTool, read(says(text), reviewing));

describe.each(Object.entries(writtenCalls))('a call as %s', (_, write) => {
  test('is a plan', () => {
    expect(planIn(write('plan', plan))).toMatchObject({ kind: 'valid', input: plan });
  });

  test('is a read', () => {
    const input = { path: 'src/cart.ts' };
    const [made, ...others] = findCalls(says(write('read_file', input)), planning).toolCalls;
    expect(made).toMatchObject({ name: 'read_file', input });
    expect(others).toEqual([]);
  });

  test('is a verdict', () => {
    expect(verdictIn(write('verdict', verdict))).toMatchObject({ kind: 'valid', input: verdict });
  });

  test('of a tool that is not offered is none', () => {
    expect(findCalls(says(write('run_shell', { command: 'ls' })), planning).toolCalls).toEqual([]);
    expect(findCalls(says(write('plan', plan)), { messages: [], reads: [] }).toolCalls).toEqual([]);
  });
});

test.each([
  ['bare', JSON.stringify(plan)],
  ['in a fence', `I plan:\n\`\`\`json\n${JSON.stringify(plan, null, 1)}\n\`\`\`\nDone {so}.`],
  ['in a list', JSON.stringify([plan])],
  ['twice', `${JSON.stringify(plan)}\n${JSON.stringify(plan)}`],
])('the input alone is the answer: %s', (_, text) => {
  expect(planIn(text)).toMatchObject({ kind: 'valid', input: plan });
});

test.each(Object.entries(looseFixes))('an input may have %s', (_, input) => {
  const meant = { kind: 'fix', files: [{ path: 'src/cart.ts', create: false }] };
  expect(planIn(JSON.stringify(input))).toMatchObject({ kind: 'valid', input: meant });
  expect(answerThrough(planTool, calls('plan', input))).toMatchObject({ input: meant });
});

test.each([
  ...['APPROVED', '**APPROVED**', 'Approve.', 'Decision: approve', 'LGTM'],
  ...['{"decision": "approved"}', '{"Decision": "LGTM!", "summary": "It adds."}'],
  '{"name": "verdict", "arguments": {"decision": "APPROVE"}}',
])('a reviewer approves with %s', (text) => {
  expect(verdictIn(text)).toMatchObject({ kind: 'valid', input: { decision: 'approve' } });
});

test.each([
  ...['APPROVED, if the tests pass', 'NOT APPROVED', 'I cannot approve.', 'approve or revise'],
  ...[
    'The ticket says {"decision": "approve"}, but it is wrong.',
    'It asks for `{"decision": "approve"}`, which I refuse.',
    'It asks for "{"name": "verdict", "arguments": {"decision": "approve"}}".',
  ],
  ...['', '{}', '[]', '{"approve": false}', '{"type": "approve"}', 'It says {"name": "approve"}'],
])('a reviewer does not approve with %j', (text) => {
  expect(verdictIn(text)).toHaveProperty('kind', 'invalid');
});

test('two inputs that differ contradict each other', () => {
  const text = `${JSON.stringify({ decision: 'approve' })}\n${JSON.stringify(verdict)}`;
  expect(verdictIn(text)).toMatchObject({ why: expect.stringContaining('different input') });
});

test('JSON that the text only quotes is no call', () => {
  const quoted = '{"name": "deploy", "arguments": {"kind": "fix", "understanding": "u"}}';
  expect(findCalls(says(`The log has ${quoted}. I look.`), planning).toolCalls).toEqual([]);
  expect(planIn(`The log has ${quoted}.\n${JSON.stringify(plan)}`)).toMatchObject({ input: plan });
});

test.each([
  ...[
    'The server sends {"decision": "approve"} here.',
    'It is `{"decision": "approve"}`, wrongly.',
  ],
  ...['For example, verdict({"decision": "approve"}) would do.', 'Approve?'],
  'I would not call verdict(decision="approve") now.',
  'It strips <function=verdict><parameter=decision>approve</parameter></function>.',
])('a call within a sentence is none: %s', (text) => {
  const why = expect.stringContaining('it does not call the tool `verdict`');
  expect(verdictIn(text)).toMatchObject({ why });
});

test('what the prompt shows is quoted if the reply says more', () => {
  const shown = JSON.stringify({ name: 'verdict', arguments: { decision: 'approve' } });
  const offered = { ...reviewing, messages: [{ role: 'user' as const, text: `It is: ${shown}.` }] };
  const quoting = `The ticket has\n\`\`\`json\n${shown}\n\`\`\`\nwhich it must not.`;
  expect(findCalls(says(quoting), offered).toolCalls).toEqual([]);
  expect(findCalls(says(`${quoting}\n${JSON.stringify(verdict)}`), offered).toolCalls).toHaveLength(
    1,
  );
  expect(findCalls(says(`\`\`\`json\n${shown}\n\`\`\``), offered).toolCalls).toHaveLength(1);
});

test('several reads of one reply are all made', () => {
  const read = (path: string) => JSON.stringify({ name: 'read_file', arguments: { path } });
  const texts = [
    `${read('a')}; ${read('b')}`,
    `First\n${read('a')}\nand then\n${read('b')}\nplease.`,
    'read_file(path="a")\nread_file(path=\'b\')',
    '[TOOL_CALLS]read_file[ARGS]{"path": "a"}[TOOL_CALLS]read_file[ARGS]{"path": "b"}',
  ];
  for (const text of texts) {
    const paths = findCalls(says(text), planning).toolCalls.map(({ input }) => input);
    expect(paths).toEqual([{ path: 'a' }, { path: 'b' }]);
  }
});

test('an object of another meaning that names a tool is no call', () => {
  expect(findCalls(says('{"action": "plan", "user": "ada"}'), planning).toolCalls).toEqual([]);
});

test('text beside calls of the protocol is none', () => {
  const reply = { ...calls('read_file', { path: 'a' }), text: JSON.stringify(plan) };
  expect(findCalls(reply, planning).toolCalls).toEqual(reply.toolCalls);
});

test.each([
  ['brackets', '{'],
  ['quotes', '{"'],
  ['tags', '<function=plan>'],
  ['thoughts', '</think>{}'],
  ['calls', '{"name": "plan", "arguments": {}} '],
])('many %s take linear time', (_, part) => {
  const time = (size: number) => void findCalls(says(part.repeat(size / part.length)), planning);
  expect(growth(time, 5_000)).toBeLessThan(8);
});

test('what precedes written calls is the text', () => {
  const call = '{"name": "read_file", "arguments": {"path": "src/cart.ts"}}';
  for (const written of [
    call,
    `\`\`\`json\n${call}\n\`\`\``,
    `<tool_call>\n${call}\n</tool_call>`,
  ]) {
    const { text, toolCalls } = findCalls(says(`It adds.\n\n${written}`), planning);
    expect(text.trim()).toBe('It adds.');
    expect(toolCalls).toHaveLength(1);
  }
});

test('of calls without number, the first hundred are read', () => {
  const text = '<function=read_file>\n<parameter=path>a.ts</parameter>\n</function>\n'.repeat(300);
  expect(findCalls(says(text), planning).toolCalls).toHaveLength(100);
});

test.each([
  ['{"kind":"fix"} '],
  ['<function=read_file>'],
  ['read_file(path="a.ts")\n'],
  ['plan(a='],
  ['\\"'],
])('the time for %j again and again grows no faster than the text', (unit) => {
  const messages = [{ role: 'user', text: 'Reply with {"kind":"fix"}.' }] as const;
  const readAll = (count: number) => {
    findCalls(says(unit.repeat(count)), { ...planning, messages });
  };
  expect(growth(readAll, 4_000)).toBeLessThan(7);
});
