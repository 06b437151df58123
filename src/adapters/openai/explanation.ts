import OpenAI from 'openai';
import { UserError } from '../../core/user-error.ts';
import type { OpenAiSettings } from './settings.ts';

/** An error of the client in words that help: a UserError for what the settings can mend. */
export function explain(error: unknown, settings: OpenAiSettings): unknown {
  if (error instanceof OpenAI.APIConnectionTimeoutError) {
    return new Error('the model did not answer in time', { cause: error });
  }
  if (error instanceof OpenAI.APIConnectionError) return explainSilence(error, settings);
  if (error instanceof OpenAI.APIError) return explainStatus(error, settings);
  if (error instanceof SyntaxError) {
    return new Error("the model's endpoint answered with JSON that is cut off", { cause: error });
  }
  return error;
}

function explainStatus(error: InstanceType<typeof OpenAI.APIError>, settings: OpenAiSettings) {
  const { status, code } = error;
  const where = placeOf(settings);
  const mend = (sentence: string) => new UserError(sentence, { cause: error });
  if (status === 401 || status === 403) {
    return mend(
      `Set \`api-key\` to a key that ${where} accepts: it answered ${status} to this one.`,
    );
  }
  if (status === 404 || code === 'model_not_found') {
    const model = JSON.stringify(settings.model);
    return mend(
      `Set \`model\` and \`base-url\` to ones that fit: ${where} does not have ${model}.`,
    );
  }
  if (status === 402 || code === 'insufficient_quota') {
    return mend(`Give the account behind \`api-key\` credit at ${where}: it has no quota left.`);
  }
  const said = error.message.replaceAll(/\s+/g, ' ').slice(0, 500);
  return new Error(`the model's endpoint answered ${said}`, { cause: error });
}

/** A connection that broke is an outage; one that never was, or that led elsewhere, is an address. */
function explainSilence(error: Error, settings: OpenAiSettings): Error {
  const reason = innermost(error);
  if (/ECONNRESET|EPIPE|UND_ERR/.test(codeOf(reason))) {
    return new Error('the connection to the model broke', { cause: error });
  }
  return new UserError(
    `Set \`base-url\` to the address of an endpoint that can be reached: ${placeOf(settings)} cannot (${codeOf(reason) || reason.message}).`,
    { cause: error },
  );
}

function innermost(error: Error): Error {
  return error.cause instanceof Error ? innermost(error.cause) : error;
}

function codeOf(error: Error): string {
  return 'code' in error && typeof error.code === 'string' ? error.code : '';
}

/** Without the user name, password and query that an address can hold. */
function placeOf({ baseUrl }: OpenAiSettings): string {
  if (baseUrl === undefined || !URL.canParse(baseUrl)) return 'the endpoint';
  const { origin, pathname } = new URL(baseUrl);
  return `${origin}${pathname}`;
}
