import type { Model } from '../../agent/ports.ts';
import { nearestModels } from '../../core/models/index.ts';
import { listNames } from '../../core/text/index.ts';
import { UserError } from '../../core/user-error.ts';
import { openaiCatalog } from './catalog.ts';
import type { OpenAiSettings } from './client.ts';
import { complaintOf, isModelMissing } from './complaints/index.ts';

/**
 * The model, whose errors also name the models that the endpoint lists, if it does not serve this one. The
 * endpoint is asked for them once, and only then; without an answer, the error stays as it is.
 */
export function withServedModels(model: Model, settings: OpenAiSettings): Model {
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
            listed.flatMap(({ id }) => plainId(id)),
          ),
        );
      }
    },
  };
}

function isAboutModel({ cause }: UserError): boolean {
  const complaint = complaintOf(cause);
  return complaint !== undefined && isModelMissing(complaint);
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
