import { describe, expect, it } from 'vitest';
import { PromptTooLong } from '../../../src/engines/model/port/index.ts';
import { CutOffStream, incomingAnswer } from '../../../src/engines/model/stream/index.ts';
import { streaming } from '../../support/openai/faults.ts';
import { startOpenAi } from '../../support/openai/openai.ts';
import { recordedStreams } from '../../support/openai/recorded.ts';
import { askModel, hello, modelAt } from './asking.ts';
import { chunk, receive, streamOf } from './receiving.ts';

const hi = { choices: [{ message: { content: 'Hi' }, finish_reason: 'stop' }] };
const [start, end] = [chunk({ content: 'H' }), chunk({ content: 'i' }, 'stop')];
const json = JSON.stringify;

describe('an answer that is read as a stream', () => {
  it.each<[string, string]>([
    ['without [DONE]', streamOf(start, end)],
    ['with a blank behind [DONE]', streamOf(start, end, '[DONE] ')],
    [
      'with [DONE] in place of a reason to finish',
      streamOf(start, chunk({ content: 'i' }), '[DONE]'),
    ],
    [
      'with the usage in place of both',
      streamOf(start, chunk({ content: 'i' }), { choices: [], usage: {} }),
    ],
    ['with comments', `: OPENROUTER PROCESSING\n\n${streamOf(start)}: ping\n\n${streamOf(end)}`],
    ['with other fields', `id: 1\nretry: 3\nevent: message\n${streamOf(start, end)}`],
    ['with carriage returns and line feeds', streamOf(start, end).replaceAll('\n', '\r\n')],
    ['without blanks behind the colons', streamOf(start, end).replaceAll('data: ', 'data:')],
    ['after empty lines', `\n\n${streamOf(start, end)}`],
    ['without a line break at the end', streamOf(start, end).trimEnd()],
    [
      'without empty lines (github.com/rexxars/eventsource-parser/pull/31)',
      streamOf(start, end, '[DONE]').replaceAll('\n\n', '\n'),
    ],
    ['with data that is no JSON', streamOf('ping', start, '', end)],
    [
      'with what follows the end',
      streamOf(start, end, '[DONE]', 'data: {"choices', { error: 'late' }),
    ],
    ['with usage that is cut off', `${streamOf(start, end)}data: {"choices":[],"usa`],
  ])('%s', (_, text) => {
    const message = { choices: [{ message: { content: 'Hi' } }] };
    expect(receive('chat', text)).toMatchObject(message);
    expect(receive('chat', ...text)).toMatchObject(message);
  });

  it.each<[string, string]>([
    ['after comments', ': OPENROUTER PROCESSING\n\n'],
    ['after the first piece', streamOf(start)],
    ['in the middle of an event', `${streamOf(start)}data: {"choices":[{"del`],
    ['in an event that others follow', `data: {"choices":[\n\n${streamOf(end)}`],
    ['before anything was said', streamOf({ choices: [] })],
  ])('is cut off %s', (_, text) => {
    expect(() => receive('chat', text)).toThrow(CutOffStream);
  });

  const overloaded = { message: 'Overloaded', code: 529 };

  it.each<[string, string, unknown]>([
    [
      'an error (github.com/aaif-goose/goose/pull/8027)',
      streamOf(start, { error: overloaded }),
      { error: overloaded },
    ],
    ['an error in a chunk', streamOf({ ...end, error: overloaded }), { error: overloaded }],
    ['an error in a list', streamOf([{ error: overloaded }]), { error: overloaded }],
    ['an event of that type', streamOf({ type: 'error', ...overloaded }), { error: overloaded }],
    [
      'a field of that name (github.com/coddy-project/coddy-agent/pull/106)',
      `error: ${json(overloaded)}\n\ndata: [DONE]\n\n`,
      { error: overloaded },
    ],
    [
      'such a field after its first piece',
      `${streamOf(start)}error: ${json(overloaded)}\n\n`,
      { error: overloaded },
    ],
    [
      'a line without a field',
      `${streamOf(start)}${json({ error: overloaded })}\n\n`,
      { error: overloaded },
    ],
    [
      'an error with a type of its own',
      streamOf({ ...overloaded, object: 'error', type: 'Internal' }),
      { error: overloaded },
    ],
  ])('ends with %s in it', (_, text, body) => {
    const answer = incomingAnswer('chat');
    answer.push(text);
    expect(answer.stage()).toBe('ended');
    expect(answer.end()).toMatchObject(Object(body));
  });
});

describe('an answer that is not streamed, though a stream was asked for (github.com/mistralai/mistral-vibe/issues/84)', () => {
  it.each<[string, string, unknown]>([
    ['JSON', json(hi), hi],
    [
      'JSON after empty lines, with which an endpoint keeps the connection alive',
      `\n \r\n${json(hi)}`,
      hi,
    ],
    ['a list', '[]', []],
    ['a page', '<html>', '<html>'],
    ['a word', 'no', 'no'],
    ['a sentence with a colon', 'error: no', 'error: no'],
    ['nothing', '', undefined],
    ['empty lines', '\n\n', undefined],
  ])('may be %s', (_, text, body) => {
    expect(receive('chat', text)).toEqual(body);
    expect(receive('chat', ...text)).toEqual(body);
  });

  it.each(['{"a":1}\n{"a":2}', "{'a': '}'}"])(
    'is no reply if it only looks like JSON: %s',
    (text) => {
      expect(() => receive('chat', text)).toThrow(SyntaxError);
    },
  );

  it('may be cut off, wherever it is', () => {
    const whole = json({ ...hi, said: 'a "}" and \\' });
    for (let length = 1; length < whole.length; length += 1) {
      expect(() => receive('chat', whole.slice(0, length))).toThrow(SyntaxError);
    }
  });
});

describe('an error in a stream is told in the words of the endpoint, and asked again only if that may help', () => {
  it.each(recordedStreams)('$name', async ({ source, text, said, times, kind }) => {
    const fault = streaming(text, 'ends');
    await using endpoint = await startOpenAi(() => ({ fault }));
    const { error, reply, attempts } = await askModel(modelAt(endpoint.url).model, hello);
    expect({ reply, attempts }).toEqual({ reply: undefined, attempts: times });
    expect(String(error)).toContain(said);
    expect(error instanceof PromptTooLong).toBe(kind === 'prompt-too-long');
    expect(source).toMatch(/^github\.com\/[\w.-]+\/[\w.-]+\/(?:issues|pull)\/\d+$/);
  });
});

it('the words of a stream are made safe', async () => {
  const text = 'data: {"choices":[]}\n\n<h1>Bad \u202e key my-secret-key</h1>';
  await using endpoint = await startOpenAi(() => ({ fault: streaming(text, 'ends') }));
  const { model } = modelAt(endpoint.url, { apiKey: 'my-secret-key' });
  const { error } = await askModel(model, hello);
  expect(String(error)).toContain('“Bad ⟨U+202E⟩ key ***”');
});
