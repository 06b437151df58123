import type { Amount } from '../../core/ledger/index.ts';
import {
  computeCost,
  countTokens,
  type GivenPrices,
  highestCost,
  type Usage,
} from '../../core/run/index.ts';
import { promptBound } from '../loop/index.ts';
import type { Control, Model, ModelRequest } from '../ports.ts';

/** What a model may spend. */
export interface Purse {
  /** The most that it is drawn to in slices. */
  readonly most: Amount;
  readonly prices?: GivenPrices | undefined;
  /** Has the run count as having spent so much in all. Rejects if it must not. */
  readonly draw: (upTo: Amount) => Promise<void>;
}

/** The part of the most that is drawn at once, so that few calls have to wait for it. */
const slice = 1 / 4;

/**
 * Puts a purse before a model: whoever asks, no call is made before what it can cost at most is drawn. A run that
 * crashes in the middle of a call has therefore spent no more than was drawn.
 */
export function drawnModel(model: Model, { most, prices, draw }: Purse): Model {
  const costOf = (tokens: number) => (prices === undefined ? 0 : highestCost(tokens, prices));
  const inAll = { tokens: 0, cost: 0 };
  const drawn = { tokens: 0, cost: 0 };
  const change = (total: typeof inAll, by: Amount, sign: 1 | -1) => {
    total.tokens += sign * by.tokens;
    total.cost += sign * (by.cost ?? 0);
  };
  return {
    async ask(request, control) {
      const tokens = callBound(request, control);
      const bound = { tokens, cost: costOf(tokens) };
      change(inAll, bound, 1);
      try {
        if (inAll.tokens > drawn.tokens || inAll.cost > drawn.cost) {
          const upTo = {
            tokens: nextSlice(inAll.tokens, drawn.tokens, most.tokens),
            cost: nextSlice(inAll.cost, drawn.cost, most.cost ?? 0),
          };
          await draw(upTo);
          drawn.tokens = Math.max(drawn.tokens, upTo.tokens);
          drawn.cost = Math.max(drawn.cost, upTo.cost);
        }
        const reply = await model.ask(request, control);
        change(inAll, amountOf(reply.spent, prices), 1);
        return reply;
      } finally {
        change(inAll, bound, -1);
      }
    },
  };
}

const callBound = (request: ModelRequest, { maxReplyTokens }: Control) =>
  promptBound(request) + maxReplyTokens;

/** A slice more than was drawn, within the most, but never less than is needed. */
const nextSlice = (needed: number, drawn: number, most: number) =>
  Math.max(needed, Math.min(most, drawn + most * slice));

function amountOf(used: Usage, prices: GivenPrices | undefined): Amount {
  return { tokens: countTokens(used), cost: prices && computeCost(used, prices) };
}
