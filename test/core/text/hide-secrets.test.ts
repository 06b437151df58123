import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { hideSecrets, isWeakSecret, redactor, secretAdder } from '../../../src/core/text/index.ts';
import { codePoint } from '../../support/code-point.ts';
import { growth } from '../../support/growth.ts';
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
      '',
      '…',
      ' (cut here)',
      '\n(cut here: 7 more characters)',
      '\n\n(… 9',
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

test.each([' ', '%6d', 'm', 'mo', 'm ', 'mmmmmmmmmmmmo'])(
  'a text of %j only takes linear time',
  (part) => {
    const hide = hideSecrets([`${'m'.repeat(60)}o`, 'mo-of-the-tests']);
    expect(growth((size) => void hide(part.repeat(size)), 20_000)).toBeLessThan(8);
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
