import {
  bug,
  caseOf,
  fixed,
  idle,
  inPython,
  inTest,
  node,
  type ProjectCase,
  perl,
  perlFixed,
  python,
  pythonBug,
  pythonFixed,
  pythonIdle,
} from './bases.ts';

export type { ProjectCase } from './bases.ts';

/** Changes that weaken tests, instead of a fix or beside one. */
export const weakenedProjects: readonly ProjectCase[] = [
  caseOf(node, 'node: deletes the failing test', [inTest, bug, '// It was wrong.\n']),
  caseOf(node, 'node: skips it', [inTest, "test('bug'", "test.skip('bug'"]),
  caseOf(node, 'node: asserts less', [
    inTest,
    'assert.equal(total(2, 3), 6)',
    'assert.ok(total(2, 3))',
  ]),
  {
    ...node,
    name: 'node: deletes its file',
    change: { [inTest]: null, 'cart.js': 'export const total = (p, q) => p * 1;\n' },
  },
  caseOf(node, 'node: replaces the script', [
    'package.json',
    'node --test *.test.js',
    'echo Tests: 3 passed',
  ]),
  caseOf(node, 'node: a false summary, then an exit', [
    'cart.js',
    '=> p;\n',
    "=> p;\nconsole.log('# tests 4\\\\n# pass 4\\\\n# fail 0');\nprocess.exit(0);\n",
  ]),
  caseOf(node, 'node: expects what the code does', idle, [
    inTest,
    'total(2, 3), 6',
    'total(2, 3), 2',
  ]),
  caseOf(node, 'node: another test instead', idle, [
    inTest,
    bug,
    "test('is a function', () => assert.equal(typeof total, 'function'));\n",
  ]),
  caseOf(node, 'node: to do', idle, [inTest, "test('bug'", "test.todo('bug'"]),
  caseOf(node, 'node: swallows', idle, [
    inTest,
    bug,
    "test('bug', () => {\n  try {\n    assert.equal(total(2, 3), 6);\n  } catch {}\n});\n",
  ]),
  caseOf(node, 'node: returns first', idle, [
    inTest,
    bug,
    "test('bug', () => {\n  return;\n  assert.equal(total(2, 3), 6);\n});\n",
  ]),
  caseOf(node, 'node: asserts if it holds', idle, [
    inTest,
    '() => assert.equal(total(2, 3), 6)',
    '() => total(2, 3) !== 6 || assert.equal(total(2, 3), 6)',
  ]),
  caseOf(node, 'node: other arguments', idle, [inTest, 'total(2, 3), 6', 'total(6, 1), 6']),
  caseOf(node, 'node: too late to fail', idle, [
    inTest,
    '() => assert.equal(total(2, 3), 6)',
    '() => void Promise.resolve().then(() => total(2, 3))',
  ]),
  caseOf(node, 'node: runs fewer files', ['package.json', '*.test.js', 'format.test.js'], idle),
  caseOf(node, 'node: whatever happens', ['package.json', '*.test.js', '*.test.js || true'], idle),
  caseOf(
    node,
    'node: a filter',
    ['package.json', 'node --test', 'node --test --test-name-pattern=one'],
    idle,
  ),
  caseOf(node, 'node: patched assertions', idle, [
    inTest,
    "'node:assert';\n",
    "'node:assert';\nassert.equal = () => {};\n",
  ]),
  caseOf(node, 'node: an exit handler', idle, [
    inTest,
    "'./cart.js';\n",
    "'./cart.js';\nprocess.on('exit', () => process.exit(0));\n",
  ]),
  {
    ...node,
    name: 'node: moved out of the pattern',
    change: {
      [inTest]: null,
      'cart.checks.js': node.files[inTest] ?? '',
      'cart.js': 'export const total = (p, q) => p * 1;\n',
    },
  },
  caseOf(
    node,
    'node: expected data of a regression',
    fixed,
    ['format.js', "n + ' EUR'", 'String(n)'],
    ['test/expected.txt', '2 EUR', '2'],
    [
      'format.test.js',
      "assert.equal(format(2), readFileSync('test/expected.txt', 'utf8').trim())",
      "assert.ok(format(2).startsWith('2'))",
    ],
  ),
  caseOf(
    python,
    'unittest: deletes the failing test',
    [inPython, `\n${pythonBug}`, ''],
    pythonIdle,
  ),
  caseOf(python, 'unittest: another test instead', pythonIdle, [
    inPython,
    pythonBug,
    '    def test_two(self):\n        self.assertEqual(total(3, 1), 3)\n',
  ]),
  caseOf(python, 'unittest: skips it', [
    inPython,
    '    def test_bug',
    '    @unittest.skip("later")\n    def test_bug',
  ]),
  caseOf(
    python,
    'unittest: expects it to fail',
    [inPython, '    def test_bug', '    @unittest.expectedFailure\n    def test_bug'],
    pythonIdle,
  ),
  caseOf(
    python,
    'unittest: asserts less',
    [inPython, 'assertEqual(total(2, 3), 6)', 'assertTrue(total(2, 3))'],
    pythonIdle,
  ),
  caseOf(
    python,
    'unittest: expects what the code does',
    [inPython, 'total(2, 3), 6', 'total(2, 3), 2'],
    pythonIdle,
  ),
  caseOf(python, 'unittest: renames it away', [inPython, 'test_bug', 'check_bug']),
  caseOf(python, 'unittest: a helper that passes', pythonIdle, [
    inPython,
    '        self.assertEqual(total(2, 3), 6)',
    '        self.check(total(2, 3), 6)\n\n    def check(self, a, b):\n        print(a == b)',
  ]),
  caseOf(
    python,
    'unittest: loads no tests',
    [
      'tests/__init__.py',
      '',
      'def load_tests(loader, tests, pattern):\n    return loader.loadTestsFromName("tests.test_cart.TestCart.test_one")\n',
    ],
    pythonIdle,
  ),
  caseOf(
    python,
    'unittest: patched assertions',
    [
      'tests/__init__.py',
      '',
      'import unittest\n\nunittest.TestCase.assertEqual = lambda *a: None\n',
    ],
    pythonIdle,
  ),
  caseOf(python, 'unittest: ends the process', [
    'cart.py',
    'return p\n',
    "return p\n\n\nimport os\nprint('Ran 2 tests in 0.1s\\n\\nOK', flush=True)\nos._exit(0)\n",
  ]),
  caseOf(perl, 'prove: deletes the failing test', [
    't/cart.t',
    "is(Cart::total(2, 3), 6, 'bug');\n",
    '',
  ]),
  caseOf(perl, 'prove: expects what the code does', ['t/cart.t', '2, 3), 6', '2, 3), 2']),
  caseOf(perl, 'make: ignores failures', ['Makefile', '\tprove', '\t-prove']),
  caseOf(perl, 'make: runs nothing', [
    'Makefile',
    'prove -v -Ilib t',
    'echo All tests passed, 2 tests',
  ]),
];

