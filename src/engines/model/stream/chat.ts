import { estimateTokens, type Members, toMembers } from '../../text/index.ts';
import { type Collector, merged, nonEmptyText, toList } from './collector.ts';

/** Collects the chunks of Chat Completions to a completion with one choice. */
export function chatCollector(): Collector {
  const calls = callCollector();
  let [common, message, usage]: [Members, Members, unknown] = [{}, {}, undefined];
  let [hasChoice, finish, isAfterwards]: [boolean, unknown, boolean] = [false, null, false];
  let [tokens, isThinking] = [0, false];

  const addDelta = (given: Members) => {
    const { tool_calls: pieces, ...delta } = withPlainContent(given);
    message = merged(message, delta);
    for (const piece of toList(pieces)) calls.add(toMembers(piece));
    const thoughts = thoughtsIn(delta);
    const said = nonEmptyText(delta.content) ?? nonEmptyText(delta.refusal);
    tokens += estimateTokens([thoughts, said, writtenBy(pieces)].join(''));
    if (thoughts !== '') isThinking = true;
    if (said !== undefined || toList(pieces).length > 0) isThinking = false;
  };
  return {
    add: (chunk) => {
      const { choices, usage: counted, ...others } = chunk;
      common = merged(common, others);
      const choice = toMembers(toList(choices)[0]);
      usage = counted ?? usage;
      if (Object.keys(choice).length === 0) {
        // The usage alone follows the last chunk of the message.
        isAfterwards ||= hasChoice && typeof counted === 'object' && counted !== null;
        return isAfterwards;
      }
      hasChoice = true;
      addDelta(toMembers(choice.delta));
      finish = nonEmptyText(choice.finish_reason) ?? finish;
      return true;
    },
    // Some endpoints name the reason to finish before the last piece.
    stage: () => (finish === null && !isAfterwards ? 'open' : 'ending'),
    body: () => ({
      ...common,
      object: 'chat.completion',
      choices: hasChoice
        ? [{ index: 0, finish_reason: finish, message: whole(message, calls.calls()) }]
        : [],
      ...(usage === undefined || usage === null ? {} : { usage }),
    }),
    progress: () => ({ tokens, isThinking }),
  };
}

function whole(message: Members, calls: readonly unknown[]): Members {
  const common = { role: 'assistant', content: null, refusal: null, ...message };
  return calls.length === 0 ? common : { ...common, tool_calls: calls };
}

/** Content may arrive in parts, as Mistral sends it; those without a text are thoughts. */
function withPlainContent(delta: Members): Members {
  if (!Array.isArray(delta.content)) return delta;
  const texts = delta.content.map((part) => nonEmptyText(toMembers(part).text) ?? '');
  return { ...delta, content: texts.join('') };
}

const thoughtsIn = (delta: Members) =>
  nonEmptyText(delta.reasoning_content) ?? nonEmptyText(delta.reasoning) ?? '';

/** What pieces of tool calls add to the reply. */
function writtenBy(pieces: unknown): string {
  return toList(pieces)
    .map((piece) => JSON.stringify(toMembers(piece).function) ?? '')
    .join('');
}

/** A call as far as it has arrived. */
interface PartialCall {
  /** Those of the provider, and the first id, even if every piece has another. */
  members: Members;
  name: string;
  input: unknown;
}

/** A part of a call, or all of it. */
interface Piece {
  readonly id: string | undefined;
  readonly name: string | undefined;
  readonly input: unknown;
}

/**
 * Puts tool calls together from their pieces. A piece belongs to the call with its index, else its id, else to the
 * last one; one that names another tool, or a tool and another id, begins the next call. Endpoints omit indexes or ids,
 * give every call the index 0, or repeat names and whole calls: the thread of each is beside its test.
 */
function callCollector() {
  const calls: PartialCall[] = [];
  const byKey = new Map<unknown, PartialCall>();
  return {
    add: (sent: Members) => {
      const { index, function: callee, ...members } = sent;
      const { name, arguments: input } = toMembers(callee);
      const [id, tool] = [nonEmptyText(sent.id), nonEmptyText(name)];
      const key = index ?? id;
      const known = key === undefined ? undefined : byKey.get(key);
      let call = known ?? (index === undefined || index === null ? calls.at(-1) : undefined);
      if (call === undefined || isNext(call, { id, name: tool, input })) {
        call = { members: {}, name: '', input: '' };
        calls.push(call);
      }
      const first = nonEmptyText(call.members.id) ?? id;
      call.members = { ...merged(call.members, members), id: first };
      call.name = tool ?? call.name;
      call.input = grownInput(call.input, input);
      if (key !== undefined) byKey.set(key, call);
    },
    /** The calls as a whole message has them. */
    calls: () =>
      calls.map(({ members, name, input }) => ({
        type: 'function',
        ...members,
        function: { name, arguments: input },
      })),
  };
}

/** Whether a piece that names a tool begins another call, rather than repeating the name or all of this one. */
function isNext(call: PartialCall, { id, name, input }: Piece): boolean {
  if (name === undefined || call.name === '') return false;
  if (name !== call.name) return true;
  if (id !== undefined) return id !== call.members.id;
  return isWhole(call.input) && isWhole(input) && input !== call.input;
}

const isWhole = (input: unknown) => typeof input === 'string' && /^\{.*\}$/s.test(input);

/** Adds a piece to an input; all of it may come again, or after `{}` in its place. */
function grownInput(before: unknown, piece: unknown): unknown {
  if (piece === undefined || piece === null || piece === before) return before;
  if (typeof before !== 'string' || typeof piece !== 'string') return piece;
  return before === '{}' && piece.startsWith('{') ? piece : before + piece;
}
