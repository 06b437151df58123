import { estimateTokens, type Members, toMembers } from '../../../core/text/index.ts';
import type { Collector } from './collector.ts';
import { nonEmptyText, toList } from './members.ts';

/** The state of a response in the last event of its stream. */
const final = /^(?:completed|incomplete|failed|cancelled)$/;

/**
 * Collects the events of Responses. The response of the last event counts; its output, if an endpoint leaves it
 * out there, is put together from the items and their pieces.
 */
export function responseCollector(): Collector {
  const items = itemCollector();
  let [response, isFinal]: [Members, boolean] = [{}, false];
  let [tokens, isThinking] = [0, false];

  const addResponse = (given: Members, named: string | undefined) => {
    const state = [nonEmptyText(given.status), named].find((word) => final.test(word ?? ''));
    isFinal ||= state !== undefined;
    response = { ...response, ...given, ...(state === undefined ? {} : { status: state }) };
  };
  const addPiece = (event: Members, type: string) => {
    const kind = items.add(event, type);
    tokens += type.endsWith('.delta') ? estimateTokens(nonEmptyText(event.delta) ?? '') : 0;
    if (kind !== undefined) isThinking = kind === 'reasoning';
  };
  return {
    add: (event) => {
      const type = nonEmptyText(event.type) ?? '';
      const [, name] = /^response\.(\w+)$/.exec(type) ?? [];
      const isWhole = name !== undefined || 'response' in event;
      if (isWhole) addResponse(toMembers(event.response), name);
      else if (type.startsWith('response.')) addPiece(event, type);
      return isWhole || type.startsWith('response.');
    },
    stage: () => (isFinal ? 'ended' : 'open'),
    body: () => {
      const { output } = response;
      const isMissing = !Array.isArray(output) || output.length === 0;
      return isMissing && items.hasAny() ? { ...response, output: items.output() } : response;
    },
    progress: () => ({ tokens, isThinking }),
  };
}

/** Where an item of the output grows: a member of its own, or one of a part in a list of parts. */
interface Place {
  readonly item: Members & { readonly type: string };
  readonly list?: 'content' | 'summary';
  /** The type of the part. */
  readonly part?: string;
  readonly name: string;
}

const message = { type: 'message', role: 'assistant', status: 'completed' };
const reasoning = { type: 'reasoning', summary: [] };

/** Parts of one item: each piece is put among them, and no reply has as many. */
const mostParts = 4_096;

/** By what the name of an event says between `response.` and `.delta` or `.done`. */
const places: ReadonlyMap<string, Place> = new Map([
  ['output_text', { item: message, list: 'content', part: 'output_text', name: 'text' }],
  ['refusal', { item: message, list: 'content', part: 'refusal', name: 'refusal' }],
  ['reasoning_text', { item: reasoning, list: 'content', part: 'reasoning_text', name: 'text' }],
  [
    'reasoning_summary_text',
    { item: reasoning, list: 'summary', part: 'summary_text', name: 'text' },
  ],
  ['function_call_arguments', { item: { type: 'function_call' }, name: 'arguments' }],
  ['custom_tool_call_input', { item: { type: 'custom_tool_call' }, name: 'input' }],
]);

/** Puts the items of a response's output together from their events. */
function itemCollector() {
  const items = new Map<unknown, Members>();
  return {
    /** Returns the type of the item that the event is about, if it is known. */
    add: (event: Members, type: string): string | undefined => {
      const at = event.output_index ?? event.item_id ?? items.size;
      const item = itemAfter(items.get(at), event, type);
      if (item !== undefined) items.set(at, item);
      return nonEmptyText(item?.type);
    },
    hasAny: () => items.size > 0,
    output: () => [...items.values()],
  };
}

/** Returns an item after an event; `undefined` if there is none. */
function itemAfter(before: Members | undefined, event: Members, type: string): Members | undefined {
  if (/^response\.output_item\.(?:added|done)$/.test(type)) return toMembers(event.item);
  const [, what = '', how] = /^response\.(\w+)\.(delta|done)$/.exec(type) ?? [];
  const place = places.get(what);
  if (place === undefined) return before;
  const { list, part, name, item = place.item } = { ...place, item: before };
  const textAfter = (text: unknown) =>
    how === 'done'
      ? (nonEmptyText(event[name]) ?? text)
      : `${nonEmptyText(text) ?? ''}${nonEmptyText(event.delta) ?? ''}`;
  if (list === undefined) return { ...item, [name]: textAfter(item[name]) };
  const parts = new Map([...toList(item[list]).entries()]);
  const index = event.content_index ?? event.summary_index;
  const at = typeof index === 'object' ? 0 : Number(index ?? 0);
  if (parts.size >= mostParts && !parts.has(at)) return item;
  const old = toMembers(parts.get(at) ?? { type: part });
  parts.set(at, { ...old, [name]: textAfter(old[name]) });
  return { ...item, [list]: [...parts.values()] };
}
