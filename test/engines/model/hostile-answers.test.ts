import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { isDefect } from '../../../src/engines/errors.ts';
import {
  NoCompletion,
  type ParsedReply,
  parseArguments,
  Withheld,
} from '../../../src/engines/model/message/index.ts';
import { protocols } from '../../../src/engines/model/protocols/index.ts';
import { CutOffStream, incomingAnswer } from '../../../src/engines/model/stream/index.ts';
import { codePoint } from '../../support/code-point.ts';
import { growth } from '../../support/growth.ts';
import { hostileJson, mutatedJson, nested } from '../../support/hostile/json.ts';
import { requirePlainPrototypes } from '../../support/hostile/prototypes.ts';
import { hostileText, mutatedText } from '../../support/hostile/texts.ts';
import { completion, readChat } from '../../support/openai/chat-completions.ts';
import { message, messageStream, readMessages } from '../../support/openai/messages.ts';
import { readResponses, response } from '../../support/openai/responses.ts';
import type { Said } from '../../support/openai/said.ts';
import { chatStream, responseStream } from '../../support/openai/stream.ts';
import { runs } from '../../support/property-runs.ts';
import { callChunk, chunk, receive, streamOf } from './receiving.ts';
import { askSlowly, type Piece, type Sending } from './slow-endpoint.ts';

const said = {
  text: 'Half a kilogram.',
  toolCalls: [{ name: 'plan', input: { kind: 'fix', files: [{ path: 'a.ts' }] } }],
  finish: 'stop' as const,
};
const messages = [{ role: 'user', content: 'Hello' }];
const asked = {
  chat: readChat({ model: 'scripted', messages }),
  responses: readResponses({ model: 'scripted', input: messages, store: false }),
  messages: readMessages({
    ...{ model: 'scripted', max_tokens: 9 },
    messages: [{ role: 'user', content: [{ type: 'text', text: 'Hello' }] }],
  }),
};
const sent = message(asked.messages, { ...said, thoughts: 'sealed', cached: 3 }, 0);
const completed = completion(asked.chat, said, 0);
const responded = response(asked.responses, said, 0);
const thinking = {
  ...responded,
  output: [{ type: 'reasoning', id: 'rs', summary: [], encrypted_content: 'x' }],
  usage: { input_tokens: 9, output_tokens: 7, output_tokens_details: { reasoning_tokens: 3 } },
};

