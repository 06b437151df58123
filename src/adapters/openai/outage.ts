import OpenAI from 'openai';

/** No answer within the time for one attempt. */
export class Stalled extends Error {
  override readonly name = 'Stalled';
}

/** A body that came with success, but holds no message of the model. */
export class NoCompletion extends Error {
  override readonly name = 'NoCompletion';
  /** Whether it is a page of a web site, so that the address is wrong. */
  readonly isPage: boolean;

  constructor(said: string, isPage = false) {
    super(said);
    this.isPage = isPage;
  }
}

/** Whether the same request may well be answered a little later. */
export function isPassing(error: unknown): boolean {
  if (isTooSlow(error) || isCutOff(error) || error instanceof NoCompletion) return true;
  if (error instanceof OpenAI.APIConnectionError) return codeOf(error) === 'ECONNREFUSED';
  return error instanceof OpenAI.APIError && isPassingStatus(error);
}

/** Whether an attempt ended because nothing came in time. */
export function isTooSlow(error: unknown): boolean {
  return error instanceof Stalled || error instanceof OpenAI.APIConnectionTimeoutError;
}

/** Whether the answer, or the way to it, broke off midway. */
export function isCutOff(error: unknown): boolean {
  if (error instanceof SyntaxError) return true;
  const isOfNetwork = error instanceof OpenAI.APIConnectionError || error instanceof TypeError;
  return isOfNetwork && (broken.test(codeOf(error)) || error.message === 'terminated');
}
const broken = /^(?:ECONNRESET|ECONNABORTED|EPIPE|ETIMEDOUT|EAI_AGAIN|UND_ERR_\w+)$/;

/** The system's name for what went wrong with a connection, such as ECONNRESET; empty without one. */
export function codeOf(error: Error): string {
  const reason = innermost(error);
  return 'code' in reason && typeof reason.code === 'string' ? reason.code : '';
}

/** The error at the end of the chain of causes. */
export function innermost(error: Error): Error {
  return error.cause instanceof Error ? innermost(error.cause) : error;
}

/** Whether the account has nothing left to spend, which no waiting mends. */
export function isOutOfQuota({ status, code, type }: InstanceType<typeof OpenAI.APIError>) {
  return status === 402 || code === 'insufficient_quota' || type === 'insufficient_quota';
}

function isPassingStatus(error: InstanceType<typeof OpenAI.APIError>): boolean {
  const { status = 0 } = error;
  return (status >= 500 || [408, 409, 429].includes(status)) && !isOutOfQuota(error);
}
