import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  distance,
  foldAccents,
  foldCase,
  proseFingerprint,
  requestFingerprint,
} from '../../../src/engines/text/index.ts';
import { runs } from '../../support/property-runs.ts';

describe('proseFingerprint', () => {
  test.each([
    ['You forgot to import `os`.', 'you forgot to import OS'],
    ['这个仓库的 Java 主入口类是：com.simple.App。', '这个仓库的Java主入口类是 com.simple.App'],
    ['Die Prüfung fehlt – überall.', 'die PRÜFUNG fehlt, überall'],
    ['Two **bold** *words* and a ~~third~~ one', 'two bold words, and a third one'],
    ['**Use `i < n`**', 'use `i < n`.'],
    ['Don`t', 'dont'],
  ])('%j equals %j', (a, b) => {
    expect(proseFingerprint(a)).toBe(proseFingerprint(b));
  });

  test.each([
    ['The first bound is wrong.', 'The last bound is wrong.'],
    ['第一个参数不对', '第二个参数不对'],
    ['Проверь ноль', 'Проверь один'],
    ['Zeile 10 fehlt', 'Zeile 11 fehlt'],
    ['für', 'fur'],
    ['It must be i < n', 'It must be i <= n'],
    ['It must be `i < n`', 'It must be `i <= n`'],
    ['Test i > 0', 'Test i < 0'],
    ['Test `i` > `n`', 'Test `i` < `n`'],
    ['`a` * `b` is right', '`a` + `b` is right'],
    ['Add a null check', 'Add a null check `== null`'],
    ['use a && b', 'use a || b'],
    ['use a && b', 'use a & b'],
    ['return x', 'return -x'],
    ['Return `x`', 'Return `-x`'],
    ['if ok', 'if !ok'],
    ['when a == b', 'when a != b'],
    ['when a = b', 'when a != b'],
    ['a - b', 'a * b'],
    ['a - b', 'a / b'],
    ['a ≤ b', 'a ≥ b'],
    ['a ?? b', 'a || b'],
    ['call `f(a)`', 'call `f[a]`'],
    ['```diff\n- a\n```', '```diff\n+ a\n```'],
    ['需要 i < n。', '需要 i <= n。'],
  ])('%j differs from %j', (a, b) => {
    expect(proseFingerprint(a)).not.toBe(proseFingerprint(b));
  });

  test('texts that differ only after 80 characters differ', () => {
    const start = 'The same long beginning of a critique, '.repeat(10);
    expect(proseFingerprint(`${start}a`)).not.toBe(proseFingerprint(`${start}b`));
  });

  test('whatever the text: spacing, case and stops do not count', () => {
    const words = fc.array(fc.stringMatching(/^[a-zа-я0-9\u4E00-\u4EFF]{1,5}$/), { minLength: 1 });
    const between = fc.array(fc.constantFrom(' ', '\n', ', ', ' — ', '。', '...'), {
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

describe('requestFingerprint', () => {
  const query = { jql: 'project = A', fields: ['summary'], page: { size: 50, after: null } };

  test('the order of keys does not count at any depth, nor do undefined members', () => {
    const same = { page: { after: null, size: 50 }, fields: ['summary'], jql: 'project = A' };
    expect(requestFingerprint({ ...same, more: undefined })).toBe(requestFingerprint(query));
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

test.each([
  [' In Prüfung ', 'in prüfung'],
  ['ＤＯＮＥ', 'done'],
])('the name %j is %j without case, width and blanks', (name, folded) => {
  expect(foldCase(name)).toBe(folded);
});

test.each([
  ['Überprüfung', 'uberprufung'],
  ['На проверке, йод', 'на проверке, иод'],
  ['レビュー が', 'レビュー が'],
  ['검토', '검토'],
])('the text %j is %j without case and accents', (text, folded) => {
  expect(foldAccents(text)).toBe(folded);
});

test('for any words, the distance is that of the whole table, up to the limit', () => {
  const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 9 });
  fc.assert(
    fc.property(word, word, fc.nat(6), (a, b, limit) => {
      expect(distance(a, b, limit)).toBe(Math.min(tableDistance(a, b), limit + 1));
    }),
    runs(300),
  );
});

test('long lines are compared along the diagonal only', () => {
  const long = 'ab'.repeat(100_000);
  expect(distance(`x${long}y`, `${long}z`, 2)).toBe(2);
  expect(distance(long, `${long}xyz`, 2)).toBe(3);
  expect(distance(long, 'cd'.repeat(100_000), 2)).toBe(3);
});

/** Computes every cell of the table. */
function tableDistance(a: string, b: string): number {
  const table: number[][] = [];
  const cell = (i: number, j: number) => table[i]?.[j] ?? Number.POSITIVE_INFINITY;
  for (let i = 0; i <= a.length; i += 1) {
    const row: number[] = [];
    table.push(row);
    for (let j = 0; j <= b.length; j += 1) {
      const isSame = a[i - 1] === b[j - 1];
      const isSwap = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      const ways = [
        cell(i - 1, j) + 1,
        cell(i, j - 1) + 1,
        cell(i - 1, j - 1) + (isSame ? 0 : 1),
        isSwap ? cell(i - 2, j - 2) + 1 : Number.POSITIVE_INFINITY,
      ];
      row.push(i === 0 && j === 0 ? 0 : Math.min(...ways));
    }
  }
  return cell(a.length, b.length);
}
