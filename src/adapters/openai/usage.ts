import type { ModelReply, Usage } from '../../agent/ports.ts';
import { estimateTokens } from '../../core/text/index.ts';
import type { ChatBody } from './request.ts';

/** The tokens that the endpoint counted; 0 if it did not count. */
export type CountedTokens = Pick<Usage, 'promptTokens' | 'completionTokens'>;

/** The tokens that a request and its reply used, estimated if the endpoint did not count them. */
export function usageOf(
  counted: CountedTokens,
  { messages, tools }: ChatBody,
  { text, toolCalls }: Pick<ModelReply, 'text' | 'toolCalls'>,
): Omit<Usage, 'attempts'> {
  const prompt = messages.map(({ content }) => (typeof content === 'string' ? content : ''));
  const promptTokens =
    counted.promptTokens || estimateTokens(prompt.join('\n') + jsonOf(tools ?? []));
  const completionTokens = counted.completionTokens || estimateTokens(text + jsonOf(toolCalls));
  const estimated =
    promptTokens !== counted.promptTokens || completionTokens !== counted.completionTokens;
  return { promptTokens, completionTokens, estimated };
}

const jsonOf = (tools: readonly unknown[]) => (tools.length === 0 ? '' : JSON.stringify(tools));
