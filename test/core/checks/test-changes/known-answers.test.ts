import { describe, expect, test } from 'vitest';
import { findWeakenings, knownAnswers } from '../../../../src/core/checks/test-changes/index.ts';
import { changeOf, patchOf } from '../../../support/memory/samples.ts';

describe('code that knows the answers of a test', () => {
  const tests = [changeOf('cart.test.js', "test('bug', () => equal(total(2, 3), 6));\n", '')];
  const found = (after: string) =>
    knownAnswers([changeOf('cart.js', 'const total = (p, q) => p;\n', after)], tests).map(
      ({ how }) => how,
    );

  test.each([
    'const total = (p, q) => p === 2 && q === 3 ? 6 : p;\n',
    'function total(p, q) {\n  if (p === 2 && q === 3) {\n    return 6;\n  }\n}\n',
    'switch (p) {\n  case 2:\n    if (q == 3) return 6;\n}\n',
  ])('is found: %j', (after) => {
    expect(found(after)).toEqual(['answers for the values of a test: 2, 3, 6']);
  });

  test.each([
    ['a rule', 'const total = (p, q) => p * q;\n'],
    ['a case of its own', 'const total = (p, q) => p === 0 ? 0 : p * q;\n'],
    ['other values', 'const total = (p, q) => p === 2 && q === 4 ? 8 : p * q;\n'],
    ['a list', 'const sizes = [2, 3, 6];\n'],
  ])('is not %s', (_, after) => {
    expect(found(after)).toEqual([]);
  });
});

describe('code that asks whether tests run it', () => {
  const found = (path: string, line: string) =>
    findWeakenings(patchOf(changeOf(path, 'a\n', `a\n${line}\n`))).map(({ how }) => how);

  test.each([
    ['cart.js', 'const q = process.env.NODE_TEST_CONTEXT ? 1 : 2;'],
    ['cart.ts', "if (process.env['VITEST']) return 6;"],
    ['cart.py', "if 'pytest' in sys.modules: return 6"],
    ['cart.py', "if os.environ.get('PYTEST_CURRENT_TEST'): return 6"],
    ['cart.rb', 'return 6 if defined?(RSpec)'],
    ['cart.go', 'if flag.Lookup("test.v") != nil {'],
    ['cart.js', "if (typeof jest !== 'undefined') return 6;"],
  ])('is found in %s: %s', (path, line) => {
    expect(found(path, line)).toEqual(['asks whether tests run it']);
  });

  test.each([
    ['cart.test.js', 'const isTest = process.env.NODE_TEST_CONTEXT;'],
    ['README.md', 'Set process.env.TEST to run the tests.'],
    ['cart.js', 'const latest = process.env.LATEST;'],
  ])('is not %s: %s', (path, line) => {
    expect(found(path, line)).toEqual([]);
  });
});
