import { APIConnectionError } from 'openai';
import { PromptTooLong } from '../../agent/ports.ts';
import { oneLine } from '../../core/text/index.ts';
import { explanationIn, OutageError, showInput, UserError } from '../../core/user-error.ts';
import type { OpenAiSettings } from './client.ts';
import type { Credential, ShowModelSetting } from './credential/index.ts';
import { type Api, type Complaint, isModelMissing } from './dialect/index.ts';
import {
  AttemptTimeout,
  answerOf,
  codeOf,
  complaintOf,
  isCutOff,
  isOutOfCredit,
  isTimeout,
  isTooLong,
  rootCause,
} from './failures/index.ts';
import { Withheld } from './message/index.ts';
import { promptLimit } from './prompt-limit.ts';
import { AnswerTooLong, CutOffStream } from './stream/index.ts';

/** What went wrong in one `ask`. */
export interface AskFailure {
  /** Of the last attempt. */
  readonly error: unknown;
  readonly attempts: number;
  /** Whether the endpoint has replied before, so that its address is right. */
  readonly hasReplied: boolean;
  /** The protocols that were not ruled out; the first was spoken. */
  readonly apis: readonly Api[];
}

/**
 * Explains why an `ask` failed: a UserError if a setting mends it, PromptTooLong with such a cause, an
 * OutageError if the endpoint failed or refused. Each quotes what the endpoint said. Any other error is
 * returned as it is.
 */
export function explainFailure(
  failure: AskFailure,
  settings: OpenAiSettings,
  credential: Credential,
): unknown {
  const { error } = failure;
  const explained = explanationIn(error);
  if (explained !== undefined) return explained;
  const { show = showInput } = settings;
  const address = addressOf(settings);
  const complaint = complaintOf(error, credential.conceal);
  if (complaint !== undefined) {
    const advised = advice.find(({ when }) => when(complaint, failure, settings));
    const answered = answerOf(complaint);
    if (advised === undefined)
      return outage(`The model's endpoint ${address} ${answered}`, failure);
    const mended = advised.mend(show, settings.model, credential.setting);
    const sentence = `${mended}: ${address} ${answered}.`;
    const mendable = new UserError(sentence, { cause: error });
    if (advised.isTooLong !== true) return mendable;
    const limit = promptLimit(complaint.said, settings.model);
    return new PromptTooLong(sentence, limit, { cause: mendable });
  }
  if (error instanceof Withheld) return outage(`${error.message} at ${address}`, failure);
  if (isTimeout(error)) return explainTimeout(error, failure, settings);
  if (error instanceof AnswerTooLong) {
    return outage(`The model's endpoint ${address} sent ${error.message}`, failure);
  }
  if (error instanceof CutOffStream) {
    return outage(`The model's endpoint ${address} sent a reply that breaks off`, failure);
  }
  if (error instanceof SyntaxError) {
    return outage(`The model's endpoint ${address} answered with JSON that is cut off`, failure);
  }
  if (isCutOff(error))
    return outage(`The connection to the model's endpoint ${address} broke`, failure);
  return error instanceof APIConnectionError ? explainConnection(error, failure, settings) : error;
}

/** Many endpoints that do not stream send nothing until the reply is whole, so more patience may be all they need. */
function explainTimeout(error: unknown, failure: AskFailure, settings: OpenAiSettings): Error {
  const { show = showInput } = settings;
  const sent = error instanceof AttemptTimeout ? error.message : 'did not answer in time';
  const tried = failure.attempts > 1 ? ` (tried ${failure.attempts} times)` : '';
  return new OutageError(
    `The model's endpoint ${addressOf(settings)} ${sent}${tried}; if its replies take longer, set ${show('reply-timeout-seconds')} to more.`,
    { cause: error },
  );
}

function explainConnection(
  error: APIConnectionError,
  failure: AskFailure,
  settings: OpenAiSettings,
): Error {
  const { show = showInput } = settings;
  const address = addressOf(settings);
  const reason = codeOf(error) || oneLine(rootCause(error).message, 200);
  if (failure.hasReplied) {
    return outage(`The model's endpoint ${address} can no longer be reached (${reason})`, failure);
  }
  if (reason === 'CERT_HAS_EXPIRED') {
    return outage(`The certificate of the model's endpoint ${address} has expired`, failure);
  }
  const advised = untrusted.test(reason)
    ? `Set NODE_EXTRA_CA_CERTS to a file with the certificate of the authority that ${address} uses: Node does not trust it (${reason}).`
    : `Set ${show('base-url')} to the address of an endpoint that can be reached: ${address} cannot (${reason || refusedByFetch}).`;
  return new UserError(advised, { cause: error });
}

