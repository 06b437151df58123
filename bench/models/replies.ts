import { gzipSync } from 'node:zlib';
import { answering } from '../../test/support/openai/faults.ts';
import type { Scripted } from '../../test/support/openai/openai.ts';
import { bug } from '../loop/models.ts';
import { type Behaviour, refusal } from './behaviour.ts';

/** A whole answer of /chat/completions, with a message that follows no schema. */
function message(said: object, more: object = {}): Scripted {
  return refusal(200, {
    id: 'chatcmpl-0',
    object: 'chat.completion',
    choices: [{ index: 0, finish_reason: 'stop', message: { role: 'assistant', ...said } }],
    usage: { prompt_tokens: 500, completion_tokens: 40, total_tokens: 540 },
    ...more,
  });
}

const planned = { kind: 'fix', understanding: 'add() subtracts.', files: [{ path: bug.path }] };
const call = (id: string, args: unknown) => ({
  ...{ id, type: 'function', function: { name: 'plan', arguments: args } },
});

const patch = [
  '*** Begin Patch',
  `*** Update File: ${bug.path}`,
  '@@ def add(a, b):',
  `-${bug.wrong}`,
  `+${bug.right}`,
  '*** End Patch',
].join('\n');

const diff = [
  '```diff',
  `--- a/${bug.path}`,
  `+++ b/${bug.path}`,
  '@@ -1,2 +1,2 @@',
  ' def add(a, b):',
  `-${bug.wrong}`,
  `+${bug.right}`,
  '```',
].join('\n');

const eaten: Scripted = { text: '', finish: 'length', reasoning: 16_000 };

/** The second request is for the edit. */
const edit =
  (text: string): Behaviour['answer'] =>
  (_, index) =>
    index === 1 ? { text } : undefined;

/** Replies in forms of their own, cut off, or eaten by thoughts. */
export const replyBehaviours: readonly Behaviour[] = [
  {
    name: 'calls a tool in text',
    source: 'ollama/ollama#12174',
    apis: ['chat'],
    answer: (_, index) =>
      index === 0 ? { text: JSON.stringify({ name: 'plan', arguments: planned }) } : undefined,
    expected: { api: 'chat', requests: 3 },
  },
  {
    name: 'sends arguments as an object',
    source: 'modelled on gateways that parse arguments',
    apis: ['chat'],
    answer: (_, index) =>
      index === 0 ? message({ content: null, tool_calls: [call('call_0', planned)] }) : undefined,
    expected: { api: 'chat', requests: 3 },
  },
  {
    name: 'calls twice under one id',
    source: 'modelled on endpoints that number the calls of each reply anew',
    apis: ['chat'],
    answer: (_, index) => {
      const same = call('call_0', JSON.stringify(planned));
      return index === 0 ? message({ content: '', tool_calls: [same, same] }) : undefined;
    },
    expected: { api: 'chat', requests: 3 },
  },
  {
    name: 'counts no tokens',
    source: 'modelled on local servers',
    apis: ['chat'],
    answer: (_, index) =>
      index === 0
        ? message({ tool_calls: [call('1', JSON.stringify(planned))] }, { usage: null })
        : undefined,
    expected: { api: 'chat', requests: 3 },
  },
  {
    name: 'thinks in the text',
    source: 'DeepSeek R1 and Qwen on servers without a parser for thoughts',
    apis: ['chat'],
    answer: (_, index) =>
      index === 0
        ? {
            text: `<think>Is it {"kind": "ask"}? No.</think>\n${JSON.stringify(planned)}`,
          }
        : undefined,
    expected: { api: 'chat', requests: 3 },
  },
  {
    name: 'sends a V4A patch unasked',
    source: 'OpenAI, the form of its models’ apply_patch',
    answer: edit(patch),
    expected: { requests: 3 },
  },
  {
    name: 'sends a unified diff',
    source: 'modelled on models that answer as git does',
    answer: edit(diff),
    expected: { requests: 3 },
  },
  {
    name: 'thinks until a reply is full, once',
    source: 'OpenAI, its guide to reasoning: space for reasoning',
    apis: ['chat'],
    answer: (_, index) => (index === 0 ? eaten : undefined),
    expected: { api: 'chat', requests: 4 },
  },
  {
    name: 'thinks until a reply is full, once, in Responses',
    source: 'OpenAI, its guide to reasoning: incomplete_details',
    options: ['--api', 'responses'],
    answer: (_, index) => (index === 1 ? eaten : undefined),
    expected: { api: 'responses', requests: 4 },
  },
  {
    name: 'always thinks until a reply is full',
    source: 'OpenAI, its guide to reasoning: space for reasoning',
    answer: () => eaten,
    expected: { requests: 2, stop: 'no-progress', exit: 12 },
  },
  {
    name: 'answers nothing, once',
    source: 'modelled on local servers whose template fails',
    answer: (_, index) => (index === 2 ? { text: '' } : undefined),
    expected: { requests: 4 },
  },
  {
    name: 'a page with status 200',
    source: 'modelled on a proxy’s sign-in page',
    answer: () => ({
      fault: answering(200, '<!DOCTYPE html><html><head><title>Sign in</title></head></html>', {
        'content-type': 'text/html',
      }),
    }),
    expected: { requests: 2, stop: 'misconfigured', exit: 2 },
  },
  {
    name: 'a redirect to another host',
    source: 'modelled on a moved endpoint',
    answer: () => ({
      fault: answering(307, '', { location: 'http://127.0.0.2:9/v1/chat/completions' }),
    }),
    expected: { requests: 1, stop: 'misconfigured', exit: 2 },
  },
  {
    name: 'a gzip bomb',
    source: 'modelled on a hostile endpoint: 256 MiB in 256 KiB',
    answer: () => ({
      fault: (response) =>
        response
          .writeHead(200, { 'content-type': 'application/json', 'content-encoding': 'gzip' })
          .end(bomb),
    }),
    expected: { requests: 1, stop: 'failed', exit: 1 },
  },
];

const bomb = gzipSync(Buffer.alloc(256 * 1024 * 1024, ' '));
