import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { hideSecrets, isWeakSecret, secretAdder } from '../../../src/core/text/index.ts';
import { growth } from '../../support/growth.ts';
import { runs } from '../../support/property-runs.ts';

/** The mark of what is hidden is of asterisks, so a secret of them could not be told from it. */
const anySecret = fc
  .string({ unit: 'binary', minLength: 8, maxLength: 60 })
  .filter((text) => !text.includes('*') && !isWeakSecret(text));
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

/** Texts that show a secret, although none of its usual forms is in them. */
const spellings: Readonly<Record<string, (secret: string) => string>> = {
  'with spaces': (secret) => [...secret].join(' '),
  'with line breaks': (secret) => [...secret].join('\r\n\t'),
  'with line breaks in a string': (secret) => [...secret].join('\\n'),
  'with invisible characters': (secret) => [...secret].join('\u200B\u{E0041}'),
  'in two lines': (secret) => `${secret.slice(0, 13)}\n${secret.slice(13)}`,
  'in bytes of an address': (secret) =>
    [...Buffer.from(secret)].map((byte) => `%${byte.toString(16).padStart(2, '0')}`).join(''),
  'in bytes of an address, in two lines': (secret) =>
    [...Buffer.from(secret)].map((byte) => `%${byte.toString(16).toUpperCase()}`).join('\n'),
  'in bytes of a string': (secret) =>
    [...Buffer.from(secret)].map((byte) => `\\x${byte.toString(16)}`).join(''),
  'in decimal entities': (secret) =>
    [...secret].map((sign) => `&#${sign.codePointAt(0)};`).join(''),
  'in hexadecimal entities': (secret) =>
    [...secret].map((sign) => `&#X000${sign.codePointAt(0)?.toString(16)}`).join(' '),
  'in named entities': (secret) => secret.replaceAll('&', '&amp;').replaceAll('"', '&quot;'),
  'in base64, in lines': (secret) => base64(`me:${secret}`).slice(4).replace(/.{4}/g, '$&\n'),
  'in hexadecimal digits, with spaces': (secret) =>
    Buffer.from(secret).toString('hex').replace(/../g, '$& '),
};

describe('no spelling of a secret is left', () => {
  test.each(Object.entries(spellings))('%s', (_, spell) => {
    const secret = 'mos"AI&c-\u00E9\u{1F600}0123456789-of-the-tests';
    const hidden = hideSecrets([secret, 'another-secret'])(`before: ${spell(secret)} (after)`);
    expect(hidden).toMatch(/^before: \W*\*\*\*.{0,4}\s*\(after\)$/);
  });

  test('of a short one, with a gap after each character', () => {
    const hide = hideSecrets(['let8mein']);
    expect(hide('say l e t 8 m e i n!')).toBe('say ***!');
    expect(hide('say l\u200Be\u200Bt8 me\u200Bin, le\u200Bt8mein')).toBe(
      'say l\u200Be\u200Bt8 me\u200Bin, ***',
    );
  });
});

test.each([
  'please let 4 me in',
  'the pass\nword of 50 % or 100%25 &amp; &#x1F600; \\u0041 %zz &#9999999;',
  'correct-horse battery, stable',
])('%j stays', (text) => {
  const secrets = ['let4mein', 'password', 'correct-horse-battery-staple'.slice(8), '      '];
  expect(hideSecrets(secrets)(text)).toBe(text);
});

test.each([' ', '%', '%6d', '\u200B', '&#', 'm', 'mo', 'm ', '\\', '&#109;', 'mmmmmmmmmmmmo'])(
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
    ['that completes one adds it', ['token-of-the-\n'], 'token-of-the-\ntests', true],
  ])('%s', (_, before, after, added) => {
    expect(adds(before, after)).toBe(added);
  });
});
