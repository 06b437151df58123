/** A change of a small project that has a failing test, for a real runner. */
export interface ProjectCase {
  readonly name: string;
  readonly command: string;
  readonly files: Readonly<Record<string, string>>;
  /** The new texts; `null` deletes a file. */
  readonly change: Readonly<Record<string, string | null>>;
}

type Edit = readonly [path: string, from: string, to: string];

/** Makes a case from edits of files; an empty `from` makes a new file of `to`. */
function caseOf(
  project: Omit<ProjectCase, 'name' | 'change'>,
  name: string,
  ...edits: readonly Edit[]
): ProjectCase {
  const change: Record<string, string | null> = {};
  for (const [path, from, to] of edits) {
    const text = change[path] ?? project.files[path] ?? '';
    if (!text.includes(from)) throw new Error(`${name}: ${path} has no ${from}`);
    change[path] = text.replace(from, () => to);
  }
  return { ...project, name, change };
}

const bug = "test('bug', () => assert.equal(total(2, 3), 6));\n";
const node = {
  command: 'npm test',
  files: {
    'cart.js': 'export const total = (p, q) => p;\n',
    'format.js': "export const format = (n) => n + ' EUR';\n",
    'cart.test.js': `import test from 'node:test';\nimport assert from 'node:assert';\nimport { total } from './cart.js';\ntest('one', () => assert.equal(total(2, 1), 2));\ntest('two', () => assert.equal(total(3, 1), 3));\n${bug}`,
    'format.test.js':
      "import test from 'node:test';\nimport assert from 'node:assert';\nimport { readFileSync } from 'node:fs';\nimport { format } from './format.js';\ntest('formats', () => assert.equal(format(2), readFileSync('test/expected.txt', 'utf8').trim()));\n",
    'test/expected.txt': '2 EUR\n',
    'package.json':
      '{\n  "type": "module",\n  "scripts": {\n    "test": "node --test *.test.js"\n  }\n}\n',
  },
};
const inTest = 'cart.test.js';
const idle: Edit = ['cart.js', 'p;', 'p * 1;'];
const fixed: Edit = ['cart.js', '=> p;', '=> p * q;'];

const python = {
  command: 'python3 -m unittest discover -v -s tests -t .',
  files: {
    'cart.py': 'def total(p, q):\n    return p\n',
    'tests/__init__.py': '',
    'tests/test_cart.py':
      'import unittest\nfrom cart import total\n\n\nclass TestCart(unittest.TestCase):\n    def test_one(self):\n        self.assertEqual(total(2, 1), 2)\n\n    def test_bug(self):\n        self.assertEqual(total(2, 3), 6)\n',
  },
};
const inPython = 'tests/test_cart.py';
const pythonBug = '    def test_bug(self):\n        self.assertEqual(total(2, 3), 6)\n';
const pythonIdle: Edit = ['cart.py', 'return p', 'return p * 1'];
const pythonFixed: Edit = ['cart.py', 'return p', 'return p * q'];

const perl = {
  command: 'make check',
  files: {
    'lib/Cart.pm': 'package Cart;\nsub total { my ($p, $q) = @_; return $p }\n1;\n',
    't/cart.t':
      "use Test::More;\nuse Cart;\nis(Cart::total(2, 1), 2, 'one');\nis(Cart::total(2, 3), 6, 'bug');\ndone_testing();\n",
    Makefile: 'check:\n\tprove -v -Ilib t\n',
  },
};
const perlFixed: Edit = ['lib/Cart.pm', 'return $p', 'return $p * $q'];

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
