import { estimateTokens, type Members, toMembers } from '../../text/index.ts';
import { type Collector, nonEmptyText, toList } from './collector.ts';

/** The state of a response in the last event of its stream. */
const final = /^(?:completed|incomplete|failed|cancelled)$/;

/**
 * Collects the events of Responses. The response of the last event counts; its output, if an endpoint leaves it out
 * there, is that of the events which end its items.
 */
export function responseCollector(): Collector {
  const items = new Map<unknown, Members>();
  let [response, isFinal]: [Members, boolean] = [{}, false];
  let [tokens, isThinking] = [0, false];

  const addResponse = (given: Members, named: string) => {
    const state = [nonEmptyText(given.status), named].find((word) => final.test(word ?? ''));
    isFinal ||= state !== undefined;
    response = { ...response, ...given, ...(state === undefined ? {} : { status: state }) };
  };
  const addPart = (event: Members, type: string) => {
    const kind = nonEmptyText(toMembers(event.item).type);
    if (kind !== undefined) isThinking = kind === 'reasoning';
    if (type === 'response.output_item.done')
      items.set(event.output_index ?? items.size, toMembers(event.item));
    if (!type.endsWith('.delta')) return;
    tokens += estimateTokens(nonEmptyText(event.delta) ?? '');
    isThinking = type.startsWith('response.reasoning');
  };
  return {
    add: (event) => {
      const type = nonEmptyText(event.type) ?? '';
      const [, name] = /^response\.(\w+)$/.exec(type) ?? [];
      if (name !== undefined) addResponse(toMembers(event.response), name);
      else if (type.startsWith('response.')) addPart(event, type);
      return type.startsWith('response.');
    },
    stage: () => (isFinal ? 'ended' : 'open'),
    body: () => {
      const isMissing = toList(response.output).length === 0;
      return isMissing && items.size > 0 ? { ...response, output: [...items.values()] } : response;
    },
    progress: () => ({ tokens, isThinking }),
  };
}

/** The members of a block that arrive in pieces, by the type of the piece. */
const growing: ReadonlyMap<string, string> = new Map([
  ['text_delta', 'text'],
  ['thinking_delta', 'thinking'],
  ['signature_delta', 'signature'],
  ['input_json_delta', 'partial_json'],
]);

/** Collects the events of Messages to the message that they are parts of. */
export function messageCollector(): Collector {
  const blocks = new Map<unknown, Members>();
  let [message, usage]: [Members, Members] = [{}, {}];
  let [isThere, isStopped, isEnded] = [false, false, false];
  let [tokens, isThinking] = [0, false];

  const addPiece = (index: unknown, { type, ...delta }: Members) => {
    const name = growing.get(nonEmptyText(type) ?? '');
    const block = blocks.get(index) ?? {};
    const piece = nonEmptyText(delta[name ?? '']);
    if (name === undefined || piece === undefined) return;
    // The pieces of an input take the place of what it began with.
    const member = name === 'partial_json' ? 'input' : name;
    const before = typeof block[member] === 'string' ? block[member] : '';
    blocks.set(index, { ...block, [member]: before + piece });
    if (name !== 'signature') tokens += estimateTokens(piece);
  };
  const start = (given: Members) => {
    message = given;
    usage = withCounts({}, given.usage);
    isThere = true;
  };
  const begin = (index: unknown, block: Members) => {
    blocks.set(index, block);
    isThinking = /thinking/.test(nonEmptyText(block.type) ?? '');
  };
  const change = (delta: Members, counts: unknown) => {
    message = { ...message, ...delta };
    usage = withCounts(usage, counts);
    isStopped ||= nonEmptyText(message.stop_reason) !== undefined;
  };
  return {
    add: ({ type, index, ...event }) => {
      if (type === 'message_start') start(toMembers(event.message));
      else if (type === 'content_block_start') begin(index, toMembers(event.content_block));
      else if (type === 'content_block_delta') addPiece(index, toMembers(event.delta));
      else if (type === 'message_delta') change(toMembers(event.delta), event.usage);
      else if (type === 'message_stop') isEnded = isThere;
      else return type === 'content_block_stop';
      return true;
    },
    stage() {
      if (isEnded) return 'ended';
      return isStopped ? 'ending' : 'open';
    },
    body: () => ({
      ...message,
      content: blocks.size > 0 ? [...blocks.values()] : toList(message.content),
      usage,
    }),
    progress: () => ({ tokens, isThinking }),
  };
}

/** The last count of each kind is that of the whole message. */
function withCounts(before: Members, counts: unknown): Members {
  const known = Object.entries(toMembers(counts)).filter(([, count]) => count !== null);
  return { ...before, ...Object.fromEntries(known) };
}
