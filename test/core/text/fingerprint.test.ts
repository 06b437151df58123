import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { proseFingerprint, requestFingerprint, sha256Hex } from '../../../src/core/text/index.ts';

describe('proseFingerprint', () => {
  test.each([
    ['You forgot to import `os`.', 'you forgot to import OS'],
    ['  Two\n\nlines — one thought! ', 'Two lines: one thought'],
    ['这个仓库的 Java 主入口类是：com.simple.App。', '这个仓库的Java主入口类是 com.simple.App'],
    ['Не хватает проверки на ноль!', 'не хватает проверки, на ноль'],
    ['Die Prüfung fehlt – überall.', 'die PRÜFUNG fehlt, überall'],
    ['ｆｕｌｌ width', 'full width'],
  ])('%j equals %j', (a, b) => {
    expect(proseFingerprint(a)).toBe(proseFingerprint(b));
  });

  test.each([
    ['The first bound is wrong.', 'The last bound is wrong.'],
    ['第一个参数不对', '第二个参数不对'],
    ['Проверь ноль', 'Проверь один'],
    ['Zeile 10 fehlt', 'Zeile 11 fehlt'],
    ['für', 'fur'],
  ])('%j differs from %j', (a, b) => {
    expect(proseFingerprint(a)).not.toBe(proseFingerprint(b));
  });

  test('texts that differ only after 80 characters differ', () => {
    const start = 'The same long beginning of a critique, '.repeat(10);
    expect(proseFingerprint(`${start}a`)).not.toBe(proseFingerprint(`${start}b`));
  });

  test('whatever the text: spacing, case and punctuation do not count', () => {
    const words = fc.array(fc.stringMatching(/^[a-zа-я0-9\u4E00-\u4EFF]{1,5}$/), { minLength: 1 });
    const between = fc.array(fc.constantFrom(' ', '\n', ', ', ' — ', '！', '...'), {
      minLength: 1,
    });
    fc.assert(
      fc.property(words, between, (said, signs) => {
        const again = said.map((word, index) => word.toUpperCase() + signs[index % signs.length]);
        expect(proseFingerprint(again.join(''))).toBe(proseFingerprint(said.join(' ')));
      }),
    );
  });
});

describe('sha256Hex', () => {
  test.each([
    ['a - b', 'a * b'],
    ['return x', 'return  x'],
    ['X', 'x'],
    ['a\n', 'a'],
  ])('%j differs from %j', (a, b) => {
    expect(sha256Hex(a)).not.toBe(sha256Hex(b));
    expect(sha256Hex(a)).toBe(sha256Hex(a));
  });
});

describe('requestFingerprint', () => {
  const query = { jql: 'project = A', fields: ['summary'], page: { size: 50, after: null } };

  test('the order of keys does not count at any depth, nor do undefined members', () => {
    const same = { page: { after: null, size: 50 }, fields: ['summary'], jql: 'project = A' };
    expect(requestFingerprint({ ...same, more: undefined })).toBe(requestFingerprint(query));
  });

  test.each([
    ['another project', { ...query, jql: 'project = B' }],
    ['the next page', { ...query, page: { size: 50, after: 'token' } }],
    ['other fields', { ...query, fields: ['summary', 'status'] }],
    ['fields in another order', { ...query, fields: ['status', 'summary'] }],
    ['another case', { ...query, jql: 'PROJECT = A' }],
    ['a number for a text', { ...query, page: { size: '50', after: null } }],
    ['nothing', undefined],
  ])('%s makes a difference', (_, other) => {
    expect(requestFingerprint(other)).not.toBe(requestFingerprint(query));
  });

  test('whatever the value: a copy is equal, another value is not', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.jsonValue(), (a, b) => {
        expect(requestFingerprint(structuredClone(a))).toBe(requestFingerprint(a));
        const same = requestFingerprint(a) === requestFingerprint(b);
        expect(same).toBe(JSON.stringify(sorted(a)) === JSON.stringify(sorted(b)));
      }),
    );
  });
});

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([name, member]) => [name, sorted(member)] as const);
  return Object.fromEntries(entries.toSorted(([a], [b]) => (a < b ? -1 : 1)));
}
