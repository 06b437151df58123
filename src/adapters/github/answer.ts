import { clip, oneLine } from '../../core/text/index.ts';
/** What GitHub said when it refused a request. */
export interface Refusal {
  readonly status: number;
  readonly message: string;
  /** Whether it is a limit that time lifts, and not a right that is missing. */
  readonly rateLimited: boolean;
}

/** The refusal in an error of the client; `undefined` when no answer came, or it is another error. */
export function refusalOf(error: unknown): Refusal | undefined {
  if (!(error instanceof Error && 'status' in error && 'response' in error)) return undefined;
  const { status, response, message } = error;
  if (typeof status !== 'number' || response === undefined) return undefined;
  return { status, message, rateLimited: status === 429 || isLimit(message) };
}

/** Whether a request was sent that nobody answered. */
export function isUnanswered(error: unknown): boolean {
  return error instanceof Error && error.name === 'HttpError' && refusalOf(error) === undefined;
}

/** Whether GitHub answered with this status, and words of this form. */
export function isRefusal(error: unknown, status: number, form = /(?:)/): boolean {
  const refusal = refusalOf(error);
  return refusal?.status === status && form.test(refusal.message);
}

/** The answer, or `undefined` when GitHub says that there is no such thing. */
export async function found<Answer>(request: Promise<Answer>): Promise<Answer | undefined> {
  try {
    return await request;
  } catch (error) {
    if (isRefusal(error, 404)) return undefined;
    throw error;
  }
}

/** Why GitHub did not do something, in a sentence for people; `undefined` for any other error. */
export function reasonOf(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  const status = refusalOf(error)?.status;
  if (status !== undefined) return `GitHub answered ${status}: ${show(error)}`;
  const isGitHubs = isUnanswered(error) || error.name === 'GraphqlResponseError';
  return isGitHubs ? `GitHub did not do it: ${show(error)}` : undefined;
}

/** In one line, without the address of the documents. */
function show({ message }: Error): string {
  return clip(oneLine(message).replace(/ - https?:\S+$/, ''), 300);
}

const isLimit = (message: string) => /\b(?:rate limit|abuse detection)/i.test(message);
