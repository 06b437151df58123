import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { entitiesIn } from '../../../../src/core/repository/index.ts';

const written = (text: string) => entitiesIn(text).map(({ kind, name }) => `${kind} ${name}`);

describe('names in a text', () => {
  test.each([
    ['The total is in `Cart.total()`.', ['symbol total']],
    ['Cart.total adds where it should multiply.', ['symbol total']],
    ['See com.acme.shop.Main, please.', ['symbol Main']],
    ['`com.acme.shop.Main` starts it.', ['symbol Main']],
    ['It calls read_items and parseURL first.', ['symbol read_items', 'symbol parseURL']],
    ['The class ShoppingCart, then ShoppingCart again.', ['symbol ShoppingCart']],
    [
      '`Cart::total` and Cart#remove and `cart->sum`',
      ['symbol total', 'symbol remove', 'symbol sum'],
    ],
    ['`new Cart(items)` and `List<Item>`', ['symbol Cart', 'symbol List']],
    ['call refresh() after `total(a, b)`', ['symbol refresh', 'symbol total']],
    ['`total` is a word in ticks', ['symbol total']],
    ['MAX_ITEMS is 10', ['symbol MAX_ITEMS']],
    ['`console.log(x)` prints', ['symbol log']],
    ['`$this` aside, `$total` and `@Inject`', ['symbol total', 'symbol Inject']],
    ['In `src/cart.ts`, line 3', ['file src/cart.ts']],
    ['src/cart_total.py:12 and CartView.tsx', ['file src/cart_total.py', 'file CartView.tsx']],
    ['run `python tools/build.py --all`', ['file tools/build.py']],
    ['`package.json` and `größe.py`', ['file package.json', 'file größe.py']],
  ])('%s', (text, names) => {
    expect(written(text)).toEqual(names);
  });

  test('the fully qualified name of an entry point in Chinese prose', () => {
    expect(
      written(
        '程序从com.simplecoder.SimpleCoderApplication启动（src/main/java/com/simplecoder/SimpleCoderApplication.java）。',
      ),
    ).toEqual([
      'symbol SimpleCoderApplication',
      'file src/main/java/com/simplecoder/SimpleCoderApplication.java',
    ]);
  });

  test.each([
    ['Russian', 'Ошибка в классе ShoppingCart, метод Cart.total().'],
    ['German', 'Der Fehler liegt in ShoppingCart und Cart.total().'],
    ['Japanese', '原因はShoppingCartのCart.total()です。'],
    ['Arabic', 'الخطأ في ShoppingCart ثم Cart.total() هنا'],
  ])('in %s', (_, text) => {
    expect(written(text)).toEqual(['symbol ShoppingCart', 'symbol total']);
  });
});

describe('what names nothing in the repository', () => {
  test.each([
    'Plain words, and/or a list: one, two.',
    'See https://example.com/docs/Cart.total and http://localhost:3000/a.js.',
    '`https://example.com/src/cart.ts`',
    'It runs on Node.js with TypeScript, GitHub and PostgreSQL; `JavaScript` too.',
    'Ask ann.smith@example.com or visit example.com, e.g. today, i.e. now.',
    'APP-17 was fixed in v1.2.3 at 10:30, about 3.5 KiB; a PhD needs 2 kHz.',
    '`true`, `null` and `x`',
    'the file(s) of item(s)',
    'Before:\n```ts\nconst cartTotal = readItems();\n```\nAfter.',
    '',
  ])('%j', (text) => {
    expect(written(text)).toEqual([]);
  });

  test('an open fence hides the rest', () => {
    expect(written('See `total`.\n~~~\nreadItems()\n')).toEqual(['symbol total']);
  });
});

test('whatever the text: every name occurs in it, is returned once, and a symbol is one identifier', () => {
  const piece = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.constantFrom(
      '`',
      '```\n',
      'Cart.total()',
      'src/a.ts',
      '::',
      '->',
      'some_name',
      ' ',
      '。',
      '#',
      '.',
    ),
  );
  fc.assert(
    fc.property(fc.array(piece), (pieces) => {
      const text = pieces.join('');
      const entities = entitiesIn(text);
      expect(new Set(entities.map(({ kind, name }) => `${kind} ${name}`)).size).toBe(
        entities.length,
      );
      for (const { kind, name } of entities) {
        expect(text).toContain(name);
        if (kind === 'symbol') expect(name).toMatch(/^[\p{L}_$][\p{L}\p{N}\p{M}_$]+$/u);
      }
    }),
  );
});

test('long texts cost no more than their length', () => {
  const runs = ['A', 'A.', 'a::', '`', '```\n', '`a(', 'aB', 'a_', 'a/'].map((one) =>
    one.repeat(50_000),
  );
  for (const run of runs) expect(entitiesIn(run).length).toBeLessThan(10);
});
