import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { escapeMarkdown } from '../../../src/core/markup/index.ts';
import {
  guarded,
  hideSecrets,
  isWeakSecret,
  mapTexts,
  redacted,
  redactor,
  secretAdder,
} from '../../../src/engines/text/index.ts';
import { codePoint } from '../../support/code-point.ts';
import { runs } from '../../support/property-runs.ts';

/** The mark of what is hidden is of asterisks, so a secret of them could not be told from it. */
const anySecret = fc
  .string({ unit: codePoint, minLength: 8, maxLength: 60 })
  .filter((text) => !text.includes('*') && !isWeakSecret(text));
const anyText = fc.string({ unit: codePoint, maxLength: 30 });

const base64 = (secret: string) => Buffer.from(secret, 'utf8').toString('base64');

/** How endpoints echo a secret. */
const echoes: Readonly<Record<string, (secret: string) => string>> = {
  'as it is': (secret) => secret,
  'in a JSON string': (secret) => JSON.stringify(secret).slice(1, -1),
  'percent-encoded': (secret) => encodeURIComponent(secret.toWellFormed()),
  'percent-encoded in small letters': (secret) =>
    encodeURIComponent(secret.toWellFormed()).replace(/%../g, (byte) => byte.toLowerCase()),
  'in base64': base64,
  'in base64 for addresses': (secret) => Buffer.from(secret, 'utf8').toString('base64url'),
  'in hexadecimal digits': (secret) => Buffer.from(secret, 'utf8').toString('hex'),
  'in base64, after a name': (secret) => base64(`a:${secret}`).slice(3),
  'in base64, after a longer name': (secret) => base64(`me@acme.example:${secret}`).slice(22),
  'in base64, before more': (secret) => base64(`${secret}:more`).replace(/.{6}=*$/, ''),
};

describe('no secret is in the text that is left', () => {
  test.each(Object.entries(echoes))('%s', (_, echo) => {
    fc.assert(
      fc.property(
        fc.array(anySecret, { minLength: 1, maxLength: 4 }),
        fc.array(anyText, { minLength: 1, maxLength: 5 }),
        (secrets, between) => {
          const text = between.map((part, at) => part + echo(secrets[at % secrets.length] ?? ''));
          const hidden = hideSecrets(secrets)(text.join(''));
          for (const secret of secrets) {
            // The end of base64 depends on what follows.
            expect(hidden).not.toContain(echo(secret).replace(/.?=*$/u, ''));
            expect(hidden).not.toContain(secret);
          }
        },
      ),
      runs(150),
    );
  });

  test('wherever the text is cut off after twelve characters of one', () => {
    const mark = fc.constantFrom(
      ...['', '…', ' (cut here)', '\n(cut here: 7 more characters)', '\n\n(… 9'],
    );
    fc.assert(
      fc.property(anySecret, anyText, fc.nat(60), mark, (secret, before, more, end) => {
        fc.pre(secret.length >= 12);
        const hidden = hideSecrets([secret])(before + secret.slice(0, 12 + more) + end);
        expect(hidden).not.toContain(secret.slice(0, 12));
        expect(hidden.endsWith(end)).toBe(true);
      }),
      runs(200),
    );
  });
});

test.each(['the password of 50 % or 100%25', 'l-e-t-4-m-e-i-n', 'let 4 me in', ''])(
  '%j stays',
  (text) => {
    expect(hideSecrets(['let4mein', 'password', '      '])(text)).toBe(text);
  },
);

test('what follows a secret and precedes it is kept', () => {
  const hide = hideSecrets(['token-of-the-tests', 'token']);
  expect(hide('“token-of-the-tests” is no token')).toBe('“***” is no token');
});

test.each([
  'token-of-the-testing',
  'a token-of-the-test is no secret (but two are)',
  'token-of-the-test\nnext',
  'token-of-th',
])('%j only begins like a secret', (text) => {
  expect(hideSecrets(['token-of-the-tests'])(text)).toBe(text);
});

test('a longer secret is hidden whole, although a shorter one is in it', () => {
  expect(hideSecrets(['1-secret', '1-secret-and-more'])('1-secret-and-more')).toBe('***');
});

test('a secret is found at each place, also behind one that only begins like it', () => {
  const hide = hideSecrets(['aaaaaaaaaaaaaab0']);
  expect(hide('aaaaaaaaaaaaaaaaab0, aaaaaaaaaaaaaab0')).toBe('aaa***, ***');
});

