import { describe, expect, test } from 'vitest';
import { listFiles } from '../../../src/agent/loop/tools/list-files.ts';
import { readFile } from '../../../src/agent/loop/tools/read-file.ts';
import { callsInText, findCalls, planTool } from '../../../src/agent/reply/index.ts';
import { growth } from '../../support/growth.ts';
import { calls, says } from '../../support/memory/context.ts';

const reads = [readFile.spec, listFiles.spec];
const planning = { messages: [], answer: planTool.spec, reads };
const callsOf = (text: string) => findCalls(says(text), planning).toolCalls;
const readA = ['read_file', { path: 'a.ts' }] as const;

describe('no call is', () => {
  test.each([
    ['code in a fence', 'I looked.\n```ts\nread_file({ path: "a.ts" })\n```\nThat is it.'],
    ['a value in a fence of code', '```ts\nconst plan = { kind: "fix", understanding: "x" };\n```'],
    ['JSON in a fence of code', '```js\n{"name": "read_file", "arguments": {"path": "a.ts"}}\n```'],
    ['Python that does more', '```python\ndef load():\n    return read_file(path="a.ts")\n```'],
    ['a result in Python', '```python\ntext = read_file(path="a.ts")\nprint(text)\n```'],
    ['a fence of XML-like code', '```tsx\n<read_file><path>a.ts</path></read_file>\n```'],
    [
      'a call in a block',
      'a.ts\n<<<<<<< SEARCH\nread_file(path="a.ts")\n=======\nread_file(path="b.ts")\n>>>>>>> REPLACE',
    ],
    [
      'JSON in a block',
      'a.ts\n<<<<<<< SEARCH\nx\n=======\n{"name": "read_file", "arguments": {"path": "a.ts"}}\n>>>>>>> REPLACE',
    ],
    [
      'tags in a patch',
      '*** Begin Patch\n*** Update File: a.xml\n@@\n-x\n+<read_file><path>a.ts</path></read_file>\n*** End Patch',
    ],
    [
      'a call in a diff',
      '--- a/a.py\n+++ b/a.py\n@@ -1 +1 @@\n-read_file(path="a.ts")\n+read_file(path="b.ts")\n',
    ],
    ['a definition', 'def read_file(path="a.ts"):\n    pass'],
    ['a method', 'files.read_file(path="a.ts")\nself.plan(kind="fix")'],
    ['a function with a body', 'read_file({ path: "a.ts" }) {\n}'],
    ['a chain', 'read_file(path="a.ts").then(show)'],
    ['a path', './read_file(path="a.ts")'],
    ['an awaited call', 'await read_file({ path: "a.ts" })'],
    ['a call within a sentence', 'The code calls read_file(path="a.ts") and then goes on.'],
    ['a tag that a sentence names', 'The <read_file> tag holds a <path>a.ts</path>, wrongly.'],
    ['tags in a code span', 'Use `<read_file><path>a.ts</path></read_file>` to read.'],
    [
      'tokens in a sentence',
      'Kimi writes <|tool_call_begin|>functions.read_file:0<|tool_call_argument_begin|>{"path": "a.ts"}<|tool_call_end|> when it calls.',
    ],
    ['a word of Gemma in a sentence', 'It says call:read_file{path:a.ts} in the log.'],
    ['tags of something else', '<plan>\n<name>Basic</name>\n<price>3</price>\n</plan>'],
    ['a value of something else', '{"plan": "basic", "price": 3}'],
    ['variables', 'read_file(path=path)\nread_file(path: string): string'],
    ['a string that is cut', '<|tool_call>call:read_file{path:<|"|>src/ca'],
    ['JSON that is cut in a string', '{"name": "read_file", "arguments": {"path": "src/ca'],
    ['JSON that is cut at a comma', '{"name": "read_file", "arguments": {"path": "a.ts",'],
    ['a tag that is cut', '<read_file>\n<path>src/ca'],
    ['a tag alone', '<read_file>'],
    ['a name alone', 'read_file'],
    ['a tool whose name begins alike', '<read_files><path>a.ts</path></read_files>'],
    ['a call of another tool', 'functions.exec:0<|tool_call_argument_begin|>{"path": "a.ts"}'],
  ])('%s', (_, text) => {
    expect(callsOf(text)).toEqual([]);
  });

  test('an edit of the code that calls a tool of ours', () => {
    const block =
      'a.ts\n<<<<<<< SEARCH\nx\n=======\nplan(kind="fix", understanding="u")\n>>>>>>> REPLACE';
    expect(callsInText(block, [planTool.spec], undefined).calls).toEqual([]);
  });
});

