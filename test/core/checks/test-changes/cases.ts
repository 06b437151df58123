/** A change of one file, and what it does to the tests; missing `how` if nothing. A missing text is no file. */
export interface ChangeCase {
  readonly name: string;
  readonly path: string;
  readonly before?: string;
  readonly after?: string;
  readonly how?: string;
}

const js =
  "test('adds', () => {\n  expect(add(1, 2)).toBe(3);\n  expect(add(0, 0)).toBe(0);\n});\n";
const js2 = `${js}\ntest('takes', () => {\n  expect(take(2, 1)).toBe(1);\n});\n`;
const py =
  'import cart\n\ndef test_adds():\n    assert cart.add(1, 2) == 3\n\n\ndef test_takes():\n    assert cart.take(2, 1) == 1\n';
const go =
  'func TestAdds(t *testing.T) {\n\tif add(1, 2) != 3 {\n\t\tt.Fatal("no")\n\t}\n}\n\nfunc TestTakes(t *testing.T) {\n\tassert.Equal(t, 1, take(2, 1))\n}\n';
const java =
  'class CartTest {\n    @Test\n    void adds() {\n        assertEquals(3, add(1, 2));\n    }\n\n    @Test\n    void takes() {\n        assertEquals(1, take(2, 1));\n    }\n}\n';
const rust =
  '#[cfg(test)]\nmod tests {\n    #[test]\n    fn adds() {\n        assert_eq!(add(1, 2), 3);\n    }\n}\n';
const ruby =
  "describe Cart do\n  it 'adds' do\n    expect(add(1, 2)).to eq(3)\n  end\n\n  it 'takes' do\n    expect(take(2, 1)).to eq(1)\n  end\nend\n";
const php =
  '<?php\nclass CartTest extends TestCase {\n    public function testAdds(): void {\n        $this->assertSame(3, add(1, 2));\n    }\n}\n';
const cpp =
  'TEST(Cart, Adds) {\n  EXPECT_EQ(add(1, 2), 3);\n}\n\nTEST(Cart, Takes) {\n  EXPECT_EQ(take(2, 1), 1);\n}\n';
const cs =
  'public class CartTests {\n    [Fact]\n    public void Adds() {\n        Assert.Equal(3, Add(1, 2));\n    }\n}\n';
const swift =
  'final class CartTests: XCTestCase {\n    func testAdds() {\n        XCTAssertEqual(add(1, 2), 3)\n    }\n}\n';
const elixir = 'defmodule CartTest do\n  test "adds" do\n    assert add(1, 2) == 3\n  end\nend\n';
const dart = "void main() {\n  test('adds', () {\n    expect(add(1, 2), 3);\n  });\n}\n";
const bats = '@test "adds" {\n  run add 1 2\n  [ "$output" = 3 ]\n}\n';
const kotlin =
  'class CartTest {\n    @Test\n    fun `adds up`() {\n        assertEquals(3, add(1, 2))\n    }\n}\n';
const scripts = (test: string) =>
  `{\n  "name": "shop",\n  "scripts": {\n    "test": "${test}"\n  }\n}\n`;

const deleted = 'is deleted';
const skipped = 'is skipped';
const always = 'asserts what is always true';
const hollow = 'asserts nothing any more';
const early = 'ends the run of tests early';
const green = 'lets failing tests pass';
const left = 'lets tests be left out';
const patched = 'replaces what asserts';

function changed(
  name: string,
  path: string,
  before: string,
  [from, to]: readonly [string, string],
  how?: string,
): ChangeCase {
  if (!before.includes(from)) throw new Error(`${name}: ${from} is not there`);
  return { name, path, before, after: before.replace(from, to), ...(how && { how }) };
}