describe('a change', () => {
  const adds = secretAdder(['token-of-the-tests', 'changeme']);
  const secret = 'key = "token-of-the-tests"\n';

  test.each<readonly [string, readonly string[], string, boolean]>([
    ['that writes a secret adds it', ['key = ""\n'], secret, true],
    ['that writes one in base64 adds it', [''], btoa(secret), true],
    ['that keeps one adds none', [secret], `${secret}more = 1\n`, false],
    ['that removes one adds none', [secret], '', false],
    ['that moves one adds none', ['', secret], secret, false],
    ['that writes a weak one adds none', [''], 'changeme', false],
    ['that completes one adds it', ['token-of-the-'], 'token-of-the-tests', true],
  ])('%s', (_, before, after, added) => {
    expect(adds(before, after)).toBe(added);
  });
});

test('a secret that is added later is hidden from then on', () => {
  const secrets: string[] = [];
  const hide = hideSecrets(secrets);
  const redact = redactor(secrets);
  const adds = secretAdder(secrets);
  const text = 'a token-of-an-hour.';
  expect([hide(text), redact(text), adds([], text)]).toEqual([text, text, false]);
  secrets.push('token-of-an-hour');
  expect([hide(text), adds([], text)]).toEqual(['a ***.', true]);
  expect(redact(text)).not.toContain('token-of-an-hour');
});

test.each([
  ...['', 'x', '1234567', 'hunter2', 'changeme', 'password', 'Password', 'PASSWORD', 'secret'],
  ...['configure', 'identifier', 'Configure', 'TIMEOUT', '12345678', '000000000000', 'überprüfen'],
  ...['changeme123', 'Password123!', 'change-me', 'my-secret-key', 'YOUR_API_KEY', 'test token'],
  ...['your-api-key-here', 'passw0rd1', 'example-secret', '--------', 'secret...', 'API_TOKEN=='],
])('%j is too weak to be searched for', (secret) => {
  expect(isWeakSecret(secret)).toBe(true);
  const text = `before ${secret} after`;
  expect(hideSecrets([secret])(text)).toBe(text);
});

test.each([
  ...['a1b2c3d4', 'correcthorsebatterystaple', 'jira-token-of-the-world', 'sk-0123456789abcdef'],
  ...['hunter2hunter2', 'camelCased', '0123456789abc', 'ATATT3xFfGF0', 'my-shop-token'],
  'x'.repeat(13),
])('%j is searched for', (secret) => {
  expect(isWeakSecret(secret)).toBe(false);
  expect(hideSecrets([secret])(`before ${secret} after`)).toBe('before *** after');
});

test('what is random is never weak', () => {
  const sign = fc.constantFrom(...'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789');
  const random = fc.string({ unit: sign, minLength: 13, maxLength: 80 });
  const isMixed = (text: string) => /[a-z]/.test(text) && /[A-Z]/.test(text) && /\d/.test(text);
  fc.assert(
    fc.property(random.filter(isMixed), (secret) => {
      expect(isWeakSecret(`k${secret}`)).toBe(false);
    }),
    runs(300),
  );
});

const redact = redactor(['the-key-of-the-job', 'a_key~of the job']);
const digits = '0123456789abcdef0123456789abcdef';

test.each([
  ...[`sk-proj-${digits}`, `ghp_${digits}`, `github_pat_${digits}`, `glpat-${digits}`],
  ...[`npm_${digits}`, `ATATT3${digits}`, `xoxb-${digits}`, 'AKIAIOSFODNN7EXAMPLE'],
  ...[`AIza${digits}`, `eyJhbGciOiJIUzI1NiJ9.${digits}.${digits}`, `Bearer ${digits}`],
  ...[`-----BEGIN RSA PRIVATE KEY-----\n${digits}\n-----END RSA PRIVATE KEY-----`],
  ...[`sk-proj_${digits}`, `gsk_${digits}`, `hf_ab_${digits}`, `ya29.a_${digits}`],
  ...[`eyJhbGciOi_.${digits}_.${digits}`, `Basic ${digits}_~`],
  // Put together here, so that nobody takes them for keys that leaked.
  ...[['SG', digits.slice(0, 22), digits].join('.'), ['pypi', `AgE${digits}`].join('-')],
  ...[['dop', 'v1', digits + digits].join('_'), ['hvs', digits].join('.')],
  ...[['shpat', digits].join('_'), ['dckr', 'pat', digits].join('_')],
  ['hooks.slack.com', 'services', 'T00000000', 'B00000000', digits].join('/'),
  ...['the-key-of-the-job', 'a_key~of the job'],
])('%j is taken out, also of Markdown', (key) => {
  expect(redact(`before ${key} after`)).toBe(`before ${redacted} after`);
  expect(redact(escapeMarkdown(`before ${key} after`))).not.toMatch(/0123456789|key/);
});

