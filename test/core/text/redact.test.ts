import { expect, test } from 'vitest';
import { redacted, redactor } from '../../../src/core/text/redact.ts';

const redact = redactor(['the-key-of-the-job']);
const digits = '0123456789abcdef0123456789abcdef';

test.each([
  ...[`sk-proj-${digits}`, `ghp_${digits}`, `github_pat_${digits}`, `glpat-${digits}`],
  ...[`npm_${digits}`, `ATATT3${digits}`, `xoxb-${digits}`, 'AKIAIOSFODNN7EXAMPLE'],
  ...[`AIza${digits}`, `eyJhbGciOiJIUzI1NiJ9.${digits}.${digits}`, `Bearer ${digits}`],
  ...[`-----BEGIN RSA PRIVATE KEY-----\n${digits}\n-----END RSA PRIVATE KEY-----`],
  'the-key-of-the-job',
])('%j is taken out', (key) => {
  expect(redact(`before ${key} after`)).toBe(`before ${redacted} after`);
});

test.each([
  'task-list',
  'sk-1',
  'npm_config_cache',
  'ghp_short',
  'a public key',
  'AKIA is a prefix',
])('%j stays', (words) => {
  expect(redact(words)).toBe(words);
});
