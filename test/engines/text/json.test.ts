import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isObject, isShallow, parseJson, readMembers } from '../../../src/engines/text/index.ts';
import { runs } from '../../support/property-runs.ts';

describe('JSON', () => {
  test('is parsed from text and from its bytes', () => {
    fc.assert(
      fc.property(fc.json(), (json) => {
        const value: unknown = JSON.parse(json);
        expect(parseJson(json)).toEqual(value);
        expect(parseJson(new TextEncoder().encode(json))).toEqual(value);
      }),
      runs(100),
    );
  });

  test.each(['', '{', '{"a":1}}', 'undefined', '\u0000', '['.repeat(100_000)])(
    'that is malformed is none: %.10j',
    (text) => {
      expect(parseJson(text)).toBeUndefined();
    },
  );

  test('that is no UTF-8 is none', () => {
    expect(parseJson(Uint8Array.of(0x22, 0xff, 0x22))).toBeUndefined();
  });
});

test.each<[unknown, boolean]>([
  [{}, true],
  [Object.create(null), true],
  [[], false],
  [null, false],
  ['{}', false],
  [undefined, false],
])('whether %j is an object', (value, is) => {
  expect(isObject(value)).toBe(is);
});

test('members are those of the value itself', () => {
  expect([...readMembers({ a: 1, b: undefined })]).toEqual([
    ['a', 1],
    ['b', undefined],
  ]);
  expect(readMembers(['x']).get('0')).toBe('x');
  expect(readMembers({}).get('toString')).toBeUndefined();
  expect(readMembers(JSON.parse('{"__proto__":1}')).get('__proto__')).toBe(1);
  for (const value of [null, undefined, 7, true]) expect(readMembers(value).size).toBe(0);
});

test('lists within each other are shallow up to 501 of them', () => {
  const lists = (depth: number): unknown => JSON.parse(`${'['.repeat(depth)}${']'.repeat(depth)}`);
  expect(isShallow(lists(501))).toBe(true);
  expect(isShallow(lists(502))).toBe(false);
  expect(isShallow({ a: [{ b: null }, 'text', 1] })).toBe(true);
});