test.each([
  'postgres://shop:hunter2@db.example:5432/shop?sslpassword=x',
  'git+https://a.b:c%2Fd@git.example/a.git',
  'redis://:hunter2@cache',
  'amqp://shop:p@ss:w@queue.example',
])('the address %s is taken out', (address) => {
  expect(redact(`at ${address}, (${address}) and "${address}"`)).not.toMatch(
    /hunter2|c%2Fd|w@|ss:/,
  );
  expect(redact(`at ${address} it fails`)).toBe(`at ${redacted} it fails`);
});

const random = 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYqXAMPLEKEY';

test.each([
  [`AccountName=shop;AccountKey=${random}${random}==;EndpointSuffix=core`, 2],
  [`SharedAccessKeyName=root;SharedAccessKey=${random}abc=`, 2],
  [`aws_secret_access_key = ${random}`, 1],
  [`AKIAIOSFODNN7EXAMPLE:${random}`, 1],
  [`the key ${random}, it says`, 2],
])('the key in %s is taken out', (said, least) => {
  const shown = redact(said);
  expect(shown).toContain(redacted);
  expect(shown).not.toContain('MDENG');
  expect(redact(escapeMarkdown(said, 'APP-1'))).not.toContain('MDENG');
  expect(shown.split(/[ ;=:,]/).length).toBeGreaterThanOrEqual(least);
});

test.each([
  ...['task-list', 'http://localhost:3000/@scope/name', 'ssh://git@git.example:22/a.git', 'SG.1'],
  ...['pypi-publish-with-a-long-name', 'hooks.slack.com/services', 'sk-1', 'npm_config_cache'],
  ...['ghp_short', 'a public key', 'AKIA is a prefix', 'task_npm_run'],
  ...['da39a3ee5e6b4b0d3255bfef95601890afd80709', 'DA39A3EE5E6B4B0D3255BFEF95601890AFD80709'],
  ...['getCustomerShippingAddressFromDatabaseV2', 'src/components/forms/AddressFormFields42'],
  ...['sha1-2jmj7l5rSw0yVb/vlWAYkK/YBwk=', 'accountKey = accountKeyOfTheSelectedRow'],
  'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=',
])('%j stays', (words) => {
  expect(redact(words)).toBe(words);
});

describe('in a value', () => {
  const hide = (text: string) => text.replaceAll('s3cret', '***');

  test('every text is hidden, at any depth', () => {
    const value = { a: ['s3cret', { b: new Map([['k', 'a s3cret']]) }], c: 1, d: null };
    expect(mapTexts(value, hide)).toEqual({
      a: ['***', { b: new Map([['k', 'a ***']]) }],
      c: 1,
      d: null,
    });
  });

  test('what has no secret stays the same object', () => {
    fc.assert(
      fc.property(fc.anything({ withMap: true, withDate: true }), (value) => {
        expect(mapTexts(value, (text) => text)).toBe(value);
      }),
      { examples: [[[Number.NaN]]] },
    );
  });

  test('signals, bytes and errors stay what they are', () => {
    const { signal } = new AbortController();
    const value = {
      signal,
      bytes: new Uint8Array([1]),
      error: new Error('s3cret'),
      text: 's3cret',
    };
    const hidden = mapTexts(value, hide);
    expect(hidden.signal).toBe(signal);
    expect(hidden.bytes).toBe(value.bytes);
    expect(hidden.error).toBe(value.error);
    expect(hidden.text).toBe('***');
  });

  test('a guarded port is given nothing with a secret', async () => {
    class Port {
      readonly given: unknown[] = [];
      async send(...texts: readonly unknown[]) {
        this.given.push(...texts);
        return this.given.length;
      }
    }
    const port = new Port();
    expect(await guarded(port, hide).send('a s3cret', { b: ['s3cret'] })).toBe(2);
    expect(port.given).toEqual(['a ***', { b: ['***'] }]);
  });
});
