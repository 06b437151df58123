import { describe, expect, test } from 'vitest';
import { endsOf, exampleTest, windowsText } from '../../../../src/core/repository/index.ts';

const focus = {
  weigh: (text: string) => text.split('total').length - 1,
  linesIn: () => [],
  literals: [],
};
const shown = (path: string, text: string) => {
  const lines = [...endsOf({ text }), ...(exampleTest({ path, text }, focus) ?? [])];
  return windowsText(text, lines).replaceAll(/\(lines .*\)\n/g, '');
};
const long = Array.from({ length: 40 }, (_, index) => `    total(${index})`).join('\n');

describe('the example of a test', () => {
  test.each([
    [
      'test_cart.py',
      `"""Tests."""\nimport pytest\nfrom shop import total\n\n\nclass TestCart:\n    def test_long(self):\n${long}\n\n    def test_count(self):\n        cart = Cart()\n        assert cart.count == 1\n\n    def test_total(self):\n        cart = Cart()\n        assert total(cart) == 1\n`,
      'import pytest\nfrom shop import total\n\nclass TestCart:\n\n        assert cart.count == 1\n\n    def test_total(self):\n        cart = Cart()\n        assert total(cart) == 1',
    ],
    [
      'CartTest.java',
      'package shop;\n\n/* Copyright */\nimport org.junit.Test;\n\n/** Tests. */\npublic class CartTest {\n    void helper() {\n        total();\n        total();\n    }\n\n    @Test\n    public void adds() {\n        Cart cart = new Cart();\n        assertEquals(1, total(cart));\n    }\n}\n',
      'import org.junit.Test;\n\npublic class CartTest {\n\n    @Test\n    public void adds() {\n        Cart cart = new Cart();\n        assertEquals(1, total(cart));\n    }\n}',
    ],
    [
      'cart_test.go',
      'package shop\n\nimport "testing"\n\nfunc TestTotal(t *testing.T) {\n\tif total() != 1 {\n\t\tt.Fatal("total")\n\t}\n}\n',
      'import "testing"\n\nfunc TestTotal(t *testing.T) {\n\tif total() != 1 {\n\t\tt.Fatal("total")\n\t}\n}',
    ],
  ])('in %s', (path, text, example) => {
    expect(shown(path, text)).toBe(example);
  });

  test('is none where no test is short, and nothing at all without tests', () => {
    const file = (text: string) => ({ path: 'test_cart.py', text });
    expect(exampleTest(file(`def test_long():\n${long}\n`), focus)).toEqual([]);
    const helper = file('def helper():\n    a = 1\n    return a\n');
    expect(exampleTest(helper, focus)).toBeUndefined();
  });

  test('has the end of its file, to which a test can be added', () => {
    const short = 'def test_total():\n    cart = Cart()\n    assert total(cart) == 1\n';
    const text = `import pytest\n\n${short}\n\ndef test_long():\n${long}\n\n`;
    expect(shown('test_cart.py', text)).toMatch(/total\(35\)\n.*total\(39\)$/s);
  });
});
