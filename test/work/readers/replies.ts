import { readFile } from '../../../src/agent/loop/tools/read-file.ts';
import { searchCode } from '../../../src/agent/loop/tools/search-code.ts';
import { parseLoosely } from '../../../src/agent/reply/fit-input.ts';
import {
  answerThrough,
  findCalls,
  findEdits,
  planSpec,
  planTool,
  verdictSpec,
  verdictTool,
} from '../../../src/agent/reply/index.ts';
import { readProse } from '../../../src/core/report/index.ts';
import { parseEdits } from '../../../src/engines/edits/index.ts';
import { estimateTokens, withoutThoughts } from '../../../src/engines/text/index.ts';
import type { Reader } from '../reader.ts';
import { anyText } from '../reader.ts';

const calls = [
  '{"kind":"fix"} ',
  '{"kind":"fix","understanding":"the total is wrong"}',
  '<function=read_file>',
  '</function>',
  '<parameter=path>',
  'a.py',
  '<tool_call>',
  '<tool_call>plan<arg_key>',
  'read_file(path="a.py")',
  'plan(a=',
  ')',
  '{"name":"plan","arguments":',
  '}',
  '[{',
  '{"a":',
  '"',
  '\\"',
  "'",
  'and then ',
  '```json\n',
  'plan',
  '<think>',
  '</think>',
  ',',
  'APPROVED',
  "it's ",
  '<a>{',
  '{"a":{',
  ' -',
];
const edits = [
  'a.py\n<<<<<<< SEARCH\n',
  'x\n',
  '=======\n',
  '>>>>>>> REPLACE\n',
  '```\n',
  '```python\n',
  '--- a/a.py\n+++ b/a.py\n',
  '@@ -1 +1 @@\n',
  '-x\n',
  '+y\n',
  ' x\n',
  '*** Begin Patch\n',
  '*** Update File: a.py\n',
  '*** Add File: b.py\n',
  '*** End Patch\n',
  '@@\n',
  '<<<<<<< FILE\n',
  '>>>>>>> FILE\n',
  '<<<<<<< RENAME\n',
  '**a.py**\n',
  '`a.py`:\n',
  '...\n',
  '<think>',
  '</think>\n',
  '\\n',
  '&lt;',
  '{"edits":"',
];
const markdown = [
  '|a',
  '|-',
  '|a|b|\n|-|-|\n',
  '> ',
  '- ',
  '  - ',
  '1. ',
  '**',
  '__',
  '_a_',
  '`',
  '```\n',
  '[a](',
  '![a](',
  ')',
  '[a]: ',
  '<a ',
  '<!--',
  '-->',
  '<b>',
  '&#',
  '&amp;',
  '\n\n',
  '# ',
  '---\n',
  '===\n',
  'https://a.b/',
  '<https://a.b>',
  '\\',
  '    a\n',
  '~~~\n',
];

const prompt = [
  { role: 'user', text: 'Reply with {"kind":"fix"} or call read_file(path="a.py").' },
] as const;
const tools = [readFile.spec, searchCode.spec];
const reply = (text: string) => ({
  text,
  toolCalls: [],
  ended: 'stopped' as const,
  losses: [],
  spent: {
    calls: 1,
    promptTokens: 1,
    completionTokens: 1,
    reasoningTokens: 0,
    cachedTokens: 0,
    cacheWrittenTokens: 0,
    estimated: false,
  },
});

/** What reads the reply of a model. */
export const replyReaders: readonly Reader[] = [
  {
    name: 'calls of a reply',
    tokens: [...calls, ...anyText],
    read: (text) =>
      findCalls(reply(text), { messages: prompt, answer: planSpec({}, {}), reads: tools }),
  },
  {
    name: 'a verdict',
    tokens: calls,
    read: (text) =>
      findCalls(reply(text), { messages: prompt, answer: verdictSpec({}), reads: [] }),
  },
  {
    name: 'edits of a reply',
    tokens: [...edits, ...anyText],
    read: (text) => findEdits(reply(text)),
  },
  {
    name: 'edits of a call',
    tokens: edits,
    read: (text) =>
      findEdits({ ...reply(''), toolCalls: [{ name: 'edit', input: { edits: text } }] }),
  },
  { name: 'edits of a reply that was cut', tokens: edits, read: (text) => parseEdits(text) },
  {
    name: 'loose JSON',
    tokens: calls,
    read: (text) => [parseLoosely(text), parseLoosely(`{'a': '${text}'}`)],
  },
  {
    name: 'the input of a call',
    tokens: [...calls, ...anyText],
    read: (text) =>
      [text, { kind: text, [text]: text, files: [text], decision: text }].map((input) => {
        const call = (name: string) => ({ ...reply(''), toolCalls: [{ name, input }] });
        return [answerThrough(planTool, call('plan')), answerThrough(verdictTool, call('verdict'))];
      }),
  },
  {
    name: 'thoughts',
    tokens: [...calls, ...edits, '<think>A</think>', '\n<think>'],
    read: (text) => withoutThoughts(`${text}</think>`, () => []),
  },
  { name: 'tokens', tokens: anyText, read: estimateTokens },
  { name: 'prose of a model', tokens: [...markdown, ...anyText], read: readProse },
];
