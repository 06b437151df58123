import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addFailingTest, expectOtherwise } from '../../../src/core/proof/failing-test.ts';

const added = (path: string, text: string) => addFailingTest(path, text, 'fails_on_purpose') ?? '';

describe('in JavaScript', () => {
  test('the test is made as the outermost ones are, with their title and the assertions of the file', () => {
    const text =
      "import test from 'node:test';\nimport assert from 'node:assert';\ntest('adds', (t) => {\n  t.test('up', () => assert.equal(add(1, 2), 3));\n  assert.notStrictEqual(1, 2);\n});\n";
    const more = added('cart.test.js', text).slice(text.length);
    expect(more).toContain('test("adds fails_on_purpose", () => {');
    expect(more).toContain('[() => assert.equal(0, 1), () => assert.notStrictEqual(0, 0)]');
  });

  test.each([
    [
      "describe('x', () => {\n  it('a', () => { expect(f()).toBe(1); });\n});\n",
      'expect(0).toBe(1)',
    ],
    ["it('a', () => { expect(f()).to.deep.equal(1); });\n", 'expect(0).to.deep.equal(1)'],
    [
      "import { strictEqual } from 'assert';\nit('a', () => strictEqual(f(), 1));\n",
      'strictEqual(0, 1)',
    ],
    ["const assert = require('assert');\nit('a', () => assert(f()));\n", 'assert(0)'],
    [
      "const { test } = require('uvu');\nimport * as assert from 'uvu/assert';\ntest('a', () => assert.is(f(), 1));\n",
      'assert.is(0, 1)',
    ],
  ])('%j asserts with %s', (text, assertion) => {
    expect(added('a.spec.ts', text)).toContain(`() => ${assertion}`);
  });

  test('what is only a parameter elsewhere is not called', () => {
    const text = "import t from 'tap';\nt.test('a', (s) => { s.equal(f(), 1); });\n";
    expect(added('a.test.js', text)).toContain('t.test("a fails_on_purpose", ');
    expect(added('a.test.js', text)).not.toContain('s.equal(0');
    expect(
      addFailingTest('a.test.js', "run((t) => {\n  t.test('a', f);\n});\n", 'x'),
    ).toBeUndefined();
  });

  test('it comes before the line that starts the tests', () => {
    const text = "import { test } from 'uvu';\ntest('a', f);\n\ntest.run();\n";
    expect(added('a.js', text).trimEnd().split('\n').at(-1)).toBe('test.run();');
  });

  test('a file without a test takes none', () => {
    expect(addFailingTest('helpers.test.js', 'export const test = 1;\n', 'x')).toBeUndefined();
  });
});

describe('in Python', () => {
  const main = "\n\nif __name__ == '__main__':\n    unittest.main()\n";
  const cart =
    'import unittest\n\n\nclass TestCart(unittest.TestCase):\n    def test_adds(self):\n        self.assertEqual(add(1, 2), 3)\n';

  test('a class gets a class beside it, before what starts the tests', () => {
    const text = added('test_cart.py', cart + main);
    expect(text).toContain('class TestCart_fails_on_purpose(unittest.TestCase):');
    expect(text).toContain('    def test_adds_fails_on_purpose(self):');
    expect(text).toContain('lambda: self.assertEqual(0, 1), ');
    expect(text.indexOf('fails_on_purpose')).toBeLessThan(text.indexOf('__main__'));
  });

  test('a function gets a function', () => {
    const text = added('test_cart.py', 'def test_adds():\n    assert add(1, 2) == 3\n');
    expect(text).toContain('\ndef test_adds_fails_on_purpose():');
    expect(text).not.toContain('class ');
  });

  test('a file without a test takes none', () => {
    expect(addFailingTest('conftest.py', 'def helper():\n    pass\n', 'x')).toBeUndefined();
  });
});

describe('in Go', () => {
  const cart = 'package cart\n\nfunc TestAdds(t *testing.T) {\n\tt.Fatal("no")\n}\n';

  test('a function is added', () => {
    expect(added('cart_test.go', cart)).toContain(
      'func TestAdds_fails_on_purpose(t *testing.T) {\n\tt.Fatal("fails_on_purpose")',
    );
  });

  test('not where the file may not be built', () => {
    expect(addFailingTest('cart_test.go', `//go:build linux\n\n${cart}`, 'x')).toBeUndefined();
    expect(addFailingTest('cart.go', cart, 'x')).toBeUndefined();
  });
});

test('another language takes none', () => {
  expect(addFailingTest('CartTest.java', '@Test\nvoid adds() {}\n', 'x')).toBeUndefined();
});

test.each([
  ['Java', '    assertEquals(3, add(1, 2));', '    assertEquals(4, add(1, 2));'],
  ['C', '  assert(add(1, 2) == 3);', '  assert(add(2, 2) == 3);'],
  ['Rust', '    assert_eq!(name(7), "b");', '    assert_eq!(name(8), "b");'],
  ['Ruby', "  expect(name).to eq('b')", "  expect(name).to eq('bmark')"],
  ['Perl', "is(name(), 'b', 'a name');", "is(name(), 'bmark', 'a name');"],
  ['Bats', '  [ "$output" = 3 ]', '  [ "$output" = 4 ]'],
  [
    'PHP',
    '    $this->assertSame("a", $cart->name());',
    '    $this->assertSame("amark", $cart->name());',
  ],
])('%s expects something else', (_, before, after) => {
  expect(expectOtherwise(before, 'mark')).toBe(after);
});

test.each([
  ['an import', "import { expect } from 'b-1';"],
  ['a comment', '// assert 1'],
  ['no comparison', '  const total = 3;'],
  ['nothing to change', '  assert(isEmpty(cart));'],
])('%s stays', (_, line) => {
  expect(expectOtherwise(line, 'mark')).toBeUndefined();
});

test('no line is added or lost, whatever the text', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      const lines = `assert x == 1\n${text}`;
      expect(expectOtherwise(lines, 'm')?.split('\n')).toHaveLength(lines.split('\n').length);
    }),
  );
});
