import fc from 'fast-check';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { OutageError, UserError } from '../../../src/engines/errors.ts';
import { openEndpoint } from '../../../src/engines/model/client.ts';
import type { JobIdentity } from '../../../src/engines/model/index.ts';
import { type IdentityStandIn, startIdentity } from '../../support/identity/identity.ts';
import { runs } from '../../support/property-runs.ts';
import type { Answer } from '../../support/stand-in.ts';
import { manualTimeLimits } from '../../support/time-limits.ts';
import { askModel, hello, modelAt, standInFor } from './asking.ts';
import { givenIdentity } from './given-identity.ts';

const start = givenIdentity();
const chat = 'POST /v1/chat/completions';

const route = 'POST /oauth/token';

describe('with an identity', () => {
  let standIn: IdentityStandIn;
  let masked: readonly string[];
  let modelOf: (change?: Partial<JobIdentity>) => ReturnType<typeof modelAt>;
  beforeEach(async () => {
    ({ standIn, masked, model: modelOf } = await start());
  });

  /** The requests as method and path. */
  const roads = () => standIn.requests.map(({ method, path }) => `${method} ${path}`);

  it("the job's token is exchanged once for all requests", async () => {
    const { model } = modelOf();
    for (let asked = 0; asked < 3; asked += 1)
      expect((await askModel(model, hello)).reply).toMatchObject({
        text: 'Hi',
        spent: { calls: 1 },
      });
    expect(roads()).toEqual(['GET /token', route, chat, chat, chat]);
    expect(standIn.violations).toEqual([]);
  });

  it('only the issuer, the exchange and the endpoint get what authorises a request, one each', async () => {
    await askModel(modelOf().model, hello);
    expect(standIn.requests.map(({ headers }) => headers.authorization)).toEqual([
      `Bearer ${standIn.issuer.token}`,
      undefined,
      `Bearer ${standIn.issued[0]}`,
    ]);
  });

  it('every token is masked', async () => {
    await askModel(modelOf().model, hello);
    expect(masked).toEqual([...standIn.jobTokens, ...standIn.issued]);
    expect(masked).toHaveLength(2);
  });

  it('a token that has ended is replaced, with a new one of the job', async () => {
    vi.useFakeTimers({ toFake: ['performance', 'Date'] });
    const { model } = modelOf();
    const issuedAfter = async (minutes: number) => {
      vi.advanceTimersByTime(60_000 * minutes);
      await askModel(model, hello);
      return standIn.issued.length;
    };
    expect([
      await issuedAfter(0),
      await issuedAfter(57),
      await issuedAfter(4),
      await issuedAfter(57),
    ]).toEqual([1, 1, 2, 2]);
    expect(new Set(standIn.jobTokens).size).toBe(2);
    vi.useRealTimers();
  });

  it('a token that the endpoint refuses is not replaced: the settings mend it', async () => {
    const { model } = modelOf();
    await askModel(model, hello);
    standIn.revoke();
    const { error, attempts } = await askModel(model, hello);
    expect(attempts).toBe(1);
    expect(String(error)).toContain('Set `service-account-id` to one that is valid there');
  });

  it('a failing exchange is tried again, each time with a new token of the job', async () => {
    standIn.fail(route, { status: 503, body: 'Busy' }, 2);
    const { model, waits } = modelOf();
    const { reply, attempts } = await askModel(model, hello);
    expect(reply?.text).toBe('Hi');
    expect(attempts).toBe(1);
    expect(waits).toHaveLength(2);
    expect(new Set(standIn.jobTokens).size).toBe(3);
  });

  it('a lasting failure is an outage, before any call to the model', async () => {
    standIn.fail(route, { status: 503, body: { error: { message: 'Busy.' } } }, 9);
    const { error, attempts } = await askModel(modelOf().model, hello);
    expect(error).toBeInstanceOf(OutageError);
    expect(String(error)).toMatch(
      /The service that issues tokens of \w+, http\S+, answered 503: “Busy\.” \(tried 4 times\)\.$/,
    );
    expect(attempts).toBe(0);
    expect(roads()).not.toContain(chat);
  });

  it.each<[string, Answer]>([
    ['a redirect', { status: 307, headers: { location: 'http://127.0.0.1:1/' } }],
    ['a page', { status: 200, body: '<html><title>Hello</title></html>' }],
    ['no token', { status: 200, body: { token_type: 'Bearer' } }],
    ['a token of two lines', { status: 200, body: { access_token: 'a\nb', expires_in: 60 } }],
    ['a token without a life', { status: 200, body: { access_token: 'a', expires_in: 0 } }],
  ])('%s instead of a token is an outage in one sentence', async (_, answer) => {
    standIn.fail(route, answer, 9);
    const { error } = await askModel(modelOf().model, hello);
    expect(error).toBeInstanceOf(OutageError);
    expect(String(error)).toMatch(/^OutageError: [^\n]+\.$/);
    expect(roads()).not.toContain(chat);
  });

  it('whatever it answers, the model is asked with a token or one sentence says why not', async () => {
    const bodies = fc.oneof(
      fc.json(),
      fc.string(),
      fc
        .record(
          {
            access_token: fc.oneof(fc.string(), fc.nat()),
            expires_in: fc.oneof(fc.float(), fc.json()),
          },
          { requiredKeys: [] },
        )
        .map((body) => JSON.stringify(body)),
      fc
        .record({ error: fc.json(), error_description: fc.string() })
        .map((it) => JSON.stringify(it)),
    );
    const status = fc.integer({ min: 200, max: 599 }).filter((it) => ![204, 205, 304].includes(it));
    await fc.assert(
      fc.asyncProperty(status, bodies, async (code, body) => {
        const answer = { status: code, body, headers: { 'retry-after': '1' } };
        let exchanges = 0;
        standIn.disturb(({ path }) => {
          if (!path.endsWith('/oauth/token')) return undefined;
          exchanges += 1;
          return { answer, isLate: false };
        });
        const { reply, error, attempts } = await askModel(modelOf().model, hello);
        expect(exchanges).toBeLessThanOrEqual(4);
        if (reply !== undefined) return;
        expect(attempts).toBeLessThanOrEqual(1);
        const isTold = error instanceof UserError || error instanceof OutageError;
        expect(isTold).toBe(true);
        expect(String(error)).toMatch(/^\w+: [^\n]+\.$/);
      }),
      runs(40),
    );
  });

  it('an exchange that does not answer ends in time', async () => {
    using limits = manualTimeLimits();
    standIn.fail(route, limits.hanging(20_000), 9);
    const { error } = await askModel(modelOf().model, hello);
    expect(error).toBeInstanceOf(OutageError);
    expect(String(error)).toContain('sent nothing for 20 s (tried 2 times).');
  });

  it('a cancelled run does not wait for the exchange', async () => {
    const cancelled = new AbortController();
    const fault = () => cancelled.abort(new Error('cancelled'));
    standIn.fail(route, { status: 0, fault });
    const { error } = await askModel(modelOf().model, hello, { signal: cancelled.signal });
    expect(error).toEqual(new Error('cancelled'));
  });

  it("a runner that issues no token is an outage that does not blame the provider's settings", async () => {
    const issuer = { ...standIn.issuer, token: 'wrong' };
    const { error } = await askModel(modelOf({ issuer }).model, hello);
    expect(error).toBeInstanceOf(OutageError);
    expect(String(error)).toContain('The service that issues tokens of the job, http');
    expect(String(error)).toContain('answered 401: “Unauthorized”.');
  });
});

