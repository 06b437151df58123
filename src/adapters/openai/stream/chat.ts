import { estimateTokens, type Members, toMembers } from '../../../core/text/index.ts';
import type { Collector } from './collector.ts';
import { merged, nonEmptyText, toList } from './members.ts';
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
      usage = counted ?? choice.usage ?? toMembers(chunk.x_groq).usage ?? usage;
      if (Object.keys(choice).length === 0) {
        // The usage alone follows the last chunk of the message.
        isAfterwards ||= hasChoice && typeof counted === 'object' && counted !== null;
        return isAfterwards;
      }
      hasChoice = true;
      if (isWhole(choice.message)) message = toMembers(choice.message);
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

/** Whether an endpoint sends the message in one piece, or again when it is whole. */
function isWhole(message: unknown): boolean {
  const { content, tool_calls: calls } = toMembers(message);
  return nonEmptyText(content) !== undefined || toList(content).length + toList(calls).length > 0;
}

function whole(message: Members, calls: readonly unknown[]): Members {
  const common = { role: 'assistant', content: null, refusal: null, ...message };
  return calls.length === 0 ? common : { ...common, tool_calls: calls };
}

/** Content may arrive in parts, some of them thoughts. */
function withPlainContent(delta: Members): Members {
  if (!Array.isArray(delta.content)) return delta;
  const isThought = (part: unknown) =>
    /^(?:thinking|reasoning)/.test(nonEmptyText(toMembers(part).type) ?? '');
  const thoughts = delta.content.filter(isThought);
  const said = delta.content.filter((part) => !isThought(part));
  const reasoning =
    thoughts.length === 0 ? {} : { reasoning_content: thoughts.map(partText).join('') };
  return { ...delta, content: said.map(partText).join(''), ...reasoning };
}

function partText(part: unknown): string {
  const { text, thinking, content } = toMembers(part);
  const own = text ?? thinking ?? content;
  return nonEmptyText(own) ?? toList(own).map(partText).join('');
}

const thoughtsIn = (delta: Members) =>
  nonEmptyText(delta.reasoning_content) ?? nonEmptyText(delta.reasoning) ?? '';

/** What pieces of tool calls add to the reply. */
function writtenBy(pieces: unknown): string {
  return toList(pieces)
    .map((piece) => {
      const { name, arguments: input } = toMembers(toMembers(piece).function);
      const written = typeof input === 'string' ? input : (JSON.stringify(input) ?? '');
      return `${nonEmptyText(name) ?? ''}${written}`;
    })
    .join('');
}
