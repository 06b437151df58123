import { estimateTokens } from '../../../core/text/index.ts';
import type { Collector } from './collector.ts';
import { listOf, type Members, membersOf, merged, textIn } from './members.ts';
import { callCollector } from './tool-calls.ts';

/** Collects the chunks of Chat Completions to a completion with one choice. */
export function chatCollector(): Collector {
  const calls = callCollector();
  let [common, message, usage]: [Members, Members, unknown] = [{}, {}, undefined];
  let [hasChoice, finish, isAfterwards]: [boolean, unknown, boolean] = [false, null, false];
  let [tokens, isThinking] = [0, false];

  const addDelta = (given: Members) => {
    const { tool_calls: pieces, ...delta } = withPlainContent(given);
    message = merged(message, delta);
    for (const piece of listOf(pieces)) calls.add(membersOf(piece));
    const thoughts = thoughtsIn(delta);
    const said = textIn(delta.content) ?? textIn(delta.refusal);
    tokens += estimateTokens([thoughts, said, writtenBy(pieces)].join(''));
    if (thoughts !== '') isThinking = true;
    if (said !== undefined || listOf(pieces).length > 0) isThinking = false;
  };
  return {
    add: (chunk) => {
      const { choices, usage: counted, ...others } = chunk;
      common = merged(common, others);
      const choice = membersOf(listOf(choices).find((one) => (membersOf(one).index ?? 0) === 0));
      usage = counted ?? choice.usage ?? membersOf(chunk.x_groq).usage ?? usage;
      if (Object.keys(choice).length === 0) {
        // The usage alone follows the last chunk of the message.
        isAfterwards ||= hasChoice && typeof counted === 'object' && counted !== null;
        return isAfterwards;
      }
      hasChoice = true;
      if (isWhole(choice.message)) message = membersOf(choice.message);
      addDelta(membersOf(choice.delta));
      finish = textIn(choice.finish_reason) ?? finish;
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

/** Whether an endpoint sends the message in one piece, or again when it is whole. */
function isWhole(message: unknown): boolean {
  const { content, tool_calls: calls } = membersOf(message);
  return textIn(content) !== undefined || listOf(content).length + listOf(calls).length > 0;
}

function whole(message: Members, calls: readonly unknown[]): Members {
  const common = { role: 'assistant', content: null, refusal: null, ...message };
  return calls.length === 0 ? common : { ...common, tool_calls: calls };
}

/** Content may arrive in parts, some of them thoughts. */
function withPlainContent(delta: Members): Members {
  if (!Array.isArray(delta.content)) return delta;
  const isThought = (part: unknown) =>
    /^(?:thinking|reasoning)/.test(textIn(membersOf(part).type) ?? '');
  const thoughts = delta.content.filter(isThought);
  const said = delta.content.filter((part) => !isThought(part));
  const reasoning =
    thoughts.length === 0 ? {} : { reasoning_content: thoughts.map(partText).join('') };
  return { ...delta, content: said.map(partText).join(''), ...reasoning };
}

function partText(part: unknown): string {
  const { text, thinking, content } = membersOf(part);
  const own = text ?? thinking ?? content;
  return textIn(own) ?? listOf(own).map(partText).join('');
}

const thoughtsIn = (delta: Members) =>
  textIn(delta.reasoning_content) ?? textIn(delta.reasoning) ?? '';

/** What pieces of tool calls add to the reply. */
function writtenBy(pieces: unknown): string {
  return listOf(pieces)
    .map((piece) => {
      const { name, arguments: input } = membersOf(membersOf(piece).function);
      const written = typeof input === 'string' ? input : (JSON.stringify(input) ?? '');
      return `${textIn(name) ?? ''}${written}`;
    })
    .join('');
}
