import type { Call } from '../core/run.ts';
import type { Message, ModelReply, ToolSpec } from './ports.ts';
import type { World } from './world.ts';

/** One call to the model, with what the record keeps of it. */
export interface Asked {
  readonly reply: ModelReply;
  readonly call: Call;
}

/** Asks the model and keeps the prompt as it was sent, the whole reply, tokens and time. */
export async function ask(
  world: World,
  messages: readonly Message[],
  tools: readonly ToolSpec[],
): Promise<Asked> {
  const start = world.now();
  const reply = await world.model.ask({ messages, tools }, world.signal);
  const call: Call = {
    prompt: messages.map(({ role, text }) => `[${role}]\n${text}`).join('\n\n'),
    reply:
      reply.toolCalls.length === 0
        ? reply.text
        : `${reply.text}\n${JSON.stringify(reply.toolCalls)}`.trim(),
    spent: { calls: 1, ...reply.usage },
    elapsed: world.now() - start,
  };
  return { reply, call };
}
