import { cannotReach, findExplanation, OutageError, showInput, UserError } from '../errors.ts';
import { oneLine } from '../text/index.ts';
import type { EndpointSettings } from './client.ts';
import type { Credential } from './credential.ts';
import type { Api } from './dialect/index.ts';
import {
  AttemptTimeout,
  findErrorCode,
  isCutOff,
  isTimeout,
  NoConnection,
  rootCause,
} from './failures.ts';
import { Withheld } from './message/index.ts';
import { PromptTooLong } from './port/index.ts';
import {
  describeAnswer,
  type EndpointRefusal,
  findMeaning,
  readPromptLimit,
  readRefusal,
} from './refusals/index.ts';
import { SignInFailure } from './sign-in.ts';
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
  /** The most tokens of the reply that was asked for. */
  readonly maxReply: number;
}

/**
 * Explains why an `ask` failed: a UserError if a setting mends it, PromptTooLong with such a cause, an
 * OutageError if the endpoint failed or refused. Each quotes what the endpoint said. Any other error is
 * returned as it is.
 */
export function explainFailure(
  failure: AskFailure,
  settings: EndpointSettings,
  credential: Credential,
): unknown {
  const { error } = failure;
  const explained = findExplanation(error);
  if (explained !== undefined) return explained;
  const conceal = concealing(credential);
  if (error instanceof SignInFailure) return explainSignIn(error, failure, conceal, settings);
  const refusal = readRefusal(error, conceal);
  if (refusal !== undefined) return explainRefusal(refusal, failure, settings, credential);
  const broken = brokenAnswer(error, addressOf(settings));
  if (broken !== undefined) return outage(broken, failure);
  return error instanceof NoConnection ? explainConnection(error, failure, settings) : error;
}

/** What was wrong with an answer that is no reply; `undefined` for other errors. */
function brokenAnswer(error: unknown, address: string): string | undefined {
  const endpoint = `The model's endpoint ${address}`;
  if (error instanceof AttemptTimeout) return `${endpoint} ${error.message}`;
  if (isTimeout(error)) return `${endpoint} did not answer in time`;
  if (error instanceof Withheld) return `${error.message} at ${address}`;
  if (error instanceof AnswerTooLong) return `${endpoint} sent ${error.message}`;
  if (error instanceof CutOffStream) return `${endpoint} sent a reply that breaks off`;
  if (error instanceof SyntaxError) return `${endpoint} answered with JSON that cannot be read`;
  return isCutOff(error) ? `The connection to the model's endpoint ${address} broke` : undefined;
}

function explainRefusal(
  refusal: EndpointRefusal,
  failure: AskFailure,
  settings: EndpointSettings,
  { shown }: Credential,
): Error {
  const { apis, hasReplied, error, maxReply } = failure;
  const { show = showInput, api, model } = settings;
  const wanted = apis.length === 1 && apis[0] === api ? api : undefined;
  const meaning = findMeaning(refusal, { hasReplied, wanted });
  const answered = `${addressOf(settings)} ${describeAnswer(refusal)}`;
  if (meaning === undefined) return outage(`The model's endpoint ${answered}`, failure);
  const sentence = `${meaning.mend(show, model, shown)}: ${answered}.`;
  const mendable = new UserError(sentence, { cause: error });
  return meaning.isTooLong
    ? new PromptTooLong(sentence, readPromptLimit(refusal, model, maxReply), { cause: mendable })
    : mendable;
}

/** Returns what takes parts of a credential out of a text. */
export function concealing({ secrets }: Credential) {
  return (text: string) => [...secrets()].reduce((said, one) => said.replaceAll(one, '***'), text);
}

/** The statuses of a service of tokens that other settings would mend. */
const refusing: ReadonlySet<number> = new Set([400, 401, 403, 404, 422]);

function explainSignIn(
  { of, address, cause }: SignInFailure,
  failure: AskFailure,
  conceal: (text: string) => string,
  { show = showInput }: EndpointSettings,
): Error {
  const refusal = readRefusal(cause, conceal);
  const answered = refusal && describeAnswer(refusal);
  if (of !== 'the job' && refusal !== undefined && refusing.has(refusal.status)) {
    const ids =
      of === 'OpenAI'
        ? `${show('identity-provider-id')} and ${show('service-account-id')}`
        : '`ANTHROPIC_FEDERATION_RULE_ID` and `ANTHROPIC_ORGANIZATION_ID`';
    return new UserError(
      `Set ${ids} to match the workload identity federation of ${of}: ${address} ${answered}.`,
      { cause },
    );
  }
  const said = answered ?? describeSilence(cause);
  const service = `The service that issues tokens of ${of}, ${new URL(address).origin}, ${said}`;
  return outage(service, { ...failure, error: cause });
}

/** What happened to a request for a token without a refusal. */
function describeSilence(cause: unknown): string {
  if (cause instanceof AttemptTimeout) return cause.message;
  if (!(cause instanceof NoConnection)) return 'answered without a token';
  return `could not be reached (${findErrorCode(cause) || oneLine(rootCause(cause).message, 200)})`;
}

function explainConnection(
  error: NoConnection,
  failure: AskFailure,
  settings: EndpointSettings,
): Error {
  const { show = showInput } = settings;
  const address = addressOf(settings);
  const reason = findErrorCode(error) || oneLine(rootCause(error).message, 200);
  if (failure.hasReplied) {
    return outage(`The model's endpoint ${address} can no longer be reached (${reason})`, failure);
  }
  if (reason === 'CERT_HAS_EXPIRED') {
    return outage(`The certificate of the model's endpoint ${address} has expired`, failure);
  }
  const advised = untrusted.test(reason)
    ? `Set NODE_EXTRA_CA_CERTS to a file with the certificate of the authority that ${address} uses: Node does not trust it (${reason}).`
    : cannotReach("The model's endpoint", address, reason || refusedByFetch, show('base-url'));
  return new UserError(advised, { cause: error });
}

/** What Node's fetch hides behind an error without words. */
const refusedByFetch = '407 or another answer that Node does not pass on';

/** The codes of a certificate from an authority that Node does not know, as those of a company are. */
const untrusted = /SELF_SIGNED|UNABLE_TO_(?:VERIFY|GET)|CERT_UNTRUSTED/;

function outage(what: string, { attempts, error }: AskFailure): OutageError {
  const tried = attempts > 1 ? ` (tried ${attempts} times)` : '';
  return new OutageError(`${what}${tried}.`, { cause: error });
}

/** The address without the user name, password and query that it may contain. */
function addressOf({ baseUrl }: EndpointSettings): string {
  if (baseUrl === undefined || !URL.canParse(baseUrl)) return 'https://api.openai.com/v1';
  const { origin, pathname } = new URL(baseUrl);
  return `${origin}${pathname}`;
}
