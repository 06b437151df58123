import { APIConnectionError, APIError } from 'openai';
import { z } from 'zod';
import { AttemptTimeout, readBeginning } from '../failures/index.ts';
import { NoCompletion, parseJsonOrText } from '../message/index.ts';
import type { Federation, JobIdentity } from './federations.ts';

/** A token of a provider. */
export interface IssuedToken {
  readonly token: string;
  /** Milliseconds from the request for it to its end. */
  readonly lifetime: number;
}

/** Milliseconds for each of the two requests. */
const requestTimeout = 20_000;

/** What a header can carry. */
const Token = z.string().regex(/^[\x21-\x7e]+$/);

const JobToken = z.object({ value: Token });

const Issued = z.object({
  access_token: Token,
  token_type: z
    .string()
    .regex(/^bearer$/i)
    .default('Bearer'),
  /** Seconds. */
  expires_in: z.coerce.number().positive().default(3600),
});

/** Gets a token of the job from the runner. Each exchange needs a new one: a provider takes it only once. */
export async function jobToken(
  { issuer, onToken }: JobIdentity,
  { audience }: Federation,
  signal: AbortSignal,
): Promise<string> {
  const url = new URL(issuer.url);
  url.searchParams.set('audience', audience);
  const headers = { authorization: `Bearer ${issuer.token}` };
  const body = await fetchJson(url.href, { headers, signal });
  const { value } = parsedAs(JobToken, body);
  onToken(value);
  return value;
}

/** Exchanges a token of the job for one of the provider. */
export async function exchangeToken(
  { ids, onToken }: JobIdentity,
  { grant, assertion, exchangeHeaders }: Federation,
  { url, token }: { readonly url: string; readonly token: string },
  signal: AbortSignal,
): Promise<IssuedToken> {
  const named = Object.entries(ids).map(([name, id]) => [name.replaceAll('-', '_'), id]);
  const body = { ...grant, [assertion]: token, ...Object.fromEntries(named) };
  const headers = { ...exchangeHeaders, 'content-type': 'application/json' };
  const init = { method: 'POST', headers, body: JSON.stringify(body), signal };
  const issued = parsedAs(Issued, await fetchJson(url, init, token));
  onToken(issued.access_token);
  return { token: issued.access_token, lifetime: 1000 * issued.expires_in };
}

function parsedAs<T>(form: z.ZodType<T>, body: unknown): T {
  const parsed = form.safeParse(body);
  if (parsed.success) return parsed.data;
  throw new NoCompletion('a body without a token', body, typeof body === 'string');
}

/** Resolves to the body, without `secret`. Rejects as the client of the model does. */
async function fetchJson(
  url: string,
  init: RequestInit & { readonly signal: AbortSignal },
  secret = '',
): Promise<unknown> {
  const limit = AbortSignal.timeout(requestTimeout);
  const signal = AbortSignal.any([init.signal, limit]);
  const headers = { accept: 'application/json', 'user-agent': 'jira-bug-fix-agent' };
  try {
    const response = await fetch(url, {
      ...init,
      headers: { ...headers, ...init.headers },
      // A token must not reach another address.
      redirect: 'manual',
      signal,
    });
    const text = await (await readBeginning(response)).text();
    const body = parseJsonOrText(secret === '' ? text : text.replaceAll(secret, '***'));
    if (response.ok) return body;
    throw new APIError(response.status, ...errorOf(body), response.headers);
  } catch (thrown) {
    init.signal.throwIfAborted();
    if (limit.aborted) throw new AttemptTimeout('nothing', requestTimeout);
    if (thrown instanceof APIError || !(thrown instanceof Error)) throw thrown;
    throw new APIConnectionError({ cause: thrown });
  }
}

/** The parts of an error: its body if that is JSON, or else its text. */
function errorOf(body: unknown): [object | undefined, string | undefined] {
  return typeof body === 'object' && body !== null ? [body, undefined] : [undefined, String(body)];
}
