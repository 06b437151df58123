import type { ModelReply } from '../../agent/ports.ts';
import type { Spent } from '../../core/run/index.ts';
import { estimateTokens } from '../../core/text/index.ts';
import type { ChatBody } from './request.ts';

/** The tokens that the endpoint counted; 0 if it did not count. */
export type CountedTokens = Pick<Spent, 'promptTokens' | 'completionTokens'>;

/** The tokens that a request and its reply used, estimated if the endpoint did not count them. */
export function tokensSpent(
  counted: CountedTokens,
  { messages, tools }: ChatBody,
  { text, toolCalls }: Pick<ModelReply, 'text' | 'toolCalls'>,
): Omit<Spent, 'calls'> {
  const prompt = messages.map(({ content }) => (typeof content === 'string' ? content : ''));
  const promptTokens =
    counted.promptTokens || estimateTokens(prompt.join('\n') + jsonOf(tools ?? []));
  const completionTokens = counted.completionTokens || estimateTokens(text + jsonOf(toolCalls));
  const estimated =
    promptTokens !== counted.promptTokens || completionTokens !== counted.completionTokens;
  return { promptTokens, completionTokens, estimated };
}

const jsonOf = (tools: readonly unknown[]) => (tools.length === 0 ? '' : JSON.stringify(tools));
