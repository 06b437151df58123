import {
  addSpent,
  costOf,
  countTokens,
  nothingSpent,
  type Rules,
  replyBound,
  type Spent,
} from '../../../core/run/index.ts';
import {
  type Control,
  type Model,
  type ModelRequest,
  messageText,
  PromptTooLong,
  pictureTokens,
  type ReplyProgress,
} from '../../../engines/model/port/index.ts';
import { estimateTokens } from '../../../engines/text/index.ts';
import type { MeteredModel } from './run-context.ts';

/** Thrown when the run has used up its calls or tokens. */
export class BudgetSpent extends Error {
  override readonly name = 'BudgetSpent';
}

/** Minimum tokens of a reply; with fewer left, no call is made. */
const minReply = 256;

/** Safety factor: estimates are nearly always within a fifth. */
const caution = 1.25;

/** What a metered model needs to know besides its bounds. */
export interface MeterOptions extends Pick<Control, 'timeLeft'> {
  /** Called as a reply is awaited, with what is spent so far, and with nothing once none is. */
  readonly onProgress?: (progress: ReplyProgress | undefined, spent: Spent) => void;
}

/**
 * Puts the budget inside the model: whoever asks, no attempt is made after the last allowed one. Learns from a
 * refusal how long a prompt may be.
 */
export function meterModel(
  model: Model,
  rules: Rules,
  { onProgress, timeLeft }: MeterOptions = {},
): MeteredModel {
  let spent = nothingSpent;
  const tell = (progress: ReplyProgress | undefined) => onProgress?.(progress, spent);
  let longest = promptsWithin(rules);
  let showsPictures = true;
  const estimate = (request: ModelRequest) =>
    promptEstimate(request) + (showsPictures ? picturesEstimate(request) : 0);
  return {
    spent: () => spent,
    excess: (request) => Math.max(0, estimate(request) - longest),
    async ask(request, signal) {
      const left = rules.maxTokens - countTokens(spent) - estimate(request);
      if (left < minReply) throw new BudgetSpent();
      const beforeAttempt = () => {
        if (spent.calls >= rules.maxCalls) throw new BudgetSpent();
        spent = addSpent(spent, { ...nothingSpent, calls: 1 });
        tell({ kind: 'arriving', tokens: 0, isThinking: false });
      };
      const bound = replyBound(rules, request.needsRoom === true);
      const inWindow = (rules.window ?? Number.POSITIVE_INFINITY) - estimate(request);
      const maxReplyTokens = Math.min(bound, left, Math.max(inWindow, minReply));
      const asked = model
        .ask(request, { signal, beforeAttempt, maxReplyTokens, onProgress: tell, timeLeft })
        .finally(() => tell(undefined));
      const reply = await asked.catch((error: unknown) => {
        if (error instanceof PromptTooLong) longest = limitAfter(error, estimate(request));
        throw error;
      });
      const { prices } = rules;
      const cost = costOf(reply.spent, prices);
      // The attempts are already counted.
      spent = addSpent(spent, { ...reply.spent, cost, calls: 0 });
      if (reply.losses.some(({ ability }) => ability === 'pictures')) showsPictures = false;
      return { ...reply, spent: { ...reply.spent, cost } };
    },
  };
}

/** The estimated tokens that a prompt may have, if its reply shall have room in the window, too. */
function promptsWithin({ window = Number.POSITIVE_INFINITY, maxReplyTokens }: Rules): number {
  return window - Math.min(maxReplyTokens, window / 2);
}

/** A limit that the refused prompt keeps, as far as we can count, is not the whole truth. */
function limitAfter({ limit }: PromptTooLong, refused: number): number {
  return limit !== undefined && limit < refused ? limit : refused / 2;
}

/** The tokens that a prompt may have, its pictures included. Estimates are nearly always within that. */
export function promptBound(request: ModelRequest): number {
  return promptEstimate(request) + picturesEstimate(request);
}

function promptEstimate({ messages, answer, reads, allTools }: ModelRequest): number {
  const own = answer === undefined ? reads : [answer, ...reads];
  const tools = allTools ?? own;
  const texts = [...messages.map(messageText), ...tools.map((tool) => JSON.stringify(tool))];
  return Math.ceil(estimateTokens(texts.join('\n')) * caution);
}

function picturesEstimate({ messages }: ModelRequest): number {
  const pictures = messages.flatMap((message) =>
    message.role === 'tools' ? [] : (message.pictures ?? []),
  );
  return Math.ceil(pictures.reduce((sum, picture) => sum + pictureTokens(picture), 0) * caution);
}
