import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  NoCompletion,
  type ParsedReply,
  parseArguments,
  Withheld,
} from '../../../src/adapters/openai/message/index.ts';
import { protocols } from '../../../src/adapters/openai/protocols/index.ts';
import { CutOffStream, incomingAnswer } from '../../../src/adapters/openai/stream/index.ts';
import { growth } from '../../support/growth.ts';
import { hostileJson, mutatedJson, nested } from '../../support/hostile/json.ts';
import { requirePlainPrototypes } from '../../support/hostile/prototypes.ts';
import { hostileText, mutatedText } from '../../support/hostile/texts.ts';
import { completion, readChat } from '../../support/openai/chat-completions.ts';
import { readResponses, response } from '../../support/openai/responses.ts';
import { chatStream, responseStream } from '../../support/openai/stream.ts';
import { runs } from '../../support/property-runs.ts';
import { chunk, receive, streamOf } from './stream/receiving.ts';

const said = {
  text: 'Half a kilogram.',
  toolCalls: [{ name: 'plan', input: { kind: 'fix', files: [{ path: 'a.ts' }] } }],
  finish: 'stop' as const,
};
const messages = [{ role: 'user', content: 'Hello' }];
const chat = completion(readChat({ model: 'scripted', messages }), said, 0);
const responded = response(
  readResponses({ model: 'scripted', input: messages, store: false }),
  said,
  0,
);
const thinking = {
  ...responded,
  output: [{ type: 'reasoning', id: 'rs', summary: [], encrypted_content: 'x' }],
  usage: { input_tokens: 9, output_tokens: 7, output_tokens_details: { reasoning_tokens: 3 } },
};

const tried = [
  { api: 'chat', read: protocols.chat.read, valid: [chat], stream: chatStream(chat) },
  {
    api: 'responses',
    read: protocols.responses.read,
    valid: [responded, thinking],
    stream: responseStream(responded),
  },
] as const;

/** Reads a body; `undefined` if it is none. */
function readOf(read: (body: unknown) => ParsedReply, body: unknown): ParsedReply | undefined {
  try {
    return read(body);
  } catch (error) {
    if (error instanceof NoCompletion || error instanceof Withheld) return undefined;
    throw error;
  }
}

function requireReply({
  text,
  toolCalls,
  counted,
  ended,
  served,
  continuation,
}: ParsedReply): void {
  expect(typeof text).toBe('string');
  expect(['string', 'undefined']).toContain(typeof served);
  expect(['stopped', 'cut', 'unknown']).toContain(ended);
  for (const { name } of toolCalls) expect(typeof name).toBe('string');
  // Both are kept, compared and sent again.
  expect(JSON.stringify([toolCalls, continuation])).toBeTypeOf('string');
  expect(Object.values(counted).every((count) => Number.isSafeInteger(count) && count >= 0)).toBe(
    true,
  );
  const { promptTokens, cachedTokens, cacheWrittenTokens } = counted;
  expect(cachedTokens + cacheWrittenTokens).toBeLessThanOrEqual(promptTokens);
  expect(counted.reasoningTokens).toBeLessThanOrEqual(counted.completionTokens);
}

describe.each(tried)('the body of an answer of $api', ({ api, read, valid, stream }) => {
  const body = fc.oneof(hostileJson, ...valid.map(mutatedJson));

  test('is a reply of bounded figures or none, whatever it is', () => {
    const property = fc.property(body, (json) => {
      const reply = readOf(read, json);
      if (reply !== undefined) requireReply(reply);
      requirePlainPrototypes();
    });
    fc.assert(property, runs(400));
  });

  test('is put together from any events, or the stream is broken off', () => {
    const events = stream.match(/(?<=^data: )\{.*/gm) ?? [];
    const one = fc.constantFrom(...events).chain((event) => mutatedJson(JSON.parse(event)));
    const sent = fc.oneof(
      fc.array(one, { maxLength: 6 }).map((all) => all.map((it) => streamOf(JSON.stringify(it)))),
      fc.array(fc.oneof(mutatedText(stream), hostileText), { maxLength: 3 }),
    );
    const property = fc.property(sent, (pieces) => {
      try {
        const reply = readOf(read, receive(api, ...pieces, streamOf('[DONE]')));
        if (reply !== undefined) requireReply(reply);
      } catch (error) {
        expect(error instanceof CutOffStream || error instanceof SyntaxError).toBe(true);
      }
      requirePlainPrototypes();
    });
    fc.assert(property, runs(400));
  });

  test('is none if its error is an object with a length of its own', () => {
    const length = { toString: 'x', valueOf: 1 };
    expect(readOf(read, { error: { length } })).toBeUndefined();
  });

  test('nested without end is no reply', () => {
    const deep = nested(50_000, 'x');
    expect(readOf(read, { ...valid[0], more: deep })).toBeUndefined();
    expect(() =>
      receive(api, `data: {"choices":${'['.repeat(50_000)}${']'.repeat(50_000)}}\n\n`),
    ).toThrow(CutOffStream);
  });
});

describe('the progress of a stream', () => {
  test.each(['chat', 'responses'] as const)('of %s is a number of tokens', (api) => {
    const event = fc.oneof(hostileJson, mutatedJson(chunk({ content: 'Hi', tool_calls: [{}] })));
    const property = fc.property(fc.array(event, { maxLength: 4 }), (events) => {
      const answer = incomingAnswer(api);
      for (const one of events) answer.push(streamOf(JSON.stringify(one)));
      const { tokens, isThinking } = answer.progress();
      expect(Number.isFinite(tokens) && tokens >= 0).toBe(true);
      expect(typeof isThinking).toBe('boolean');
      expect(['open', 'ending', 'ended']).toContain(answer.stage());
    });
    fc.assert(property, runs(200));
  });
});

test('arguments nested without end stay the text that they are', () => {
  const text = '['.repeat(50_000) + ']'.repeat(50_000);
  expect(parseArguments(text)).toBe(text);
});

/** Events that many times the same, or many others, follow. */
const growing: readonly (readonly [string, (at: number) => object])[] = [
  ['pieces of text', () => chunk({ content: 'a' })],
  ['pieces of thoughts', () => chunk({ reasoning_content: 'a' })],
  ['pieces of a call', () => chunk({ tool_calls: [{ index: 0, function: { arguments: '}' } }] })],
  [
    'calls',
    (at) => chunk({ tool_calls: [{ index: at, id: `c${at}`, function: { name: 'plan' } }] }),
  ],
  ['members', (at) => chunk({ [`x${at % 50}`]: at })],
  ['details in one', () => chunk({ reasoning_details: [{ index: 0, text: 'a' }] })],
  ['items', (at) => ({ type: 'response.output_text.delta', output_index: at, delta: 'a' })],
  ['deltas', () => ({ type: 'response.output_text.delta', output_index: 0, delta: 'a' })],
];

test.each(growing)('%s are received in linear time', (_, eventAt) => {
  for (const api of ['chat', 'responses'] as const) {
    const read = (size: number) => {
      const answer = incomingAnswer(api);
      for (let at = 0; at < size; at += 1) answer.push(streamOf(eventAt(at)));
      answer.push(streamOf('[DONE]'));
      answer.end();
    };
    expect(growth(read, 1_000)).toBeLessThan(8);
  }
});