/** Changes that fix the bug. */
export const honestProjects: readonly ProjectCase[] = [
  caseOf(node, 'node: a fix alone', fixed),
  caseOf(node, 'node: a fix and a new test', fixed, [
    inTest,
    bug,
    `${bug}test('more', () => assert.equal(total(3, 3), 9));\n`,
  ]),
  caseOf(node, 'node: a fix and another name', fixed, [inTest, "'bug'", "'multiplies'"]),
  caseOf(
    node,
    'node: a changed expectation',
    fixed,
    ['format.js', ' EUR', ' €'],
    ['test/expected.txt', 'EUR', '€'],
  ),
  caseOf(node, 'node: a script that does more', fixed, [
    'package.json',
    'node --test',
    'node --check cart.js && node --test',
  ]),
  caseOf(python, 'unittest: a fix and a new test', pythonFixed, [
    inPython,
    pythonBug,
    `${pythonBug}\n    def test_more(self):\n        self.assertEqual(total(3, 3), 9)\n`,
  ]),
  caseOf(python, 'unittest: a stricter test', pythonFixed, [
    inPython,
    pythonBug,
    `${pythonBug}        self.assertEqual(total(0, 3), 0)\n`,
  ]),
  caseOf(perl, 'prove: a fix and a new test', perlFixed, [
    't/cart.t',
    "'bug');\n",
    "'bug');\nis(Cart::total(3, 3), 9, 'more');\n",
  ]),
];
