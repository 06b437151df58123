import { addSpent, nothingSpent, type Rules, type Spent, tokensOf } from '../../core/run/index.ts';
import { estimateTokens } from '../../core/text/index.ts';
import type { Model, ModelReply, ModelRequest } from '../ports.ts';

/** The run has used up the calls or the tokens that it was allowed. */
export class BudgetSpent extends Error {
  override readonly name = 'BudgetSpent';
}

/** A model that counts what it costs, and refuses what the rules do not allow. */
export interface MeteredModel {
  ask(request: ModelRequest, signal: AbortSignal): Promise<ModelReply>;
  /** All that was spent: every attempt, and the tokens of those that were answered. */
  spent(): Spent;
}

/** Tokens that one reply may have: enough for a file of 1,500 lines. */
const longestReply = 16_000;

/** Tokens below which a reply is not worth asking for. */
const shortestReply = 256;

/** Estimates are off by a fifth at the most, nearly always. */
const caution = 1.25;

/** The model with its bounds inside: whoever asks, the attempt after the last allowed one is not made. */
export function meterModel(model: Model, rules: Rules): MeteredModel {
  let spent = nothingSpent;
  const spend = (more: Partial<Spent>) => {
    spent = addSpent(spent, { ...nothingSpent, ...more });
  };
  return {
    spent: () => spent,
    async ask(request, signal) {
      const left = rules.maxTokens - tokensOf(spent) - promptEstimate(request);
      if (left < shortestReply) throw new BudgetSpent('The next call could exceed the tokens.');
      const beforeAttempt = () => {
        if (spent.calls >= rules.maxCalls) throw new BudgetSpent('No further call is allowed.');
        spend({ calls: 1 });
      };
      const maxReplyTokens = Math.min(longestReply, left);
      const reply = await model.ask(request, { signal, beforeAttempt, maxReplyTokens });
      const { promptTokens, completionTokens, estimated } = reply.usage;
      spend({ promptTokens, completionTokens, estimated });
      return reply;
    },
  };
}

function promptEstimate({ messages, answer, reads }: ModelRequest): number {
  const tools = answer === undefined ? reads : [answer, ...reads];
  const texts = [...messages.map(({ text }) => text), ...tools.map((tool) => JSON.stringify(tool))];
  return Math.ceil(estimateTokens(texts.join('\n')) * caution);
}
