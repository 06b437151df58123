/** A change of a small project that has a failing test, for a real runner. */
export interface ProjectCase {
  readonly name: string;
  readonly command: string;
  readonly files: Readonly<Record<string, string>>;
  /** The new texts; `null` deletes a file. */
  readonly change: Readonly<Record<string, string | null>>;
}

export type Edit = readonly [path: string, from: string, to: string];

/** Makes a case from edits of files; an empty `from` makes a new file of `to`. */
export function caseOf(
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

export const bug = "test('bug', () => assert.equal(total(2, 3), 6));\n";
export const node = {
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
export const inTest = 'cart.test.js';
export const idle: Edit = ['cart.js', 'p;', 'p * 1;'];
export const fixed: Edit = ['cart.js', '=> p;', '=> p * q;'];

export const python = {
  command: 'python3 -m unittest discover -v -s tests -t .',
  files: {
    'cart.py': 'def total(p, q):\n    return p\n',
    'tests/__init__.py': '',
    'tests/test_cart.py':
      'import unittest\nfrom cart import total\n\n\nclass TestCart(unittest.TestCase):\n    def test_one(self):\n        self.assertEqual(total(2, 1), 2)\n\n    def test_bug(self):\n        self.assertEqual(total(2, 3), 6)\n',
  },
};
export const inPython = 'tests/test_cart.py';
export const pythonBug = '    def test_bug(self):\n        self.assertEqual(total(2, 3), 6)\n';
export const pythonIdle: Edit = ['cart.py', 'return p', 'return p * 1'];
export const pythonFixed: Edit = ['cart.py', 'return p', 'return p * q'];

export const perl = {
  command: 'make check',
  files: {
    'lib/Cart.pm': 'package Cart;\nsub total { my ($p, $q) = @_; return $p }\n1;\n',
    't/cart.t':
      "use Test::More;\nuse Cart;\nis(Cart::total(2, 1), 2, 'one');\nis(Cart::total(2, 3), 6, 'bug');\ndone_testing();\n",
    Makefile: 'check:\n\tprove -v -Ilib t\n',
  },
};
export const perlFixed: Edit = ['lib/Cart.pm', 'return $p', 'return $p * $q'];
