import { countTokens } from '../../core/run/index.ts';
import { promptBound } from '../loop/index.ts';
import type { Model } from '../ports.ts';

/** The part of the most that is drawn at once, so that few calls have to wait for it. */
const slice = 1 / 4;

/**
 * Puts a budget before a model: whoever asks, no call is made before the tokens that it can take at most are drawn. `draw`
 * has the run count as having spent so many in all, and rejects if it must not. A run that crashes in the middle of a
 * call has therefore spent no more than was drawn.
 */
export function drawnModel(
  model: Model,
  most: number,
  draw: (tokens: number) => Promise<void>,
): Model {
  let inAll = 0;
  let drawn = 0;
  return {
    async ask(request, control) {
      const bound = promptBound(request) + control.maxReplyTokens;
      inAll += bound;
      try {
        if (inAll > drawn) {
          const next = Math.max(inAll, Math.min(most, drawn + most * slice));
          await draw(next);
          drawn = Math.max(drawn, next);
        }
        const reply = await model.ask(request, control);
        inAll += countTokens(reply.spent);
        return reply;
      } finally {
        inAll -= bound;
      }
    },
  };
}