/** What Node's fetch hides behind an error without words. */
const refusedByFetch = '407 or another answer that Node does not pass on';

/** The codes of a certificate from an authority that Node does not know, as those of a company are. */
const untrusted = /SELF_SIGNED|UNABLE_TO_(?:VERIFY|GET)|CERT_UNTRUSTED/;

/** What mends a refusal, as the beginning of a sentence. */
interface Advice {
  readonly when: (complaint: Complaint, failure: AskFailure, settings: OpenAiSettings) => boolean;
  readonly mend: (show: ShowModelSetting, model: string, access: Credential['setting']) => string;
  /** Whether a shorter prompt mends it as well. */
  readonly isTooLong?: boolean;
}

const says =
  (words: RegExp) =>
  ({ said, code }: Complaint) =>
    words.test(`${said} ${code}`);

/** The first that applies counts; a refusal without advice is an outage. */
const advice: readonly Advice[] = [
  {
    when: ({ status, code, said }) =>
      isOutOfCredit({ status, code: code.split(' ')[0], type: code.split(' ')[1], message: said }),
    mend: (show, _, setting) => `Add credit to the account of ${show(setting)}`,
  },
  {
    when: ({ status, said, code }) => isTooLong(`${said} ${code}`) || status === 413,
    mend: (show) => `Set ${show('model')} to one that reads longer prompts`,
    isTooLong: true,
  },
  {
    when: (complaint) => complaint.status === 401 || isWrongKey(complaint),
    mend: (show, _, setting) => `Set ${show(setting)} to one that is valid there`,
  },
  {
    when: ({ status }) => status >= 300 && status < 400,
    mend: (show) => `Set ${show('base-url')} to the endpoint's own address, not one that redirects`,
  },
  {
    when: ({ isPage, status }, { hasReplied }) => isPage && status < 500 && !hasReplied,
    mend: (show) =>
      `Set ${show('base-url')} to the address that /chat/completions or /responses is appended to, often one that ends in /v1`,
  },
  {
    when: (complaint) =>
      [400, 403, 404, 422].includes(complaint.status) && isModelMissing(complaint),
    mend: (show, model, setting) =>
      `Set ${show('model')} to one that ${show(setting)} may use, instead of ${JSON.stringify(model)}`,
  },
  {
    when: ({ status }, { hasReplied, apis }, { api }) =>
      [404, 405, 501].includes(status) && !hasReplied && api === 'responses' && apis.length === 1,
    mend: (show) =>
      `Set ${show('api')} to auto or chat, or ${show('base-url')} to an address that serves /responses`,
  },
  {
    when: ({ status }) => status === 403,
    mend: (show, model, setting) =>
      `Set ${show(setting)} to one that may use ${JSON.stringify(model)}`,
  },
  {
    when: ({ status }, { hasReplied }) => [404, 405, 410].includes(status) && !hasReplied,
    mend: (show, model) =>
      `Set ${show('model')} and ${show('base-url')} to values that match, unlike ${JSON.stringify(model)}`,
  },
];

/** Whether an endpoint that answers with another status than 401 complains about the key. */
export const isWrongKey = says(
  /\bapi[ _-]key (?:is )?(?:not valid|invalid)|\b(?:invalid|incorrect)[ _]api[ _]key\b/i,
);

function outage(what: string, { attempts, error }: AskFailure): OutageError {
  const tried = attempts > 1 ? ` (tried ${attempts} times)` : '';
  return new OutageError(`${what}${tried}.`, { cause: error });
}

/** The address without the user name, password and query that it may contain. */
function addressOf({ baseUrl }: OpenAiSettings): string {
  if (baseUrl === undefined || !URL.canParse(baseUrl)) return 'https://api.openai.com/v1';
  const { origin, pathname } = new URL(baseUrl);
  return `${origin}${pathname}`;
}
