import { expect, test } from 'vitest';
import { escapeMarkdown, redacted, redactor } from '../../../src/core/text/index.ts';
import { growth } from '../../support/growth.ts';

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
  'a:',
  'a://',
  'a://b:',
  'SG.',
  'pypi-AgE',
  'hvs.',
  'hooks.slack.com/services/',
  'do_v1_',
  'eyJ.',
])('a text of %j only takes linear time', (part) => {
  expect(growth((size) => void redact(part.repeat(size)), 10_000)).toBeLessThan(8);
});

test.each([
  'task-list',
  'http://localhost:3000/@scope/name',
  'ssh://git@git.example:22/a.git',
  'pypi-publish-with-a-long-name',
  'SG.1',
  'hooks.slack.com/services',
  'sk-1',
  'npm_config_cache',
  'ghp_short',
  'a public key',
  'AKIA is a prefix',
  'da39a3ee5e6b4b0d3255bfef95601890afd80709',
  'DA39A3EE5E6B4B0D3255BFEF95601890AFD80709',
  'getCustomerShippingAddressFromDatabaseV2',
  'src/components/forms/AddressFormFields42',
  'sha1-2jmj7l5rSw0yVb/vlWAYkK/YBwk=',
  'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=',
  'accountKey = accountKeyOfTheSelectedRow',
  'task_npm_run',
])('%j stays', (words) => {
  expect(redact(words)).toBe(words);
});
