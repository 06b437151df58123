import OpenAI from 'openai';
import { clip, oneLine } from '../../core/text/index.ts';
import { UserError } from '../../core/user-error.ts';
import { codeOf, innermost, isCutOff, isOutOfQuota, isTooSlow, NoCompletion } from './outage.ts';
import type { OpenAiSettings } from './settings.ts';

type ApiError = InstanceType<typeof OpenAI.APIError>;

/**
 * The failure of the last of so many attempts in words that help: a UserError for what the settings can
 * mend, else an Error with what the endpoint said last.
 */
export function explain(error: unknown, settings: OpenAiSettings, attempts: number): unknown {
  const sentence = mending(error, settings);
  if (sentence !== undefined) return new UserError(sentence, { cause: error });
  const problem = problemOf(error);
  if (problem === undefined) return error;
  const tried = attempts > 1 ? ` (tried ${attempts} times)` : '';
  return new Error(problem + tried, { cause: error });
}

/** The sentence for whoever made the settings; `undefined` when they are not to blame. */
function mending(error: unknown, settings: OpenAiSettings): string | undefined {
  if (isTooSlow(error) || isCutOff(error)) return undefined;
  if (error instanceof OpenAI.APIConnectionError) {
    const reason = codeOf(error) || innermost(error).message;
    return `Set \`base-url\` to the address of an endpoint that can be reached: ${placeOf(settings)} cannot (${reason}).`;
  }
  if (error instanceof NoCompletion && error.isPage) {
    return 'Set `base-url` to an address below which there is /chat/completions, often one that ends in /v1: a page that is not JSON came from this one.';
  }
  return error instanceof OpenAI.APIError ? mendingStatus(error, settings) : undefined;
}

function mendingStatus(error: ApiError, settings: OpenAiSettings): string | undefined {
  const { status = 0, code } = error;
  const where = placeOf(settings);
  if (isOutOfQuota(error)) {
    return `Give the account behind \`api-key\` credit at ${where}: it has no quota left.`;
  }
  if (status === 401 || status === 403 || /\bapi[ _]key not valid\b/i.test(error.message)) {
    return `Set \`api-key\` to a key that ${where} accepts: it answered ${status} to this one.`;
  }
  if (status === 404 || code === 'model_not_found') {
    const model = JSON.stringify(settings.model);
    return `Set \`model\` and \`base-url\` to ones that fit: ${where} does not have ${model}.`;
  }
  if (status >= 300 && status < 400) {
    return `Set \`base-url\` to the endpoint's own address: ${where} leads elsewhere (${status}).`;
  }
  return undefined;
}

/** What went wrong outside; `undefined` when it is none of the endpoint's doing. */
function problemOf(error: unknown): string | undefined {
  if (isTooSlow(error)) return 'the model did not answer in time';
  if (error instanceof SyntaxError)
    return "the model's endpoint answered with JSON that is cut off";
  if (isCutOff(error)) return 'the connection to the model broke';
  if (error instanceof NoCompletion) return `the model's endpoint answered with ${error.message}`;
  if (!(error instanceof OpenAI.APIError)) return undefined;
  return `the model's endpoint answered ${clip(oneLine(error.message), 500)}`;
}

/** Without the user name, password and query that an address can hold. */
function placeOf({ baseUrl }: OpenAiSettings): string {
  if (baseUrl === undefined || !URL.canParse(baseUrl)) return 'the endpoint';
  const { origin, pathname } = new URL(baseUrl);
  return `${origin}${pathname}`;
}
