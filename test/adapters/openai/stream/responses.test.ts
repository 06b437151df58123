import { describe, expect, it } from 'vitest';
import { CutOffStream, incomingAnswer } from '../../../../src/adapters/openai/stream/index.ts';
import { receive, streamOf } from './receiving.ts';

const begun = { id: 'resp_1', object: 'response', status: 'in_progress', output: [] };
const message = {
  ...{ id: 'msg_1', type: 'message', role: 'assistant', status: 'completed' },
  content: [{ type: 'output_text', text: 'Hello', annotations: [] }],
};
const call = {
  id: 'fc_1',
  type: 'function_call',
  call_id: 'c',
  name: 'read',
  arguments: '{"path":"x"}',
};
const thought = { id: 'rs_1', type: 'reasoning', summary: [], encrypted_content: 'secret' };
const whole = {
  ...begun,
  status: 'completed',
  output: [thought, message, call],
  usage: { input_tokens: 3 },
};

const receiveAll = (...events: readonly (object | string)[]) =>
  receive('responses', streamOf(...events));
const created = { type: 'response.created', response: begun };

describe('a streamed response', () => {
  it.each(['completed', 'incomplete', 'failed'])('is that of the event %s', (status) => {
    const response = { ...whole, status };
    const events = [
      created,
      { type: 'response.output_item.added', output_index: 0, item: { ...message, content: [] } },
      { type: 'response.output_text.delta', output_index: 0, content_index: 0, delta: 'Hel' },
      { type: `response.${status}`, response },
    ];
    expect(receiveAll(...events)).toEqual(response);
  });

  it('may have the types of its events in their names only', () => {
    const event = `event: response.completed\ndata: ${JSON.stringify({ response: whole })}\n\n`;
    expect(receive('responses', event)).toEqual(whole);
  });

  it('gets its output from its items if the last event has none (github.com/QuantumNous/new-api/issues/4362)', () => {
    const events = [thought, message, call].flatMap((item, at) => [
      {
        type: 'response.output_item.added',
        output_index: at,
        item: { ...item, status: 'in_progress' },
      },
      { type: 'response.output_item.done', output_index: at, item },
    ]);
    const end = { type: 'response.completed', response: { ...whole, output: [] } };
    expect(receiveAll(created, ...events, end)).toEqual(whole);
  });

  it('is cut off without its last event', () => {
    const item = { type: 'response.output_item.done', output_index: 0, item: message };
    expect(() => receiveAll(created, item)).toThrow(CutOffStream);
  });
});

it('a response shows how far it has come', () => {
  const answer = incomingAnswer('responses');
  const after = (event: object) => {
    const isReply = answer.push(streamOf(event));
    return { isReply, ...answer.progress() };
  };
  expect(after({ type: 'keepalive' })).toEqual({ isReply: false, tokens: 0, isThinking: false });
  expect(after(created)).toEqual({ isReply: true, tokens: 0, isThinking: false });
  const thinking = { type: 'response.output_item.added', output_index: 0, item: thought };
  expect(after(thinking)).toMatchObject({ tokens: 0, isThinking: true });
  const said = { type: 'response.output_text.delta', output_index: 1, delta: 'Hi' };
  expect(after(said)).toMatchObject({ tokens: 1, isThinking: false });
});