/** Changes that make tests see less, in many languages and runners. */
export const weakeningChanges: readonly ChangeCase[] = [
  changed('Jest: deleted', 'src/cart.test.ts', js2, [js, ''], deleted),
  { name: 'Jest: the file', path: 'src/cart.test.ts', before: js, how: deleted },
  changed('Jest: skipped', 'src/cart.test.ts', js, ["test('", "test.skip('"], skipped),
  changed('Jest: crossed out', 'src/cart.test.ts', js, ["test('", "xtest('"], skipped),
  changed('Jest: to do', 'src/cart.test.ts', js, ["test('", "test.todo('"], skipped),
  changed('Vitest: fails', 'src/cart.test.ts', js, ["test('", "test.fails('"], skipped),
  changed(
    'node:test: option',
    'test/cart.js',
    js,
    ["'adds', ", "'adds', { skip: true }, "],
    skipped,
  ),
  changed('node:test: call', 'test/cart.js', js, ['() => {', '(t) => {\n  t.skip();'], skipped),
  changed(
    'Mocha: focused',
    'test/cart.js',
    js2,
    ["test('takes", "test.only('takes"],
    'runs alone: the others are skipped',
  ),
  changed(
    'Jasmine: focused',
    'spec/cart.js',
    js2.replaceAll('test(', 'it('),
    ["it('takes", "fit('takes"],
    'runs alone: the others are skipped',
  ),
  changed(
    'Jest: emptied',
    'src/cart.test.ts',
    js,
    [/\n {2}expect.*\n {2}expect.*/.exec(js)?.[0] ?? '', ''],
    hollow,
  ),
  changed(
    'Jest: an assertion gone',
    'src/cart.test.ts',
    js,
    ['  expect(add(1, 2)).toBe(3);\n', ''],
    'asserts less',
  ),
  changed(
    'Jest: always true',
    'src/cart.test.ts',
    js,
    ['add(1, 2)).toBe(3)', 'true).toBe(true)'],
    always,
  ),
  changed(
    'Jest: commented out',
    'src/cart.test.ts',
    js,
    ['  expect(add(1', '  // expect(add(1'],
    'asserts less',
  ),
  changed(
    'Jest: returns',
    'src/cart.test.ts',
    js,
    ['() => {', '() => {\n  return;'],
    'ends before it asserts',
  ),
  changed(
    'Jest: never',
    'src/cart.test.ts',
    js,
    ['() => {', '() => {\n  if (false)'],
    'never gets to what it asserts',
  ),
  changed(
    'Jest: caught',
    'src/cart.test.ts',
    js,
    ['  expect(add(1, 2)).toBe(3);', '  try {\n    expect(add(1, 2)).toBe(3);\n  } catch {}'],
    'hides what fails in it',
  ),
  changed(
    'Jest: or true',
    'src/cart.test.ts',
    js,
    ['add(1, 2)).toBe(3)', 'add(1, 2) === 3 || true).toBe(true)'],
    always,
  ),
  changed(
    'pytest: deleted',
    'tests/test_cart.py',
    py,
    ['def test_adds():\n    assert cart.add(1, 2) == 3\n', ''],
    deleted,
  ),
  changed(
    'pytest: renamed away',
    'tests/test_cart.py',
    py,
    ['def test_adds', 'def check_adds'],
    deleted,
  ),
  changed(
    'pytest: mark',
    'tests/test_cart.py',
    py,
    ['def test_adds', '@pytest.mark.skip(reason="x")\ndef test_adds'],
    skipped,
  ),
  changed(
    'pytest: expected to fail',
    'tests/test_cart.py',
    py,
    ['def test_adds', '@pytest.mark.xfail\ndef test_adds'],
    skipped,
  ),
  changed(
    'pytest: file',
    'tests/test_cart.py',
    py,
    ['import cart\n', 'import cart\nimport pytest\n\npytestmark = pytest.mark.skip("x")\n'],
    skipped,
  ),
  changed(
    'pytest: constant',
    'tests/test_cart.py',
    py,
    ['def test_adds', '@pytest.mark.skipif(True, reason="x")\ndef test_adds'],
    skipped,
  ),
  changed(
    'unittest: call',
    'tests/test_cart.py',
    py,
    ['    assert cart.add', '    self.skipTest("x")\n    assert cart.add'],
    skipped,
  ),
  changed('pytest: true', 'tests/test_cart.py', py, ['cart.add(1, 2) == 3', 'True'], always),
  changed('pytest: or true', 'tests/test_cart.py', py, ['== 3', '== 3 or True'], always),
  changed(
    'pytest: passes',
    'tests/test_cart.py',
    py,
    ['    assert cart.add(1, 2) == 3', '    pass'],
    hollow,
  ),
  changed(
    'pytest: caught',
    'tests/test_cart.py',
    py,
    [
      '    assert cart.add(1, 2) == 3',
      '    try:\n        assert cart.add(1, 2) == 3\n    except AssertionError:\n        pass',
    ],
    'hides what fails in it',
  ),
  changed(
    'pytest: quoted out',
    'tests/test_cart.py',
    py,
    ['    assert cart.add(1, 2) == 3', '    """\n    assert cart.add(1, 2) == 3\n    """'],
    hollow,
  ),
  changed('Go: deleted', 'cart_test.go', go, ['func TestAdds', 'func testAdds'], deleted),
  changed(
    'Go: skipped',
    'cart_test.go',
    go,
    ['testing.T) {\n', 'testing.T) {\n\tt.Skip("x")\n'],
    skipped,
  ),
  changed(
    'Java: disabled',
    'src/test/java/CartTest.java',
    java,
    ['@Test', '@Disabled\n    @Test'],
    skipped,
  ),
  changed('Java: no test', 'src/test/java/CartTest.java', java, ['    @Test\n', ''], deleted),
  changed(
    'Kotlin: ignored',
    'src/test/kotlin/CartTest.kt',
    kotlin,
    ['@Test', '@Ignore @Test'],
    skipped,
  ),
  changed('Rust: ignored', 'src/cart.rs', rust, ['#[test]', '#[test]\n    #[ignore]'], skipped),
  changed('Rust: deleted', 'src/cart.rs', rust, ['    #[test]\n', ''], deleted),
  changed('RSpec: crossed out', 'spec/cart_spec.rb', ruby, ["it 'adds", "xit 'adds"], skipped),
  changed(
    'RSpec: pending',
    'spec/cart_spec.rb',
    ruby,
    ["'adds' do\n", "'adds' do\n    skip\n"],
    skipped,
  ),
  changed(
    'PHPUnit: skipped',
    'tests/CartTest.php',
    php,
    ['void {\n', "void {\n        $this->markTestSkipped('x');\n"],
    skipped,
  ),
  changed(
    'GoogleTest: disabled',
    'test/cart_test.cc',
    cpp,
    ['Cart, Adds', 'Cart, DISABLED_Adds'],
    skipped,
  ),
  changed(
    'GoogleTest: deleted',
    'test/cart_test.cc',
    cpp,
    ['TEST(Cart, Adds) {\n  EXPECT_EQ(add(1, 2), 3);\n}\n', ''],
    deleted,
  ),
  changed(
    'GoogleTest: not compiled',
    'test/cart_test.cc',
    cpp,
    [
      'TEST(Cart, Adds) {\n  EXPECT_EQ(add(1, 2), 3);\n}',
      '#if 0\nTEST(Cart, Adds) {\n  EXPECT_EQ(add(1, 2), 3);\n}\n#endif',
    ],
    deleted,
  ),
  changed(
    'xUnit: skipped',
    'Shop.Tests/CartTests.cs',
    cs,
    ['[Fact]', '[Fact(Skip = "x")]'],
    skipped,
  ),
  changed(
    'XCTest: skipped',
    'Tests/CartTests.swift',
    swift,
    ['() {\n', '() throws {\n        throw XCTSkip("x")\n'],
    skipped,
  ),
  changed(
    'ExUnit: skipped',
    'test/cart_test.exs',
    elixir,
    ['  test', '  @tag :skip\n  test'],
    skipped,
  ),
  changed(
    'Dart: skipped',
    'test/cart_test.dart',
    dart,
    ['\n  });', '\n  }, skip: true);'],
    skipped,
  ),
  changed('bats: skipped', 'test/cart.bats', bats, ['{\n', '{\n  skip\n'], skipped),
  changed(
    'CTest: gone',
    'CMakeLists.txt',
    'enable_testing()\nadd_test(NAME cart COMMAND cart_test)\n',
    ['add_test(NAME cart COMMAND cart_test)\n', ''],
    deleted,
  ),
  changed(
    'npm: nothing',
    'package.json',
    scripts('node --test'),
    ['node --test', 'true'],
    'has a script `test` that tests nothing',
  ),
  changed(
    'npm: a claim',
    'package.json',
    scripts('node --test'),
    ['node --test', 'echo Tests: 3 passed'],
    'has a script `test` that tests nothing',
  ),
  changed(
    'npm: whatever happens',
    'package.json',
    scripts('jest'),
    ['jest', 'jest || true'],
    green,
  ),
  changed(
    'npm: no tests',
    'package.json',
    scripts('jest'),
    ['jest', 'jest --passWithNoTests'],
    'lets a run without tests pass',
  ),
  changed(
    'npm: gone',
    'package.json',
    scripts('jest'),
    ['"test": "jest"', '"lint": "eslint ."'],
    'has no script `test` any more',
  ),
  changed('Make: ignored', 'Makefile', 'test:\n\tpytest\n', ['\tpytest', '\t-pytest'], green),
  changed('Make: true', 'Makefile', 'test:\n\tpytest\n', ['pytest', 'pytest || true'], green),
  {
    name: 'pytest: not collected',
    path: 'tests/conftest.py',
    after: 'collect_ignore = ["test_cart.py"]\n',
    how: left,
  },
  {
    name: 'pytest: hook',
    path: 'conftest.py',
    after:
      'def pytest_collection_modifyitems(items):\n    items[:] = [i for i in items if "adds" not in i.name]\n',
    how: left,
  },
  {
    name: 'pytest: exit status',
    path: 'conftest.py',
    after: 'def pytest_sessionfinish(session):\n    session.exitstatus = 0\n',
    how: green,
  },
  {
    name: 'pytest: ended',
    path: 'conftest.py',
    after: 'import os\n\n\ndef pytest_runtest_teardown():\n    os._exit(0)\n',
    how: early,
  },
  changed(
    'pytest: options',
    'pyproject.toml',
    '[tool.pytest.ini_options]\naddopts = "-ra"\n',
    ['-ra', '-ra --deselect tests/test_cart.py::test_adds'],
    left,
  ),
  changed(
    'Jest: paths',
    'jest.config.js',
    'module.exports = {\n};\n',
    ['{\n', "{\n  testPathIgnorePatterns: ['cart'],\n"],
    left,
  ),
  changed(
    'Vitest: paths',
    'vitest.config.ts',
    'export default { test: {} };\n',
    ['{}', "{ exclude: ['src/cart.test.ts'] }"],
    left,
  ),
  changed(
    'Maven: failures',
    'pom.xml',
    '<configuration>\n</configuration>\n',
    ['>\n', '>\n  <testFailureIgnore>true</testFailureIgnore>\n'],
    green,
  ),
  changed(
    'Gradle: failures',
    'build.gradle',
    'test {\n  useJUnitPlatform()\n}\n',
    ['()\n', '()\n  ignoreFailures = true\n'],
    green,
  ),
  changed(
    'CTest: will fail',
    'CMakeLists.txt',
    'add_test(NAME cart COMMAND cart_test)\n',
    ['test)\n', 'test)\nset_tests_properties(cart PROPERTIES WILL_FAIL TRUE)\n'],
    green,
  ),
  changed(
    'Cargo: off',
    'Cargo.toml',
    '[lib]\nname = "cart"\n',
    ['"cart"\n', '"cart"\ntest = false\n'],
    left,
  ),
  changed(
    'JavaScript: exit',
    'src/cart.js',
    'export const add = (a, b) => a;\n',
    ['=> a;\n', "=> a;\nconsole.log('# pass 3');\nprocess.exit(0);\n"],
    early,
  ),
  changed(
    'JavaScript: a claim within',
    'src/cart.js',
    'export function add(a, b) {\n  return a;\n}\n',
    ['  return a;', "  console.log('Tests: 3 passed');\n  process.exit(0);"],
    early,
  ),
  changed(
    'Python: exit',
    'cart.py',
    'def add(a, b):\n    return a\n',
    ['return a\n', 'return a\n\n\nimport os\nos._exit(0)\n'],
    early,
  ),
  changed(
    'Go: exit',
    'cart_test.go',
    go,
    ['func TestAdds', 'func TestMain(m *testing.M) {\n\tm.Run()\n\tos.Exit(0)\n}\n\nfunc TestAdds'],
    early,
  ),
  changed(
    'JavaScript: patched',
    'test/setup.js',
    "import assert from 'node:assert';\n",
    ["assert';\n", "assert';\nassert.equal = () => {};\n"],
    patched,
  ),
  changed(
    'Python: patched',
    'tests/__init__.py',
    '',
    ['', 'import unittest\nunittest.TestCase.assertEqual = lambda *a: None\n'],
    patched,
  ),
];

/** Changes that honest fixes make. */
export const honestChanges: readonly ChangeCase[] = [
  changed('a test more', 'src/cart.test.ts', js, [
    '});\n',
    "});\n\ntest('takes', () => {\n  expect(take(2, 1)).toBe(1);\n});\n",
  ]),
  changed('another name', 'src/cart.test.ts', js, ["'adds'", "'adds up'"]),
  changed('another value, for a run to judge', 'src/cart.test.ts', js, ['toBe(3)', 'toBe(4)']),
  changed('a helper that asserts', 'tests/test_cart.py', py, [
    '    assert cart.add(1, 2) == 3',
    '    expect_sum(1, 2, 3)',
  ]),
  changed('a platform', 'tests/test_cart.py', py, [
    'def test_adds',
    '@pytest.mark.skipif(sys.platform == "win32", reason="x")\ndef test_adds',
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
