import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isDefect } from '../../../src/core/user-error.ts';
import { codePoint } from '../../support/code-point.ts';
import { completion, readChat } from '../../support/openai/chat-completions.ts';
import { readResponses, response } from '../../support/openai/responses.ts';
import type { Said } from '../../support/openai/said.ts';
import { chatStream, responseStream } from '../../support/openai/stream.ts';
import { runs } from '../../support/property-runs.ts';
import { askSlowly, type Piece, type Sending } from './slow-endpoint.ts';
import { callChunk, chunk, receive, streamOf } from './stream/receiving.ts';

const [chat, responses] = [
  readChat({ model: 'scripted', messages: [{ role: 'user', content: 'Hello' }] }),
  readResponses({ model: 'scripted', input: [{ role: 'user', content: 'Hello' }], store: false }),
];

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

/** Events of both protocols, whole, odd and broken, and what is no event. */
const anyEvent = fc.oneof(
  anySaid.map((said) => chatStream(completion(chat, said, 0))),
  anySaid.map((said) => responseStream(response(responses, said, 0))),
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

const anyApi = fc.constantFrom('chat' as const, 'responses' as const);

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
        const body = completion(chat, said, 0);
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
        const completed = completion(chat, said, 0);
        expect(receive('chat', ...inPieces(chatStream(completed)))).toMatchObject({
          ...completed,
          choices: completed.choices.map(({ logprobs: _, ...choice }) => choice),
        });
        const responded = response(responses, said, 0);
        expect(receive('responses', ...inPieces(responseStream(responded)))).toEqual(responded);
      }),
      runs(100),
    );
  });
});
