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
    ['Two **bold** *words* and a ~~third~~ one', 'two bold words, and a third one'],
    ['请检查**空值**，谢谢', '请检查空值。谢谢！'],
    ['**Use `i < n`**', 'use `i < n`.'],
    ['use i<n', 'Use `i < n`!'],
    ['> - the null-check\n> - the bound\n\n---', '* the null check\n* the bound'],
    ['Write\n```ts\na - b\n```', 'write:\n\n```\na-b\n```\n'],
    ['Don`t', 'dont'],
    ['one -- two - three', 'One: two (three)'],
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
    ['wait 1.5 s', 'wait 15 s'],
    ['user?.name', 'user.name'],
    ['a ?? b', 'a || b'],
    ['use `Foo` here', 'use `foo` here'],
    ["join by `' '`", "join by `''`"],
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

describe('proseFingerprint of code', () => {
  const operators = [
    '<',
    '<=',
    '>',
    '>=',
    '==',
    '!=',
    '&&',
    '||',
    '&',
    '|',
    '+',
    '*',
    '/',
    '%',
    '^',
  ];
  const word = fc.stringMatching(/^[a-z\u4E00-\u4EFF]{1,4}$/);
  const pair = fc.tuple(fc.constantFrom(...operators), fc.constantFrom(...operators));
  const forms = [
    (code: string) => code,
    (code: string) => `\`${code}\``,
    (code: string) => `**\`\`${code}\`\`**`,
    (code: string) => `\n\`\`\`ts\n${code}\n\`\`\`\n`,
  ];

  test('whatever the words: another operator is another critique, another spelling is the same', () => {
    fc.assert(
      fc.property(word, word, pair, fc.constantFrom(...forms), (a, b, [one, two], form) => {
        const said = (operator: string) => form(`${a} ${operator} ${b}`);
        const first = proseFingerprint(`Use ${said(one)}, please.`);
        expect(proseFingerprint(`use ${said(one)} PLEASE`)).toBe(first);
        expect(proseFingerprint(`Use ${said(two)}, please.`) === first).toBe(one === two);
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
