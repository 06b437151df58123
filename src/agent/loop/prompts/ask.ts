import type { Call } from '../../../core/run/index.ts';
import { type Message, type ModelReply, type ModelRequest, messageText } from '../../ports.ts';
import type { StepContext } from '../context/index.ts';
import { callsIn } from '../tools/index.ts';

/** A reply of the model, and what the run records of the call. */
export interface AskResult {
  readonly reply: ModelReply;
  readonly call: Call;
}

/** The tools that may carry the reply; without them it is text. */
type ReplyTools = Partial<Pick<ModelRequest, 'answer' | 'reads'>>;

/**
 * Asks the model, and records the prompt as sent, the whole reply, tokens and time. Calls that the model
 * wrote as text are among the reply's tool calls.
 */
export async function askModel(
  { model, now, signal }: StepContext,
  messages: readonly Message[],
  tools: ReplyTools = {},
): Promise<AskResult> {
  const start = now();
  const request = { messages, reads: [], ...tools };
  const reply = await model.ask(request, signal);
  const call: Call = {
    prompt: messages.map((message) => `[${message.role}]\n${messageText(message)}`).join('\n\n'),
    reply: wholeReply(reply),
    spent: reply.spent,
    elapsed: now() - start,
    losses: reply.losses,
  };
  return { reply: { ...reply, toolCalls: callsIn(reply, request) }, call };
}

function wholeReply({ text, toolCalls }: ModelReply): string {
  return toolCalls.length === 0 ? text : `${text}\n${JSON.stringify(toolCalls)}`.trim();
}
