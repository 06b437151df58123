import type { Call } from '../../core/run/index.ts';
import type { Message, ModelReply, ModelRequest } from '../ports.ts';
import type { StepContext } from './run-context.ts';

/** One call to the model, with what the record keeps of it. */
export interface AskResult {
  readonly reply: ModelReply;
  readonly call: Call;
}

/** Through which tools the reply may be given; left out, it is text. */
export type Tools = Partial<Pick<ModelRequest, 'answer' | 'reads'>>;

/** Asks the model and keeps the prompt as it was sent, the whole reply, tokens and time. */
export async function askModel(
  world: StepContext,
  messages: readonly Message[],
  tools: Tools = {},
): Promise<AskResult> {
  const start = world.now();
  const reply = await world.model.ask({ messages, reads: [], ...tools }, world.signal);
  const { attempts, promptTokens, completionTokens, estimated } = reply.usage;
  const call: Call = {
    prompt: messages.map(({ role, text }) => `[${role}]\n${text}`).join('\n\n'),
    reply: wholeReply(reply),
    spent: { calls: attempts, promptTokens, completionTokens, estimated },
    elapsed: world.now() - start,
  };
  return { reply, call };
}

function wholeReply({ text, toolCalls }: ModelReply): string {
  return toolCalls.length === 0 ? text : `${text}\n${JSON.stringify(toolCalls)}`.trim();
}
