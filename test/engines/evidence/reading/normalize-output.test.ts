import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { normalizeOutput, plainOutput } from '../../../../src/engines/evidence/index.ts';
import { growth } from '../../../support/growth.ts';
import { runs } from '../../../support/property-runs.ts';
import { failureNames } from '../command-results.ts';

const pieces = fc
  .array(
    fc.constantFrom(
      ...['0x', 'ff', '12', '1', '.', ',', ' ', 'ms', 's', '/tmp/', '/var/folders/ab/cd/T/', 'x'],
      ...['pytest-of-a/pytest-', '-', ':', '2026-01-02', 'T', '10:11:12', 'Z', '+01:00'],
      ...['localhost:', 'pid ', '=', '==', 'node:', '<', '>', 'deadbeef-', '1234-', '123456789abc'],
      ...[
        '\n',
        '\r\n',
        '\u001b[3',
        '1m',
        '\u001b',
        '\u001b]0;',
        '\u0007',
        '\u009b',
        'not ok 1 - a',
      ],
      ...[
        'FAILED a.py::b',
        '--- FAIL: T (0s)',
        'FAIL\tp\t',
        '  1 failing',
        '  1) ',
        'a.c:1: error: ',
      ],
    ),
    { maxLength: 20 },
  )
  .map((parts) => parts.join(''));

describe('normalizing', () => {
  test.each([
    ['took 12.3 ms, then 5s', 'took 13 ms, then 61s'],
    ['at 2026-01-02T10:11:12.123Z', 'at 2026-03-04T00:00:01Z'],
    ['<Cart object at 0x7f11>', '<Cart object at 0x7faa>'],
    ['/tmp/a8sd9/x.ts', '/tmp/b11-2/x.ts'],
    ['on localhost:3301, pid 77', 'on localhost:4111, pid 8'],
    ['(node:123) Warning', '(node:9) Warning'],
  ])('%j equals %j', (one, other) => {
    expect(normalizeOutput(one)).toBe(normalizeOutput(other));
  });

  test.each([
    ['expected 12', 'expected 13'],
    ['/tmp/a/x.ts', '/tmp/a/y.ts'],
    ['a.ts:12', 'a.ts:13'],
    ['case 3 of cart', 'case 4 of cart'],
  ])('%j differs from %j', (one, other) => {
    expect(normalizeOutput(one)).not.toBe(normalizeOutput(other));
  });

  test('whatever the text: normalizeOutput and plainOutput are idempotent', () => {
    fc.assert(
      fc.property(pieces, (text) => {
        const [normalized, plain] = [normalizeOutput(text), plainOutput(text)];
        expect(normalizeOutput(normalized)).toBe(normalized);
        expect(plainOutput(plain)).toBe(plain);
        expect(plain).not.toMatch(/[^\P{Cc}\t\n]/u);
      }),
      runs(500),
    );
  });
});

test('whatever the output: names are short, on one line and distinct', () => {
  fc.assert(
    fc.property(pieces, (text) => {
      const names = failureNames(text);
      expect(new Set(names).size).toBe(names.length);
      for (const name of names) expect(name).toMatch(/^\S(?:[^\n]{0,298}\S)?$/u);
    }),
    runs(500),
  );
});

test.each([
  ...[
    '(',
    ' (a',
    ' > ',
    '.',
    ':',
    '1:',
    '/',
    'a::',
    '[',
    '\u001b[',
    '\u001b]',
    '1.',
    'a.a',
    ' => ',
  ],
  ...['FAILED a::', 'Time elapsed: ', ' [1 ms', '--- FAIL: T (0.1s)\n', '    # Subtest: a\n', '\r'],
])('reads long outputs of %j in linear time', (unit) => {
  const line = `FAILED ${unit.repeat(Math.ceil(1_000 / unit.length))}\n`;
  const read = (size: number) => {
    failureNames(line.repeat(Math.ceil(size / line.length)));
    failureNames(unit.repeat(Math.ceil(size / unit.length)));
  };
  expect(growth(read, 2 ** 15)).toBeLessThan(8);
});
