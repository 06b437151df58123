import { type ChangeCase, changed, changedIn, scripts } from './case.ts';

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
