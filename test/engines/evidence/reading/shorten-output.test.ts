import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { shortenOutput, tellingLine } from '../../../../src/engines/evidence/index.ts';
import { runs } from '../../../support/property-runs.ts';

const noise = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, index) => `usual line ${from + index}`).join('\n');

const long = [
  noise(0, 400),
  'not ok 1 - adds up',
  'got: 12',
  noise(400, 800),
  'not ok 2 - takes away',
  'got: 13',
  noise(800, 1_200),
  'the last word',
].join('\n');

test('an output that fits is complete, without colours', () => {
  expect(shortenOutput('\u001b[31mred\u001b[0m\r\nline\n', 100)).toBe('red\nline\n');
});

describe('an output that does not fit', () => {
  const short = shortenOutput(long, 2_000);

  test('keeps its failures, its beginning and its end', () => {
    for (const line of ['not ok 1 - adds up', 'got: 12', 'not ok 2 - takes away', 'got: 13']) {
      expect(short.split('\n')).toContain(line);
    }
    expect(short).toMatch(/^usual line 0\n/);
    expect(short).toMatch(/\nthe last word$/);
  });

  test('says how many lines are left out, and keeps the others unchanged', () => {
    const told = [...short.matchAll(/^\(… (\d+) lines? left out …\)$/gm)];
    const left = told.reduce((sum, [, count]) => sum + Number(count), 0);
    const kept = short.split('\n').filter((line) => !line.startsWith('(…'));
    expect(told.length).toBeGreaterThan(1);
    expect(left + kept.length).toBe(long.split('\n').length);
  });

  test('keeps the given failures before others', () => {
    const small = shortenOutput(long, 500, ['takes away']);
    expect(small).toContain('not ok 2 - takes away\ngot: 13');
    expect(small).not.toContain('adds up');
  });

  test('keeps errors if no failure is named', () => {
    const output = [noise(0, 300), 'TypeError: no such thing', noise(300, 600)].join('\n');
    expect(shortenOutput(output, 600)).toContain('no such thing');
  });

  const passing = (from: number, one: (n: number) => string) =>
    Array.from({ length: 400 }, (_, n) => one(from + n)).join('\n');

  test.each([
    [
      'a shell',
      (n: number) =>
        `expecting success of ${n}: \n\tgit log >actual &&\n\ttest_cmp expect actual\nok ${n} - a`,
      '--- expect\n+++ actual\n@@ -1,2 +1,2 @@\n-the cause\n+other\n one\n two\nnot ok 500 - a\n#\tgit log',
      '# failed 1 among 800 test(s)',
    ],
    [
      'TAP',
      (n: number) => `ok ${n} - no error in case ${n}`,
      "not ok 500 - a\n  ---\n  message: 'the cause'\n  ...",
      '# fail 1',
    ],
    [
      'go',
      (n: number) => `=== RUN   TestA${n}\n    a_test.go:9: fine\n--- PASS: TestA${n} (0.00s)`,
      '=== RUN   TestB\n    b_test.go:12: the cause\n        have: 1\n        in: 3\n--- FAIL: TestB (0.00s)',
      'FAIL\texample.com/a\t0.1s',
    ],
  ])('keeps the cause of a failure in %s, above or below it, and the end', (_, pass, fail, end) => {
    const output = [passing(1, pass), fail, passing(501, pass), end].join('\n');
    const result = shortenOutput(output, 6_000);
    for (const line of ['the cause', end]) expect(result).toContain(line);
    expect(result).toContain(fail.split('\n').at(-1));
  });

  test('shortens long lines', () => {
    const output = `${'x'.repeat(5_000)}\nnot ok 1 - a\n${'y'.repeat(5_000)}`;
    const result = shortenOutput(output, 1_500);
    expect(result).toContain('not ok 1 - a');
    expect(result).toMatch(/x\(… \d+ characters …\)x/);
  });
});

test('whatever the output: the result fits the room and is not longer than the output', () => {
  const line = fc.oneof(
    fc.string(),
    fc.constantFrom('not ok 1 - a', 'error', 'x'.repeat(900), '\u001b[31m', '\r\n'),
  );
  const output = fc.array(line, { maxLength: 60 }).map((lines) => lines.join('\n'));
  fc.assert(
    fc.property(output, fc.integer({ min: 0, max: 3_000 }), (text, room) => {
      const result = shortenOutput(text, room, ['a']);
      expect(result.length).toBeLessThanOrEqual(Math.min(room, text.length));
      expect(shortenOutput(result, room, ['a'])).toBe(result);
    }),
    runs(500),
  );
});

test.each([
  ['', ''],
  ['\n  \n', ''],
  ['a\n  b  \n\n', 'b'],
  [
    '> test\n\u001b[31mError: connect ECONNREFUSED 127.0.0.1:5432\u001b[0m\n    at TCP',
    'Error: connect ECONNREFUSED 127.0.0.1:5432',
  ],
  [
    'bash: line 1: shoptest: command not found\nmake: *** [x] Error 127',
    'bash: line 1: shoptest: command not found',
  ],
])('%j: one line tells most', (output, line) => {
  expect(tellingLine(output)).toBe(line);
});

test.each([
  [
    'npm error code EUSAGE\nnpm error\nnpm error `npm ci` needs a lockfile',
    'npm error `npm ci` needs a lockfile',
  ],
  [
    'npm ERR! code ENOENT\nnpm ERR! errno -2\nnpm ERR! enoent No package.json',
    'npm ERR! enoent No package.json',
  ],
  ['Error:\n  no such table: carts is not found', 'no such table: carts is not found'],
  ['usual\nnpm error code EUSAGE', 'npm error code EUSAGE'],
])('of %j, no label stands for what it labels', (output, line) => {
  expect(tellingLine(output)).toBe(line);
});

test('the line that tells most is short', () => {
  expect(tellingLine(`Error: ${'a'.repeat(10_000)}`).length).toBeLessThanOrEqual(201);
});

test.each([
  ['✓ src/error.test.ts (3 tests) 12ms', 'FAIL src/cart.test.ts'],
  ['ok 12 - refuses an error', 'not ok 13 - adds'],
  ['--- PASS: TestError (0.00s)', '--- FAIL: TestAdd (0.00s)'],
  ['test error::is_refused ... ok', 'test cart::adds ... FAILED'],
  [
    'tests/test_error.py::test_refused PASSED [ 12%]',
    'tests/test_cart.py::test_adds FAILED [ 13%]',
  ],
])('tests that passed, as in %j, make room for what failed', (passed, failed) => {
  const many = Array.from({ length: 200 }, () => passed);
  const output = [...many, failed, '  expected 3, got 2', ...many, 'Ran 401 tests.'].join('\n');
  const shortened = shortenOutput(output, 500);
  expect(shortened).not.toContain(passed);
  expect(shortened).toContain(`${failed}\n  expected 3, got 2\n`);
  expect(shortened).toContain('Ran 401 tests.');
});
