import type { ModelReply, Usage } from '../../agent/ports.ts';
import { estimateTokens } from '../../core/text/index.ts';
import type { ChatBody } from './request.ts';

/** What the endpoint has counted; 0 where it has not. */
export type Counted = Pick<Usage, 'promptTokens' | 'completionTokens'>;

/** What a request and its reply have used, estimated where the endpoint did not count. */
export function usageOf(
  counted: Counted,
  { messages, tools }: ChatBody,
  { text, toolCalls }: Pick<ModelReply, 'text' | 'toolCalls'>,
): Omit<Usage, 'attempts'> {
  const prompt = messages.map(({ content }) => (typeof content === 'string' ? content : ''));
  const promptTokens =
    counted.promptTokens || estimateTokens(prompt.join('\n') + describe(tools ?? []));
  const completionTokens = counted.completionTokens || estimateTokens(text + describe(toolCalls));
  const estimated =
    promptTokens !== counted.promptTokens || completionTokens !== counted.completionTokens;
  return { promptTokens, completionTokens, estimated };
}

function describe(tools: readonly unknown[]): string {
  return tools.length === 0 ? '' : JSON.stringify(tools);
}
