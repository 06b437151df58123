import type { Message, Model } from '../../agent/ports.ts';
import { nearestModels } from '../../core/models/index.ts';
import { listNames } from '../../core/text/index.ts';
import { UserError } from '../../core/user-error.ts';
import { openaiCatalog } from './catalog.ts';
import type { OpenAiSettings, RunModelSettings } from './client.ts';
import type { Wait } from './failures/index.ts';
import { openaiModel } from './model.ts';
import { isModelMissing, readRefusal } from './refusals/index.ts';

/**
 * The models of a run as one: a review is asked of the model for reviews. Errors also name the models that the
 * endpoint lists. Throws UserError for an invalid key or address.
 */
export function runModel({ reviewModel, ...settings }: RunModelSettings): Model {
  const worker = servedModel(settings);
  if (reviewModel === undefined || reviewModel === settings.model) return worker;
  const reviewer = withOwnThoughts(servedModel({ ...settings, model: reviewModel }));
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

/**
 * The model, whose errors also name the models that the endpoint lists, if it does not serve this one. The
 * endpoint is asked for them once, and only then; without an answer, the error stays as it is. Throws UserError
 * for an invalid key or address.
 */
export function servedModel(settings: OpenAiSettings, wait?: Wait): Model {
  const model = openaiModel(settings, wait);
  const catalog = openaiCatalog(settings);
  return {
    async ask(request, control) {
      try {
        return await model.ask(request, control);
      } catch (error) {
        if (!(error instanceof UserError) || !isAboutModel(error)) throw error;
        const listed = await catalog.list(control.signal).catch(() => []);
        throw withNames(
          error,
          nearestModels(
            settings.model,
            listed.flatMap((id) => plainId(id)),
          ),
        );
      }
    },
  };
}

function isAboutModel({ cause }: UserError): boolean {
  const refusal = readRefusal(cause);
  return refusal !== undefined && isModelMissing(refusal);
}

/** Names with other characters are not for a log line; models have none. */
function plainId(id: string): readonly string[] {
  return /^[\w.:/@+-]+$/.test(id) ? [id] : [];
}

function withNames(error: UserError, names: readonly string[]): UserError {
  if (names.length === 0) return error;
  const said = error.message.replace(/\.$/, '');
  return new UserError(`${said}; nearest in its list${listNames(names)}.`, { cause: error.cause });
}