describe('a refusal names what mends it, in the words of OpenAI', () => {
  async function refusalOf(answer: Answer) {
    const { standIn, model } = await start();
    standIn.fail(route, answer);
    const { error, attempts } = await askModel(model().model, hello);
    expect(error).toBeInstanceOf(UserError);
    expect(attempts).toBe(0);
    return { said: String(error), jobTokens: standIn.jobTokens };
  }

  it('an identity that it does not know', async () => {
    const body = { error: 'invalid_grant', error_description: 'The subject token is invalid' };
    const { said } = await refusalOf({ status: 400, body });
    expect(said).toBe(
      'UserError: Set `identity-provider-id` and `service-account-id` to match the workload identity federation of OpenAI: https://auth.openai.com/oauth/token answered 400: “The subject token is invalid”.',
    );
  });

  it("the job's token is not repeated", async () => {
    const { standIn, model } = await start();
    const fault = (response: Parameters<NonNullable<Answer['fault']>>[0]) => {
      const said = { error: 'invalid_grant', error_description: `Bad: ${standIn.jobTokens[0]}` };
      response.writeHead(403).end(JSON.stringify(said));
    };
    standIn.fail(route, { status: 0, fault });
    const { error } = await askModel(model().model, hello);
    expect(String(error)).toContain('answered 403: “Bad: ***”.');
  });
});