const tried = [
  { api: 'chat', read: protocols.chat.read, valid: [completed], stream: chatStream(completed) },
  {
    api: 'responses',
    read: protocols.responses.read,
    valid: [responded, thinking],
    stream: responseStream(responded),
  },
  { api: 'messages', read: protocols.messages.read, valid: [sent], stream: messageStream(sent) },
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
    const anything = fc.oneof(
      fc.array(one, { maxLength: 6 }).map((all) => all.map((it) => streamOf(JSON.stringify(it)))),
      fc.array(fc.oneof(mutatedText(stream), hostileText), { maxLength: 3 }),
    );
    const property = fc.property(anything, (pieces) => {
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
  test.each(['chat', 'responses', 'messages'] as const)('of %s is a number of tokens', (api) => {
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
  ['deltas of a block', () => blockDelta(0)],
  ['blocks', blockDelta],
];

function blockDelta(index: number) {
  return { type: 'content_block_delta', index, delta: { type: 'text_delta', text: 'a' } };
}

test.each(growing)('%s are received in linear time', (_, eventAt) => {
  for (const api of ['chat', 'responses', 'messages'] as const) {
    const read = (size: number) => {
      const answer = incomingAnswer(api);
      for (let at = 0; at < size; at += 1) answer.push(streamOf(eventAt(at)));
      answer.push(streamOf('[DONE]'));
      answer.end();
    };
    expect(growth(read, 1_000)).toBeLessThan(8);
  }
});

const anySaid: fc.Arbitrary<Said> = fc.record({
  text: fc.string({ unit: codePoint }),
  toolCalls: fc.array(
    fc.record({
      name: fc.string({ minLength: 1 }),
      input: fc.dictionary(fc.string(), fc.jsonValue()),
    }),
    { maxLength: 3 },
  ),
  finish: fc.constantFrom('stop', 'length'),
});

/** Events of all protocols, whole, odd and broken, and what is no event. */
const anyEvent = fc.oneof(
  anySaid.map((said) => chatStream(completion(asked.chat, said, 0))),
  anySaid.map((said) => responseStream(response(asked.responses, said, 0))),
  anySaid.map((said) => messageStream(message(asked.messages, said, 0))),
  fc.constantFrom(
    streamOf(chunk({ content: 'H' })),
    streamOf(chunk({ content: 'i' }, 'stop')),
    streamOf(callChunk({ index: 0, id: 'a', function: { name: 'read', arguments: '{}' } })),
    streamOf({ type: 'response.output_text.delta', output_index: 0, delta: 'H' }),
    streamOf({ type: 'response.completed', response: { status: 'completed', output: [] } }),
    streamOf({ error: { message: 'Overloaded', code: 529 } }),
    'event: error\ndata: "no"\n\n',
    ': PROCESSING\n\n',
    'data: [DONE]\n\n',
    'data: {"choices":[{"del\n\n',
    '\uFEFF\r\n\r\n',
    '<html><title>502</title>',
    '{"choices":',
  ),
  fc.json().map((json) => `data: ${json}\n\n`),
  fc
    .constantFrom('choices', 'delta', 'tool_calls', 'response', 'item', 'usage')
    .chain((name) =>
      fc
        .jsonValue()
        .map((value) =>
          streamOf(
            { [name]: value },
            { type: 'response.output_item.done', [name]: value },
            { choices: [{ [name]: value, delta: { [name]: value } }] },
          ),
        ),
    ),
  fc.string({ unit: codePoint }),
);

const anyDelay = fc.constantFrom(0, 0, 1_000, 200_000, 400_000);

/** The bytes of a text in pieces that are cut anywhere, even within a character. */
function cut(text: string, at: readonly number[], delays: readonly number[]): readonly Piece[] {
  const bytes = new TextEncoder().encode(text);
  const places = [...new Set(at.map((it) => it % (bytes.length + 1)))].toSorted((a, b) => a - b);
  const ends = [...places, bytes.length];
  return ends.map((end, index) => ({
    after: delays[index % Math.max(1, delays.length)] ?? 0,
    bytes: bytes.slice(ends[index - 1] ?? 0, end),
  }));
}

const anyApi = fc.constantFrom('chat' as const, 'responses' as const, 'messages' as const);

const anySending: fc.Arbitrary<Sending> = fc
  .record({
    text: fc.array(anyEvent, { maxLength: 6 }).map((events) => events.join('')),
    at: fc.array(fc.nat(5_000), { maxLength: 8 }),
    delays: fc.array(anyDelay, { maxLength: 5 }),
    status: fc.constantFrom(200, 200, 200, 200, 429, 503),
    rest: fc.constantFrom('ends', 'breaks', 'stalls'),
  })
  .map(({ text, at, delays, ...others }) => ({ ...others, pieces: cut(text, at, delays) }));

it('whatever an endpoint sends, an ask ends in time with a reply or an error that is no defect', async () => {
  await fc.assert(
    fc.asyncProperty(
      anyApi,
      fc.array(anySending, { minLength: 1, maxLength: 4 }),
      async (api, sendings) => {
        const { reply, error, attempts, elapsed } = await askSlowly(sendings, { api });
        expect(attempts).toBeLessThanOrEqual(5);
        expect(reply === undefined && isDefect(error)).toBe(false);
        // Each of at most nine pieces takes less than the patience, or ends the attempt.
        expect(elapsed).toBeLessThanOrEqual(5 * 10 * 300_000);
      },
    ),
    runs(100),
  );
});

describe('a reply is the same in a stream, wherever that is cut', () => {
  const cuts = fc.array(fc.nat(5_000), { maxLength: 20 });

  it('for a reply of the adapter', async () => {
    await fc.assert(
      fc.asyncProperty(anySaid, cuts, async (said, at) => {
        const body = completion(asked.chat, said, 0);
        const whole = await askSlowly([
          { pieces: cut(JSON.stringify(body), [], []), rest: 'ends' },
        ]);
        const streamed = await askSlowly([{ pieces: cut(chatStream(body), at, []), rest: 'ends' }]);
        expect(streamed.reply).toEqual(whole.reply);
        expect(streamed.reply).toBeDefined();
      }),
      runs(50),
    );
  });

  it('for the body of either protocol', () => {
    fc.assert(
      fc.property(anySaid, cuts, (said, at) => {
        const inPieces = (text: string) => {
          const ends = [...at.map((it) => it % text.length).toSorted((a, b) => a - b), text.length];
          return ends.map((end, index) => text.slice(ends[index - 1] ?? 0, end));
        };
        const whole = completion(asked.chat, said, 0);
        expect(receive('chat', ...inPieces(chatStream(whole)))).toMatchObject({
          ...whole,
          choices: whole.choices.map(({ logprobs: _, ...choice }) => choice),
        });
        const answered = response(asked.responses, said, 0);
        expect(receive('responses', ...inPieces(responseStream(answered)))).toEqual(answered);
      }),
      runs(100),
    );
  });
});
