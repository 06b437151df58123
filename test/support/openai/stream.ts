import type { ChatCompletion } from 'openai/resources/chat/completions';
import type { Response } from 'openai/resources/responses/responses';

/** Returns a completion as the stream in which an endpoint sends it, with its texts in pieces. */
export function chatStream(body: ChatCompletion, withUsage = true): string {
  const { choices, usage, ...common } = body;
  const chunk = (others: object) => ({ ...common, object: 'chat.completion.chunk', ...others });
  const events = choices.flatMap(({ index, finish_reason, message }) => {
    const part = (delta: object, finish: string | null = null) =>
      chunk({ choices: [{ index, delta, logprobs: null, finish_reason: finish }] });
    const { tool_calls: calls = [], content, refusal } = message;
    return [
      part({ role: 'assistant', content: content === null ? null : '', refusal: null }),
      ...pieces(content ?? '').map((piece) => part({ content: piece })),
      ...pieces(refusal ?? '').map((piece) => part({ refusal: piece })),
      ...calls
        .flatMap((call, at) => callDeltas(call, at))
        .map((call) => part({ tool_calls: [call] })),
      part({}, finish_reason),
    ];
  });
  const counted = withUsage && usage !== undefined ? [chunk({ choices: [], usage })] : [];
  return `${[...events, ...counted].map((event) => written(event)).join('')}data: [DONE]\n\n`;
}

type ChatCall = NonNullable<ChatCompletion['choices'][number]['message']['tool_calls']>[number];

function callDeltas(call: ChatCall, index: number): readonly object[] {
  if (call.type !== 'function') throw new Error('only functions are streamed');
  const { name, arguments: input } = call.function;
  return [
    { index, id: call.id, type: call.type, function: { name, arguments: '' } },
    ...pieces(input).map((piece) => ({ index, function: { arguments: piece } })),
  ];
}

/** Returns a response as the stream in which an endpoint sends it, with its texts in pieces. */
export function responseStream(body: Response): string {
  const begun = { ...body, status: 'in_progress', output: [], output_text: '', usage: null };
  const items = body.output.flatMap((item, output_index) => {
    const of = (type: string, others: object) => ({
      type: `response.${type}`,
      output_index,
      ...others,
    });
    return [
      of('output_item.added', { item: begunItem(item) }),
      ...deltasOf(item).map(({ type, ...delta }) => of(`${type}.delta`, delta)),
      of('output_item.done', { item }),
    ];
  });
  const events = [
    { type: 'response.created', response: begun },
    ...items,
    { type: `response.${body.status ?? 'completed'}`, response: body },
  ];
  return events
    .map(
      (event, sequence_number) => `event: ${event.type}\n${written({ ...event, sequence_number })}`,
    )
    .join('');
}

type Item = Response['output'][number];

function begunItem(item: Item): object {
  if (item.type === 'message') return { ...item, status: 'in_progress', content: [] };
  return item.type === 'function_call' ? { ...item, status: 'in_progress', arguments: '' } : item;
}

function deltasOf(item: Item): readonly { readonly type: string; readonly delta: string }[] {
  const item_id = item.id;
  if (item.type === 'function_call') {
    const type = 'function_call_arguments';
    return pieces(item.arguments).map((delta) => ({ type, item_id, delta }));
  }
  if (item.type !== 'message') return [];
  return item.content.flatMap((part, content_index) =>
    pieces(part.type === 'refusal' ? part.refusal : part.text).map((delta) => ({
      ...{ type: part.type, item_id, content_index, delta },
    })),
  );
}

/** Writes an event. */
export const written = (event: object) => `data: ${JSON.stringify(event)}\n\n`;

/** Cuts a text into at most four pieces, as long as words at least, so that long texts make few events. */
export function pieces(text: string): readonly string[] {
  const length = Math.max(5, Math.ceil(text.length / 4));
  const starts = Array.from({ length: Math.ceil(text.length / length) }, (_, at) => at * length);
  return starts.map((start) => text.slice(start, start + length));
}
