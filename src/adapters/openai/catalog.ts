import type OpenAI from 'openai';
import { APIError } from 'openai';
import { z } from 'zod';
import { firstBytes, raceAbort } from '../../agent/async/index.ts';
import { toMembers } from '../../core/text/index.ts';
import { OutageError } from '../../core/user-error.ts';
import { type OpenAiSettings, openEndpoint } from './client.ts';
import { explainFailure } from './explain.ts';
import { parseJsonOrText } from './message/index.ts';

/** Milliseconds for the whole list. */
const timeLimit = 10_000;

/** Bytes of a list: that of OpenRouter, with a description of each model, has 1 MB. */
const longestList = 8 * 2 ** 20;

/** The names of the models that the endpoint serves, from `GET /models`. Throws UserError for an invalid key or address. */
export function openaiCatalog(settings: OpenAiSettings) {
  const { client, credential } = openEndpoint(settings);
  return {
    /** Rejects with UserError for configuration problems, and with OutageError if the endpoint failed or has no list. */
    async list(signal: AbortSignal): Promise<readonly string[]> {
      const late = AbortSignal.timeout(timeLimit);
      try {
        await credential.prepare(signal);
        return readList(await fetchList(client, AbortSignal.any([signal, late])));
      } catch (error) {
        signal.throwIfAborted();
        if (error instanceof NoList) throw outage(`answered with ${error.message}`, error);
        if (late.aborted) throw outage(`listed nothing in ${timeLimit / 1000} seconds`, error);
        if (isUnknownRoute(error)) throw outage('has no list', error);
        const failure = { error, attempts: 1, hasReplied: false, apis: [], maxReply: 0 };
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

/** Ollama and Gemini call the id `name` in lists of their own. */
const Entry = z
  .object({ id: Id.optional(), name: Id.optional() })
  .transform(({ id, name }) => id ?? name);

/** Reads a list in any of its forms, without the entries that cannot be read. */
function readList(text: string): readonly string[] {
  const body = parseJsonOrText(text);
  const { data, models } = toMembers(body);
  const list = data ?? models ?? body;
  if (!Array.isArray(list)) throw new NoList('no list of models');
  return list.flatMap((entry) => Entry.safeParse(entry).data ?? []);
}
