import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import { readFile } from '../../../src/agent/loop/tools/read-file.ts';
import { searchCode } from '../../../src/agent/loop/tools/search-code.ts';
import { answerThrough, findCalls, parseInput, planTool } from '../../../src/agent/reply/index.ts';
import { hostileText } from '../../support/hostile/texts.ts';
import { says } from '../../support/memory/context.ts';
import { writtenCalls } from '../../support/openai/written-calls.ts';
import { runs } from '../../support/property-runs.ts';

const planning = {
  messages: [],
  answer: planTool.spec,
  reads: [readFile.spec, searchCode.spec],
};

const searchInput = z.object({
  query: z.string(),
  case_sensitive: z.boolean(),
  context: z.coerce.number(),
});

const linesInput = z.object({
  path: z.string(),
  start_line: z.coerce.number(),
  end_line: z.coerce.number(),
});

/** A text with the signs of every shape in it, and a letter at its ends. */
const words = fc
  .array(
    fc.constantFrom(
      ...['total', ' ', ', ', ': ', '"', "'", '\\', '\n', '{', '}', '[', ']', '(', ')', '='],
      ...['<', '>', '</', '<b>', '&amp;', '`', '|', '#', '1', 'é', 'plan(', 'read_file', 'call:'],
    ),
    { maxLength: 12 },
  )
  .map((parts) => `The ${parts.join('')} end`);

const path = fc.stringMatching(/^[a-z]{1,8}(?:\/[a-z_.-]{1,8}){0,3}\.[a-z]{1,3}$/);

const plan = fc.record({
  kind: fc.constantFrom('fix', 'answer', 'ask', 'already-fixed'),
  understanding: words,
  files: fc.array(fc.record({ path, change: words, create: fc.boolean() }), { maxLength: 3 }),
  reply: words,
});

describe.each(Object.entries(writtenCalls))('a call as %s', (_, write) => {
  test('is read as it was meant, whatever it says', () => {
    const property = fc.property(plan, (input) => {
      const { toolCalls } = findCalls(says(write('plan', input)), planning);
      const read = answerThrough(planTool, { toolCalls });
      expect(read).toMatchObject({ kind: 'valid', input });
    });
    fc.assert(property, runs(40));
  });

  test.each([
    ...['The ]<read_file end', 'The \n<plan( end', 'The \n<read_file> end', 'The <b><plan> end'],
    ...['The \n<tool_call> plan end', 'The </b><read_file path="a.ts"> end'],
  ])('is read as it was meant, though it mentions a tag: %j', (understanding) => {
    const input = { kind: 'fix', understanding, files: [], reply: 'The end' };
    const { toolCalls } = findCalls(says(write('plan', input)), planning);
    expect(answerThrough(planTool, { toolCalls })).toMatchObject({ kind: 'valid', input });
  });

  test('of a tool that is not offered is none, whatever stands around it', () => {
    const name = fc.constantFrom('run_shell', 'planner', 'write_to_file', 'readfiles', 'exec');
    const property = fc.property(name, words, hostileText, (other, command, around) => {
      const said = `${around}\n${write(other, { command })}\n${around}`;
      const reads = [readFile.spec, searchCode.spec];
      expect(findCalls(says(said), { messages: [], reads }).toolCalls).toEqual([]);
    });
    fc.assert(property, runs(20));
  });
});

test('a text that names no offered tool has no call', () => {
  const reads = [readFile.spec, searchCode.spec];
  const property = fc.property(hostileText, (said) => {
    fc.pre(!/read.?file|search.?code/i.test(said));
    expect(findCalls(says(said), { messages: [], reads }).toolCalls).toEqual([]);
  });
  fc.assert(property, runs(200));
});

test('numbers and booleans are those of the schema', () => {
  const search = { query: 'total', case_sensitive: true, context: 3 };
  for (const write of Object.values(writtenCalls)) {
    const [call] = findCalls(says(write('search_code', search)), planning).toolCalls;
    expect(call?.name).toBe('search_code');
    const input = parseInput('search_code', searchInput, call?.input);
    expect(input).toMatchObject({ kind: 'valid', input: search });
  }
});

test('members that a tool does not offer are read as well', () => {
  const lines = { path: 'src/a.ts', start_line: 3, end_line: 9 };
  expect(Object.keys(Object(readFile.spec.parameters.properties))).not.toContain('start_line');
  for (const write of Object.values(writtenCalls)) {
    const [call] = findCalls(says(write('read_file', lines)), planning).toolCalls;
    const input = parseInput('read_file', linesInput, call?.input);
    expect(input).toMatchObject({ kind: 'valid', input: lines });
  }
});
