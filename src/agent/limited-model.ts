import type { Model } from './ports.ts';

/** The model with a bound inside: the call after the last allowed one is refused, whoever makes it. */
export function limitCalls(model: Model, limit: number): Model {
  let calls = 0;
  return {
    ask(request, signal) {
      calls += 1;
      if (calls > limit)
        return Promise.reject(new Error(`The bound of ${limit} calls to the model was reached.`));
      return model.ask(request, signal);
    },
  };
}
