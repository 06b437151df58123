import {
  addSpent,
  nothingSpent,
  type Rules,
  replyBound,
  tokensOf,
} from '../../../core/run/index.ts';
import { estimateTokens } from '../../../core/text/index.ts';
import { pictureTokens } from '../../../core/tickets/index.ts';
import { type Model, type ModelRequest, messageText } from '../../ports.ts';
import type { MeteredModel } from './run-context.ts';

/** Thrown when the run has used up its calls or tokens. */
export class BudgetSpent extends Error {
  override readonly name = 'BudgetSpent';
}

/** Minimum tokens of a reply; with fewer left, no call is made. */
const minReply = 256;

/** Safety factor: estimates are nearly always within a fifth. */
const caution = 1.25;

/** Puts the budget inside the model: whoever asks, no attempt is made after the last allowed one. */
export function meterModel(model: Model, rules: Rules): MeteredModel {
  let spent = nothingSpent;
  return {
    spent: () => spent,
    async ask(request, signal) {
      const left = rules.maxTokens - tokensOf(spent) - promptEstimate(request);
      if (left < minReply) throw new BudgetSpent('The next call could exceed the token limit.');
      const beforeAttempt = () => {
        if (spent.calls >= rules.maxCalls)
          throw new BudgetSpent('No further call to the model is allowed.');
        spent = addSpent(spent, { ...nothingSpent, calls: 1 });
      };
      const maxReplyTokens = Math.min(replyBound(rules, request.needsRoom === true), left);
      const reply = await model.ask(request, { signal, beforeAttempt, maxReplyTokens });
      // The attempts are already counted.
      spent = addSpent(spent, { ...reply.spent, calls: 0 });
      return reply;
    },
  };
}

function promptEstimate({ messages, answer, reads }: ModelRequest): number {
  const tools = answer === undefined ? reads : [answer, ...reads];
  const texts = [...messages.map(messageText), ...tools.map((tool) => JSON.stringify(tool))];
  const pictures = messages
    .flatMap((message) => (message.role === 'tools' ? [] : (message.pictures ?? [])))
    .reduce((sum, picture) => sum + pictureTokens(picture), 0);
  return Math.ceil((estimateTokens(texts.join('\n')) + pictures) * caution);
}