describe('a call is', () => {
  test.each([
    [
      'below a block',
      'a.ts\n<<<<<<< SEARCH\nx\n=======\ny\n>>>>>>> REPLACE\nread_file(path="a.ts")',
    ],
    ['below a fence of code', '```ts\nconst x = 1;\n```\n<read_file><path>a.ts</path></read_file>'],
    ['in a fence of JSON', '```json\n{"name": "read_file", "arguments": {"path": "a.ts"}}\n```'],
    ['in a fence of XML', '```xml\n<read_file>\n<path>a.ts</path>\n</read_file>\n```'],
    ['alone in a fence of Python', 'I read it:\n```python\nprint(read_file(path="a.ts"))\n```'],
    ['with one text', 'read_file("a.ts")'],
    ['behind a sentence', 'Now I read <|tool_call>call:read_file{path:<|"|>a.ts<|"|>}<tool_call|>'],
    ['named in the prompt', 'I will look at it.\nread_file(path="a.ts")'],
  ])('one %s', (_, text) => {
    const messages = [{ role: 'user', text: 'You may call read_file.' }] as const;
    const { toolCalls } = findCalls(says(text), { ...planning, messages });
    expect(toolCalls.map(({ name, input }) => [name, input])).toEqual([
      text.includes('("') ? ['read_file', 'a.ts'] : readA,
    ]);
  });

  test('each of several, in their order, whatever their shapes', () => {
    const text =
      '<read_file><path>a.ts</path></read_file>\nread_file(path="b.ts")\n{"name": "read_file", "arguments": {"path": "c.ts"}}\n<list_files>\n</list_files>';
    expect(callsOf(text).map(({ input }) => input)).toEqual([
      { path: 'a.ts' },
      { path: 'b.ts' },
      { path: 'c.ts' },
      {},
    ]);
  });

  test('the one that is whole, beside one that is cut', () => {
    const whole = '<|tool_call>call:read_file{path:<|"|>a.ts<|"|>}<tool_call|>';
    expect(callsOf(`${whole}<|tool_call>call:read_file{path:<|"|>b.t`)).toHaveLength(1);
  });

  test('its input, not what its input says', () => {
    const change = 'It calls read_file(path="b.ts") and <read_file><path>c.ts</path></read_file>.';
    const input = { kind: 'fix', understanding: change };
    expect(callsOf(JSON.stringify(input))).toEqual([{ name: 'plan', input }]);
  });
});

describe('the name of a call', () => {
  test.each([
    ...['read_file<|channel|>commentary', 'read_file <|constrain|>json', 'functions.read_file:0'],
    ...['read_file:0', 'functions.read_file.0', 'read_file()', 'readFile', 'ReadFile', 'READ_FILE'],
    ...['read-file', ' read_file\n', '"read_file"', '`read_file`', 'read_file?', 'repo.read_file'],
    ...['assistant<|channel|>commentary to=functions.read_file', 'mcp__repo__read_file'],
    ...['read_file_tool', 'tool_read_file', 'proxy_read_file', 'default_api.read_file.call'],
  ])('may be %j', (name) => {
    const made = findCalls(calls(name, { path: 'a.ts' }), planning).toolCalls;
    expect(made).toMatchObject([{ name: 'read_file', input: { path: 'a.ts' } }]);
    const written = JSON.stringify({ name, arguments: { path: 'a.ts' } });
    expect(callsOf(written)).toMatchObject([{ name: 'read_file', input: { path: 'a.ts' } }]);
  });

  test.each([
    'container.exec',
    'multi_tool_use.parallel',
    'read_files',
    'planning',
    'plan b',
    'plan.md',
  ])('is kept if no tool has it: %j', (name) => {
    expect(findCalls(calls(name, {}), planning).toolCalls).toMatchObject([{ name }]);
  });

  test.each(['', ' ', '""', '<||>'])(
    'that is empty makes none, and the text is read: %j',
    (name) => {
      const reply = { ...calls(name, {}), text: 'read_file(path="a.ts")' };
      expect(findCalls(reply, planning).toolCalls).toMatchObject([{ name: 'read_file' }]);
      const edits = findCalls(reply, { ...planning, mayBeText: true });
      expect(edits).toEqual({ text: reply.text, toolCalls: [] });
    },
  );
});

test.each([
  ...['<', '{', '[', 'call:', 'call:plan{a:', 'plan{"a":', 'plan(a=', '<plan><kind>', '<args>'],
  ...['<plan><files><file><path>', '<invoke name="plan">', '<|open|>call tool="', '<｜DSML｜ '],
  ...['<|"|>plan{a:<|"|>', "plan{'b':1,\"", '<tool_call>plan<arg_key>kind</arg_key><arg_value>'],
])('%j again and again is read in linear time', (unit) => {
  const read = (size: number) => void callsOf(unit.repeat(size / unit.length));
  expect(growth(read, 10_000)).toBeLessThan(8);
});
