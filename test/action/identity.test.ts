import { describe, expect, it, test, vi } from 'vitest';
import { openInputs, readAccess, requireInputs } from '../../src/action/inputs.ts';
import { refusalOf } from '../settings/given.ts';
import { give, givenJob } from './given.ts';

const job = givenJob();

const identity = { 'identity-provider-id': 'idp_1', 'service-account-id': 'sa_1' };

/** Gives the variables that the runner sets in a job with `id-token: write`. */
function permit(): void {
  vi.stubEnv('ACTIONS_ID_TOKEN_REQUEST_URL', 'https://github.test/token?api-version=2.0');
  vi.stubEnv('ACTIONS_ID_TOKEN_REQUEST_TOKEN', 'request-token');
}

test('a key needs no permission', () => {
  expect(readAccess(openInputs())).toBe('secret-of-the-endpoint');
});

describe('an identity', () => {
  it('knows who issues tokens of the job, and has them masked', () => {
    permit();
    give({ ...identity, 'api-key': '' });
    const access = readAccess(openInputs());
    if (typeof access === 'string') throw new Error('This is a key.');
    expect(access).toMatchObject({
      provider: 'openai',
      ids: identity,
      issuer: { url: 'https://github.test/token?api-version=2.0', token: 'request-token' },
    });
    access.onToken('a-short-lived-token');
    expect(job.printed()).toContain('::add-mask::a-short-lived-token');
  });

  it('needs the permission, which is reported with everything else that is wrong', () => {
    give({ ...identity, 'api-key': '', 'max-calls': '0' });
    expect(refusalOf(() => requireInputs(openInputs())).split('\n')).toEqual([
      'Set `max-calls` to a whole number from 1 to 200.',
      expect.stringMatching(
        /^Add `id-token: write` to the permissions of the workflow's job: .*\.$/,
      ),
    ]);
  });

  it('does not go with a key', () => {
    permit();
    give(identity);
    expect(refusalOf(() => requireInputs(openInputs()))).toBe(
      'Remove `api-key` or `identity-provider-id`: the endpoint takes only one.',
    );
  });
});

test('without either, one sentence names both', () => {
  give({ 'api-key': '' });
  expect(refusalOf(() => requireInputs(openInputs()))).toBe(
    'Set `api-key` to the API key of api.openai.com, or set `identity-provider-id` or `federation-rule-id` in a job with `id-token: write`.',
  );
});
