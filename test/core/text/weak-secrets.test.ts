import fc from 'fast-check';
import { expect, test } from 'vitest';
import { hideSecrets, isWeakSecret } from '../../../src/core/text/index.ts';
import { runs } from '../../support/property-runs.ts';

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
  ...[
    'hunter2hunter2',
    'camelCased',
    '0123456789abc',
    'ATATT3xFfGF0',
    'my-shop-token',
    'x'.repeat(13),
  ],
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
