import type { ModelSettings } from './client.ts';
import { endpointModel } from './model.ts';
import type { Message, Model } from './port/index.ts';

/**
 * The models of a run as one: a review is asked of the model for reviews. Throws UserError for an invalid key or
 * address.
 */
export function openModel({ reviewModel, ...settings }: ModelSettings): Model {
  const worker = endpointModel(settings);
  if (reviewModel === undefined || reviewModel === settings.model) return worker;
  const reviewer = withOwnThoughts(endpointModel({ ...settings, model: reviewModel }));
  const other = withOwnThoughts(worker);
  return {
    ask: (request, control) => (request.isReview === true ? reviewer : other).ask(request, control),
  };
}

/** Gives a model back only what it said itself: it may be sealed, and no other model can read it. */
function withOwnThoughts(model: Model): Model {
  const own = new WeakSet<object>();
  const isOwn = (value: unknown) => typeof value === 'object' && value !== null && own.has(value);
  const withoutForeign = (message: Message): Message =>
    message.role !== 'tools' || isOwn(message.continuation)
      ? message
      : { ...message, continuation: undefined };
  return {
    async ask(request, control) {
      const messages = request.messages.map(withoutForeign);
      const reply = await model.ask({ ...request, messages }, control);
      const { continuation } = reply;
      if (typeof continuation === 'object' && continuation !== null) own.add(continuation);
      return reply;
    },
  };
}
