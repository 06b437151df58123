import { type Answer, type Exchange, type StandIn, startStandIn } from '../stand-in.ts';
import { anthropicAnswers, openaiAnswers } from './exchanges.ts';
import { type JobTokens, jobTokens } from './job-tokens.ts';

/** GitHub's issuer of job tokens, the exchange of OpenAI or Anthropic, and an endpoint for its tokens. */
export interface IdentityStandIn extends StandIn {
  /** What the runner tells a job about the issuer. */
  readonly issuer: { readonly url: string; readonly token: string };
  /** The tokens of the job that were issued. */
  readonly jobTokens: readonly string[];
  /** The tokens that the exchange has issued. */
  readonly issued: readonly string[];
  /** Makes every token that was issued so far invalid at the endpoint. */
  revoke(): void;
}

export interface IdentityOptions {
  /** The identity that the provider knows; any other is refused. */
  readonly ids: Readonly<Record<string, string>>;
  /** The audience that its configuration names. */
  readonly audience: string;
  /** Every token that the exchange issues; by default, each is another. */
  readonly token?: string;
}

/** Starts the stand-in. Models are served below `/v1`, by a model that says `Hi`. */
export async function startIdentity(options: IdentityOptions): Promise<IdentityStandIn> {
  const requestToken = 'request-token-of-the-job';
  const tokens = jobTokens(options.audience);
  const issued: string[] = [];
  const valid = new Set<string>();
  const { ids } = options;
  const issue = () => {
    const token = options.token ?? `issued-token-${issued.length + 1}-of-the-provider`;
    issued.push(token);
    valid.add(token);
    return { access_token: token, token_type: 'Bearer', expires_in: 3600 };
  };
  const isValid = ({ authorization = '' }: Exchange['headers']) =>
    valid.has(authorization.replace(/^Bearer /, ''));
  const standIn = await startStandIn({
    'GET /token': (exchange) => issueJobToken(exchange, tokens, requestToken),
    'POST /oauth/token': ({ body, headers }) =>
      openaiAnswers({ body, headers, ids, tokens, issue }),
    'POST /v1/oauth/token': ({ body, headers }) =>
      anthropicAnswers({ body, headers, ids, tokens, issue }),
    'POST /v1/chat/completions': ({ headers }) => (isValid(headers) ? greeting : noSuchToken),
    'POST /v1/messages': ({ headers }) =>
      isValid(headers) && headers['anthropic-beta'] === 'oauth-2025-04-20'
        ? { status: 200, body: { content: [{ type: 'text', text: 'Hi' }] } }
        : noSuchToken,
  });
  return {
    ...standIn,
    issuer: { url: `${standIn.url}/token?api-version=2.0`, token: requestToken },
    jobTokens: tokens.issued,
    issued,
    revoke: () => valid.clear(),
  };
}

/** As GitHub's issuer does: a new token for each request, for the audience that it names. */
function issueJobToken(
  { query, headers }: Exchange,
  tokens: JobTokens,
  requestToken: string,
): Answer {
  if (headers.authorization?.toLowerCase() !== `bearer ${requestToken}`)
    return { status: 401, body: { message: 'Unauthorized' } };
  const audience = query.get('audience');
  if (query.get('api-version') !== '2.0' || !audience)
    return { status: 400, body: { message: 'Bad request' } };
  return { status: 200, body: { count: 1, value: tokens.issue(audience) } };
}

const greeting: Answer = {
  status: 200,
  body: {
    id: 'chatcmpl-1',
    object: 'chat.completion',
    created: 1,
    model: 'scripted',
    choices: [{ index: 0, finish_reason: 'stop', message: { role: 'assistant', content: 'Hi' } }],
    usage: { prompt_tokens: 1, completion_tokens: 1, total_tokens: 2 },
  },
};

const noSuchToken: Answer = {
  status: 401,
  body: { type: 'error', error: { type: 'authentication_error', message: 'Invalid bearer token' } },
};
