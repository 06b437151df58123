import { expect, it, test } from 'vitest';
import type { StoredApp } from '../support/github/access.ts';
import { startIdentity } from '../support/identity/identity.ts';
import { inOrder, startOpenAi } from '../support/openai/openai.ts';
import { generatedKey } from '../support/pem.ts';
import { rightLine, wrongLine } from '../support/project/parcel.ts';
import { runProject, startProject } from '../support/project/work.ts';
import { startProxy } from '../support/proxy.ts';
import { leaks } from '../support/runner/runner.ts';
import { approve, edit, plan, shopReplies } from '../support/shop/script.ts';
import { shopFiles } from '../support/shop/shop.ts';
import { startTlsFront, trustedCertificate } from '../support/tls/front.ts';
import { secrets } from '../support/world.ts';

const keyless = {
  'api-key': '',
  'base-url': 'https://api.openai.com',
  'identity-provider-id': 'idp_1',
  'service-account-id': 'sa_1',
};

/** Runs the action without a key, with OpenAI's hosts in the place where the proxy leads to. */
async function runKeyless(isPermitted = true) {
  await using identity = await startIdentity({
    ids: { identity_provider_id: 'idp_1', service_account_id: 'sa_1' },
    audience: 'https://api.openai.com/v1',
    token: secrets.model,
  });
  await using world = await startProject(inOrder(shopReplies), {}, shopFiles);
  const { openai } = world;
  await using front = await startTlsFront({
    'api.openai.com': openai.url,
    'auth.openai.com': identity.url,
  });
  const { port } = front;
  await using proxy = await startProxy({ 'api.openai.com': port, 'auth.openai.com': port });
  const { url, token } = identity.issuer;
  const permission = {
    ACTIONS_ID_TOKEN_REQUEST_URL: url,
    ACTIONS_ID_TOKEN_REQUEST_TOKEN: token,
  };
  const ended = await runProject(world, {
    inputs: keyless,
    env: {
      HTTPS_PROXY: proxy.url,
      NODE_EXTRA_CA_CERTS: trustedCertificate,
      ...(isPermitted ? permission : {}),
    },
  });
  return {
    ...ended,
    calls: openai.requests.length,
    jobTokens: identity.jobTokens,
    roads: identity.requests.map(({ method, path }) => `${method} ${path}`),
    tunnels: new Set(proxy.tunnels),
  };
}

it('a job opens a pull request without a key', async () => {
  const { run, pulls, violations, jobTokens, roads, tunnels } = await runKeyless();
  expect(run.outputs).toMatchObject({ 'stop-reason': 'approved' });
  expect(pulls).toHaveLength(1);
  expect(roads).toEqual(['GET /token', 'POST /oauth/token']);
  expect([...tunnels].toSorted()).toEqual(['api.openai.com:443', 'auth.openai.com:443']);
  expect(run.masked).toEqual(expect.arrayContaining([...jobTokens, secrets.model]));
  expect(leaks(run, [...jobTokens, secrets.model, 'request-token-of-the-job'])).toEqual([]);
  expect(violations).toEqual([]);
});

it('without the permission, a job ends before the model is called', async () => {
  const { run, pulls, calls } = await runKeyless(false);
  expect(run).toMatchObject({ exitCode: 1, outputs: { 'stop-reason': 'misconfigured' } });
  expect(run.annotations).toEqual([
    expect.stringMatching(/^Add `id-token: write` to the permissions of the workflow's job: .*\.$/),
  ]);
  expect({ pulls, calls }).toEqual({ pulls: [], calls: 0 });
});

const aws = {
  accessKeyId: 'ASIA-of-the-job',
  secretAccessKey: 'secret-of-the-role',
  sessionToken: 'session-of-the-role',
} as const;
const bedrock = 'bedrock-runtime.us-east-1.amazonaws.com';

it('a job with a role of AWS opens a pull request with Claude on Bedrock, which serves messages alone', async () => {
  await using endpoint = await startOpenAi(inOrder(shopReplies), {
    apis: ['messages'],
    signing: { ...aws, service: 'bedrock', region: 'us-east-1' },
  });
  await using world = await startProject(inOrder([]), {}, shopFiles);
  await using front = await startTlsFront({ [bedrock]: endpoint.url });
  await using proxy = await startProxy({ [bedrock]: front.port });
  const { run, pulls, files, violations } = await runProject(world, {
    inputs: {
      'api-key': '',
      'base-url': `https://${bedrock}/anthropic`,
      model: 'anthropic.claude-sonnet-5-5',
      'max-cost': '3',
    },
    env: {
      HTTPS_PROXY: proxy.url,
      NODE_EXTRA_CA_CERTS: trustedCertificate,
      AWS_ACCESS_KEY_ID: aws.accessKeyId,
      AWS_SECRET_ACCESS_KEY: aws.secretAccessKey,
      AWS_SESSION_TOKEN: aws.sessionToken,
    },
  });
  expect(run.outputs).toMatchObject({ 'stop-reason': 'approved' });
  expect(pulls).toHaveLength(1);
  expect(files.get('shop/cart.py')).toContain('price * quantity');
  expect(new Set(endpoint.requests.map(({ path }) => path))).toEqual(
    new Set(['/anthropic/v1/messages']),
  );
  expect(proxy.tunnels).toEqual(expect.arrayContaining([`${bedrock}:443`]));
  expect(leaks(run, [aws.secretAccessKey, aws.sessionToken])).toEqual([]);
  expect([...violations, ...endpoint.violations]).toEqual([]);
});

const { pkcs1, pkcs8 } = await generatedKey();
const stored: StoredApp = {
  id: 'Iv23abc',
  privateKey: pkcs8,
  permissions: { contents: 'write', pull_requests: 'write' },
  lifetime: 3_600_000,
};
const app = { 'app-id': stored.id, 'app-private-key': pkcs1.replaceAll('\n', '\\n') };

const fixOnce = () =>
  inOrder([
    plan(['src/postage.js'], 'It rounds down.'),
    edit('src/postage.js', wrongLine, rightLine),
    approve('It rounds up.'),
  ]);

test('an App opens the pull request with tokens of its own, and says none of them', async () => {
  await using world = await startProject(fixOnce());
  world.github.access.app = stored;
  const { run, pulls, violations } = await runProject(world, {
    inputs: app,
    // The job's own token is good for nothing.
    prepare: async () => void world.github.access.ended.add(secrets.github),
  });
  expect(run.outputs).toMatchObject({ 'stop-reason': 'approved', draft: 'false' });
  expect(pulls).toHaveLength(1);
  const tokens = world.github.access.issued.map(({ token }) => token);
  expect(tokens).toHaveLength(1);
  expect(run.masked).toEqual(expect.arrayContaining(tokens));
  expect(leaks(run, [...tokens, pkcs1, app['app-private-key']])).toEqual([]);
  expect(violations).toEqual([]);
});
