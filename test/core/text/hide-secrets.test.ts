import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { hideSecrets } from '../../../src/core/text/hide-secrets.ts';
import { runs } from '../../support/property-runs.ts';

/** The mark of what is hidden is of asterisks, so a secret of them could not be told from it. */
const anySecret = fc
  .string({ unit: 'binary', minLength: 6, maxLength: 60 })
  .filter((text) => !text.includes('*'));
const anyText = fc.string({ unit: 'binary', maxLength: 30 });

const base64 = (secret: string) => Buffer.from(secret, 'utf8').toString('base64');

/** How endpoints echo a secret. */
const echoes: Readonly<Record<string, (secret: string) => string>> = {
  'as it is': (secret) => secret,
  'in a JSON string': (secret) => JSON.stringify(secret).slice(1, -1),
  'percent-encoded': (secret) => encodeURIComponent(secret.toWellFormed()),
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

  test('wherever the text breaks off after twelve characters of one', () => {
    fc.assert(
      fc.property(anySecret, anyText, fc.nat(60), (secret, before, more) => {
        fc.pre(secret.length >= 12);
        const hidden = hideSecrets([secret])(before + secret.slice(0, 12 + more));
        expect(hidden).not.toContain(secret.slice(0, 12));
      }),
      runs(200),
    );
  });
});

test('what follows a secret and precedes it is kept', () => {
  const hide = hideSecrets(['token-of-the-tests', 'token']);
  expect(hide('“token-of-the-tests” is no token')).toBe('“***” is no token');
  expect(hide('token-of-the-testing')).toBe('***ing');
});

test('a longer secret is hidden whole, although a shorter one is in it', () => {
  expect(hideSecrets(['secret', 'secret-and-more'])('secret-and-more')).toBe('***');
});
