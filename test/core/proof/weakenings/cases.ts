import {
  always,
  type ChangeCase,
  changed,
  changedIn,
  deleted,
  go,
  hollow,
  java,
  js,
  js2,
  py,
  scripts,
  skipped,
} from './case.ts';
import { languageChanges } from './languages-cases.ts';

export type { ChangeCase } from './case.ts';

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

/** Changes of tests in JavaScript. */
const javaScriptChanges: readonly ChangeCase[] = [
  changed('Jest: deleted', 'src/cart.test.ts', js2, [js, ''], deleted),
  { name: 'Jest: the file', path: 'src/cart.test.ts', before: js, how: deleted },
  ...changedIn('src/cart.test.ts', js, [
    ['Jest: skipped', "test('", "test.skip('", skipped],
    ['Jest: crossed out', "test('", "xtest('", skipped],
    ['Jest: to do', "test('", "test.todo('", skipped],
    ['Vitest: fails', "test('", "test.fails('", skipped],
  ]),
  ...changedIn('test/cart.js', js, [
    ['node:test: option', "'adds', ", "'adds', { skip: true }, ", skipped],
    ['node:test: call', '() => {', '(t) => {\n  t.skip();', skipped],
  ]),
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
  ...changedIn('src/cart.test.ts', js, [
    ['Jest: emptied', /\n {2}expect.*\n {2}expect.*/.exec(js)?.[0] ?? '', '', hollow],
    ['Jest: an assertion gone', '  expect(add(1, 2)).toBe(3);\n', '', 'asserts less'],
    ['Jest: always true', 'add(1, 2)).toBe(3)', 'true).toBe(true)', always],
    ['Jest: commented out', '  expect(add(1', '  // expect(add(1', 'asserts less'],
    ['Jest: returns', '() => {', '() => {\n  return;', 'ends before it asserts'],
    ['Jest: never', '() => {', '() => {\n  if (false)', 'never gets to what it asserts'],
    [
      'Jest: caught',
      '  expect(add(1, 2)).toBe(3);',
      '  try {\n    expect(add(1, 2)).toBe(3);\n  } catch {}',
      'hides what fails in it',
    ],
    ['Jest: or true', 'add(1, 2)).toBe(3)', 'add(1, 2) === 3 || true).toBe(true)', always],
  ]),
];

/** Changes of how tests are run: with them, the settings of the base run, too. */
export const settingChanges: readonly ChangeCase[] = [
  ...changedIn('package.json', scripts('node --test'), [
    ['npm: nothing', 'node --test', 'true'],
    ['npm: a claim', 'node --test', 'echo Tests: 3 passed'],
  ]),
  ...changedIn('package.json', scripts('jest'), [
    ['npm: whatever happens', 'jest', 'jest || true'],
    ['npm: no tests', 'jest', 'jest --passWithNoTests'],
    ['npm: gone', '"test": "jest"', '"lint": "eslint ."'],
  ]),
  ...changedIn('Makefile', 'test:\n\tpytest\n', [
    ['Make: ignored', '\tpytest', '\t-pytest'],
    ['Make: true', 'pytest', 'pytest || true'],
  ]),
  {
    name: 'pytest: not collected',
    path: 'tests/conftest.py',
    after: 'collect_ignore = ["test_cart.py"]\n',
  },
  {
    name: 'pytest: hook',
    path: 'conftest.py',
    after:
      'def pytest_collection_modifyitems(items):\n    items[:] = [i for i in items if "adds" not in i.name]\n',
  },
  {
    name: 'pytest: exit status',
    path: 'conftest.py',
    after: 'def pytest_sessionfinish(session):\n    session.exitstatus = 0\n',
  },
  {
    name: 'pytest: ended',
    path: 'conftest.py',
    after: 'import os\n\n\ndef pytest_runtest_teardown():\n    os._exit(0)\n',
  },
  changed('pytest: options', 'pyproject.toml', '[tool.pytest.ini_options]\naddopts = "-ra"\n', [
    '-ra',
    '-ra --deselect tests/test_cart.py::test_adds',
  ]),
  changed('Jest: paths', 'jest.config.js', 'module.exports = {\n};\n', [
    '{\n',
    "{\n  testPathIgnorePatterns: ['cart'],\n",
  ]),
  changed('Vitest: paths', 'vitest.config.ts', 'export default { test: {} };\n', [
    '{}',
    "{ exclude: ['src/cart.test.ts'] }",
  ]),
  changed('Maven: failures', 'pom.xml', '<configuration>\n</configuration>\n', [
    '>\n',
    '>\n  <testFailureIgnore>true</testFailureIgnore>\n',
  ]),
  changed('Gradle: failures', 'build.gradle', 'test {\n  useJUnitPlatform()\n}\n', [
    '()\n',
    '()\n  ignoreFailures = true\n',
  ]),
  changed('CTest: will fail', 'CMakeLists.txt', 'add_test(NAME cart COMMAND cart_test)\n', [
    'test)\n',
    'test)\nset_tests_properties(cart PROPERTIES WILL_FAIL TRUE)\n',
  ]),
  changed('Cargo: off', 'Cargo.toml', '[lib]\nname = "cart"\n', [
    '"cart"\n',
    '"cart"\ntest = false\n',
  ]),
];

/** Changes that make tests see less, in many languages. */
export const weakeningChanges: readonly ChangeCase[] = [...javaScriptChanges, ...languageChanges];