describe('at Anthropic, whose SDK exchanges', () => {
  const ids = {
    provider: 'Anthropic',
    federationRuleId: 'fdrl_1',
    organizationId: 'org',
    serviceAccountId: 'svac_1',
  } as const;
  const known = {
    federation_rule_id: 'fdrl_1',
    organization_id: 'org',
    service_account_id: 'svac_1',
  };

  async function askTwice(change: { readonly federationRuleId?: string } = {}) {
    await using standIn = await startIdentity({
      ids: known,
      audience: 'https://api.anthropic.com',
    });
    standInFor('https://api.anthropic.com', standIn.url);
    const masked: string[] = [];
    const { issuer } = standIn;
    const identity = {
      ids: { ...ids, ...change },
      issuer,
      onToken: (it: string) => masked.push(it),
    };
    const { model } = modelAt('https://api.anthropic.com', { apiKey: identity });
    const asked = [await askModel(model, hello), await askModel(model, hello)];
    vi.unstubAllGlobals();
    const roads = standIn.requests.map(({ method, path }) => `${method} ${path}`);
    const { jobTokens, issued } = standIn;
    return { asked, roads, masked, tokens: [...jobTokens, ...issued] };
  }

  it("the job's token is exchanged once, and every token is masked", async () => {
    const { asked, roads, masked, tokens } = await askTwice();
    expect(asked.map(({ reply }) => reply?.text)).toEqual(['Hi', 'Hi']);
    const messages = 'POST /v1/messages';
    expect(roads).toEqual(['GET /token', 'POST /v1/oauth/token', messages, messages]);
    expect(masked).toEqual(tokens);
  });

  it('a refusal names the variables that mend it, before any call to the model', async () => {
    const { asked } = await askTwice({ federationRuleId: 'fdrl_2' });
    expect(asked[0]).toMatchObject({ attempts: 0 });
    expect(String(asked[0]?.error)).toBe(
      'UserError: Set `ANTHROPIC_FEDERATION_RULE_ID` and `ANTHROPIC_ORGANIZATION_ID` to match the workload identity federation of Anthropic: https://api.anthropic.com/v1/oauth/token answered 400: “invalid_request”.',
    );
  });

  it('its tokens go nowhere else', () => {
    const issuer = { url: 'http://127.0.0.1:1', token: 't' };
    const apiKey = { ids, issuer, onToken: () => {} };
    const open = () => openEndpoint({ baseUrl: 'https://api.openai.com/v1', apiKey, model: 'm' });
    expect(open).toThrow(
      /^Set `base-url` to https:\/\/api\.anthropic\.com: tokens of Anthropic must/,
    );
  });
});

describe('a token goes to OpenAI only', () => {
  const apiKey: JobIdentity = {
    ids: { provider: 'OpenAI', identityProviderId: 'idp_1', serviceAccountId: 'sa_1' },
    issuer: { url: 'http://127.0.0.1:1', token: 't' },
    onToken: () => {},
  };
  const openAt = (baseUrl: string) => () => openEndpoint({ baseUrl, apiKey, model: 'm' });

  it.each([
    'https://api.openai.com/v1',
    'https://eu.api.openai.com/v1',
    'http://localhost:8080/v1',
  ])('%s', (baseUrl) => {
    expect(openAt(baseUrl)).not.toThrow();
  });

  it.each([
    'https://api.anthropic.com/v1',
    'http://api.openai.com/v1',
    'https://api.openai.com.example.com/v1',
    'https://example.com/api.openai.com',
    'https://fakeapi.openai.com/v1',
  ])('not to %s', (baseUrl) => {
    expect(openAt(baseUrl)).toThrow(
      /^Set `base-url` to https:\S+: tokens of OpenAI must not be sent to \S+\.$/,
    );
  });
});

it.each([
  ['https://api.anthropic.com/v1', 'sk-ant-oat01-token', 'oauth-2025-04-20'],
  ['https://api.anthropic.com/v1', 'sk-ant-api03-key', undefined],
  ['https://api.anthropic.com.example.com/v1', 'sk-ant-oat01-token', undefined],
])('at %s, requests with %s say what it is: %s', async (baseUrl, apiKey, beta) => {
  const { credential } = openEndpoint({ baseUrl, apiKey, model: 'm' });
  const headers = await credential.headers(baseUrl, {});
  expect(headers['anthropic-beta']).toBe(beta);
});
