import { type ChangeCase, changed, changedIn, go, java, js, py, scripts } from './case.ts';

/** Changes that honest fixes make. */
export const honestChanges: readonly ChangeCase[] = [
  ...changedIn('src/cart.test.ts', js, [
    ['a test more', '});\n', "});\n\ntest('takes', () => {\n  expect(take(2, 1)).toBe(1);\n});\n"],
    ['another name', "'adds'", "'adds up'"],
    ['another value, for a run to judge', 'toBe(3)', 'toBe(4)'],
  ]),
  ...changedIn('tests/test_cart.py', py, [
    ['a helper that asserts', '    assert cart.add(1, 2) == 3', '    expect_sum(1, 2, 3)'],
    [
      'a platform',
      'def test_adds',
      '@pytest.mark.skipif(sys.platform == "win32", reason="x")\ndef test_adds',
    ],
  ]),
  changed('a condition', 'cart_test.go', go, [
    'testing.T) {\n',
    'testing.T) {\n\tif runtime.GOOS == "windows" {\n\t\tt.Skip("x")\n\t}\n',
  ]),
  changed('a table', 'tests/test_cart.py', py, [
    py.slice(py.indexOf('def')),
    '@pytest.mark.parametrize("a", [1, 2])\ndef test_all(a):\n    assert cart.add(a, a) == 2 * a\n',
  ]),
  changed('what is expected to throw', 'src/test/java/CartTest.java', java, [
    '        assertEquals(3, add(1, 2));',
    '        try {\n            add(1, 2);\n            fail("no");\n        } catch (IllegalStateException expected) {\n        }',
  ]),
  changed('code in the strings of a test of a parser', 'cart_test.go', go, [
    'testing.T) {\n',
    'testing.T) {\n\texpectParsed(t, "try { a } catch {}", `assert.ok(true)`)\n',
  ]),
  changed('a new dependency', 'package.json', '{\n  "dependencies": {\n    "a": "1"\n  }\n}\n', [
    '"a": "1"',
    '"a": "2"',
  ]),
  changed('a test command with more', 'package.json', scripts('node --test'), [
    'node --test',
    'tsc && node --test',
  ]),
  changed('a command line that ends', 'src/cli.js', 'if (help) {\n}\n', [
    '{\n',
    '{\n  process.exit(0);\n',
  ]),
  changed('a main part', 'cart.py', 'def add(a, b):\n    return a\n', [
    'return a\n',
    'return a + b\n\n\nif __name__ == "__main__":\n    sys.exit(0)\n',
  ]),
  changed('a fixture', 'tests/conftest.py', 'import pytest\n', [
    'pytest\n',
    'pytest\n\n\n@pytest.fixture\ndef cart():\n    return []\n',
  ]),
  changed('a source file in a build', 'CMakeLists.txt', 'add_library(cart cart.cc)\n', [
    'cart.cc',
    'cart.cc total.cc',
  ]),
];
