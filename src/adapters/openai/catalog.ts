import type OpenAI from 'openai';
import { APIError } from 'openai';
import { z } from 'zod';
import { firstBytes, raceAbort, sleep } from '../../agent/async/index.ts';
import type { ListedModel, ModelCatalog } from '../../agent/ports.ts';
import { OutageError } from '../../core/user-error.ts';
import { type OpenAiSettings, openEndpoint } from './client.ts';
import { explainFailure } from './explain.ts';
import { parseJsonOrText } from './message/index.ts';

/** Milliseconds for the whole list. */
const timeLimit = 10_000;

/** Bytes of a list: that of OpenRouter, with a description of each model, has 1 MB. */
const longestList = 8 * 2 ** 20;

/** The models that the endpoint serves, from `GET /models`. Throws UserError for an invalid key or address. */
export function openaiCatalog(settings: OpenAiSettings): ModelCatalog {
  const { client, credential } = openEndpoint(settings, sleep);
  return {
    async list(signal) {
      const late = AbortSignal.timeout(timeLimit);
      try {
        await credential.prepare(signal);
        return readList(await fetchList(client, AbortSignal.any([signal, late])));
      } catch (error) {
        signal.throwIfAborted();
        if (error instanceof NoList) throw outage(`answered with ${error.message}`, error);
        if (late.aborted) throw outage(`listed nothing in ${timeLimit / 1000} seconds`, error);
        if (isUnknownRoute(error)) throw outage('has no list', error);
        const failure = { error, attempts: 1, hasReplied: false, apis: [] };
        throw explainFailure(failure, settings, credential);
      }
    },
  };
}

function isUnknownRoute(error: unknown): boolean {
  return error instanceof APIError && [404, 405, 501].includes(error.status ?? 0);
}

function outage(what: string, cause: unknown): OutageError {
  return new OutageError(`Asked for its models, the model's endpoint ${what}.`, { cause });
}

/** Resolves to the text of the list, which is read no further than to its limit. */
async function fetchList(client: OpenAI, signal: AbortSignal): Promise<string> {
  const options = { signal, timeout: timeLimit };
  const { body } = await raceAbort(client.get('/models', options).asResponse(), signal);
  const { bytes, isWhole } = await raceAbort(firstBytes(body, longestList), signal);
  if (!isWhole) throw new NoList(`more than ${longestList} bytes`);
  return new TextDecoder().decode(bytes);
}

/** The endpoint answered with something else than a list. */
class NoList extends Error {
  override readonly name = 'NoList';
}

const Id = z.string().min(1).max(200);

const Day = z
  .string()
  .regex(/^\d{4}-\d{2}-\d{2}/)
  .transform((text) => text.slice(0, 10))
  .optional()
  .catch(undefined);

/** Ollama and Gemini call the id `name` in lists of their own. OpenRouter and Mistral name the end otherwise. */
const Entry = z
  .object({
    ...{ id: Id.optional(), name: Id.optional() },
    ...{ shutdown_date: Day, expiration_date: Day, deprecation: Day },
  })
  .transform(
    ({ id, name, shutdown_date, expiration_date, deprecation }): readonly ListedModel[] => {
      const named = id ?? name;
      const ends = shutdown_date ?? expiration_date ?? deprecation;
      return named === undefined ? [] : [{ id: named, ...(ends && { ends }) }];
    },
  );

const Entries = z.array(z.unknown());

const List = z.union([
  Entries,
  z.object({ data: Entries }).transform(({ data }) => data),
  z.object({ models: Entries }).transform(({ models }) => models),
]);

/** Reads a list in any of its forms, without the entries that cannot be read. */
function readList(text: string): readonly ListedModel[] {
  const list = List.safeParse(parseJsonOrText(text));
  if (!list.success) throw new NoList('no list of models');
  return list.data.flatMap((entry) => Entry.safeParse(entry).data ?? []);
}
