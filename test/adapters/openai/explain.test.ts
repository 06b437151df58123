import { APIConnectionError } from 'openai';
import { describe, expect, it } from 'vitest';
import { keyCredential } from '../../../src/adapters/openai/credential.ts';
import { explainFailure } from '../../../src/adapters/openai/explain.ts';
import { OutageError, showInput, UserError } from '../../../src/core/user-error.ts';
import { answering, hangingUp } from '../../support/openai/faults.ts';
import { type Scripted, startOpenAi } from '../../support/openai/openai.ts';
import { refusals } from '../../support/openai/refusals.ts';
import { askModel, hello, modelAt } from './asking.ts';

/** Asks an endpoint that answers `before`, then always shows a fault. */
async function errorOf(fault: Scripted['fault'], before: readonly Scripted[] = [], settings = {}) {
  await using endpoint = await startOpenAi(
    (_, index) => before[index] ?? { ...(fault && { fault }) },
  );
  const { model } = modelAt(endpoint.url, settings);
  for (const _ of before) await askModel(model, hello);
  const { error } = await askModel(model, hello);
  return { error, message: String(error), url: endpoint.url };
}

const key = keyCredential('key', showInput);

const show = (name: string) => `--${name}`;

describe.each(refusals)('$name', ({ fault, said, mend }) => {
  it('quotes the endpoint, and names the setting that mends it if there is one', async () => {
    const { error, message, url } = await errorOf(fault, [], { show });
    expect(error).toBeInstanceOf(mend === undefined ? OutageError : UserError);
    expect(message).toContain(said);
    expect(message).toContain(url);
    expect(message).toMatch(/^\w+: [^\n]*\.$/);
    if (mend !== undefined) expect(message).toContain(`Error: ${advised(mend)}`);
  });
});

const advised = (mend: string) =>
  mend === 'api-key' ? '' : `Set ${mend === 'base-url' ? '' : '--model'}`;

it('a sentence is shortened, and does not repeat the key', async () => {
  const said = `Bad\u0007 key:\u202e my-secret-key\n${'x'.repeat(1_000)}`;
  const fault = answering(401, { error: { message: said } });
  const { message } = await errorOf(fault, [], { apiKey: 'my-secret-key' });
  expect(message).toContain('“Bad key:⟨U+202E⟩ *** xxx');
  expect(message.length).toBeLessThan(500);
});

it('an endpoint that has replied before is not called unreachable', () => {
  const gone = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });
  const error = new APIConnectionError({ cause: gone });
  const settings = { apiKey: 'key', model: 'm' };
  const failed = (hasReplied: boolean) =>
    explainFailure({ error, attempts: 4, hasReplied }, settings, key);
  expect(failed(false)).toBeInstanceOf(UserError);
  expect(failed(true)).toBeInstanceOf(OutageError);
  expect(String(failed(true))).toContain(
    'can no longer be reached (ECONNREFUSED) (tried 4 times).',
  );
});

it.each([
  ['SELF_SIGNED_CERT_IN_CHAIN', UserError, 'Set NODE_EXTRA_CA_CERTS'],
  ['UNABLE_TO_GET_ISSUER_CERT_LOCALLY', UserError, 'Set NODE_EXTRA_CA_CERTS'],
  ['CERT_HAS_EXPIRED', OutageError, 'has expired'],
  ['ERR_TLS_CERT_ALTNAME_INVALID', UserError, 'Set `base-url`'],
  ['ENOTFOUND', UserError, 'Set `base-url`'],
  ['EAI_AGAIN', OutageError, 'broke'],
])('%s is explained', (code, kind, said) => {
  const cause = Object.assign(new Error('failed'), { code });
  const failure = { error: new APIConnectionError({ cause }), attempts: 1, hasReplied: false };
  const explained = explainFailure(failure, { apiKey: 'key', model: 'm' }, key);
  expect(explained).toBeInstanceOf(kind);
  expect(String(explained)).toContain(said);
});

it('a page after a reply, and a broken connection, are outages', async () => {
  const page = answering(404, '<html><title>Maintenance</title></html>');
  const { error, message } = await errorOf(page, [{ text: 'Hi' }]);
  expect(error).toBeInstanceOf(OutageError);
  expect(message).toContain('Maintenance');
  expect((await errorOf(hangingUp)).error).toBeInstanceOf(OutageError);
});

it('a defect stays what it is', () => {
  const defect = new RangeError('x');
  const failure = { error: defect, attempts: 1, hasReplied: false };
  expect(explainFailure(failure, { apiKey: 'key', model: 'm' }, key)).toBe(defect);
});
