import { estimateTokens, type Members, toMembers } from '../../text/index.ts';
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
