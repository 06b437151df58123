/** A small project with tests for a real runner. */
export interface Suite {
  readonly name: string;
  readonly command: string;
  /** The program that must be there; the suite is left out without it. */
  readonly program: string;
  readonly files: Readonly<Record<string, string>>;
  /** The file that a change changes. */
  readonly product: string;
  /** Turns the product's text into one that is right. */
  readonly mend: (text: string) => string;
}

const packageOf = (test: string, type = 'module') =>
  `${JSON.stringify({ type, scripts: { test } }, null, 2)}\n`;

const root = new URL('../../../node_modules/', import.meta.url).pathname;
const vitest = `node ${root}vitest/vitest.mjs run --globals --root .`;

const wrong = 'export const total = (p, q) => p;\n';
const mendJavaScript = (text: string) => text.replace('=> p;', '=> p * q;');

/** The tests of a module in the words of a library: the last one fails as long as the product is wrong. */
const nodeTests = (equal: string) =>
  `test('one', () => ${equal}(total(2, 1), 2));\ntest('two', () => ${equal}(total(3, 1), 3));\ntest('bug', () => ${equal}(total(2, 3), 6));\n`;
const nodeHead =
  "import test from 'node:test';\nimport assert from 'node:assert';\nimport { total } from './cart.js';\n";
const nodeText = nodeHead + nodeTests('assert.equal');

const other = {
  'format.js': "export const format = (n) => n + ' EUR';\n",
  'format.test.js':
    "import test from 'node:test';\nimport assert from 'node:assert';\nimport { format } from './format.js';\ntest('formats', () => assert.equal(format(2), '2 EUR'));\n",
};

const expectTests =
  "import { total } from './cart.js';\ndescribe('total', () => {\n  it('one', () => { expect(total(2, 1)).toBe(2); });\n  it('bug', () => { expect(total(2, 3)).toEqual(6); });\n});\n";

/** Suites of JavaScript. */
const javaScript: readonly Suite[] = [
  ['node --test', 'npm test', 'node --test', nodeText],
  ['node, one file', 'node cart.test.js', 'node --test', nodeText],
  ['node, TAP', 'npm test', 'node --test --test-reporter=tap', nodeText],
  [
    'node, a report',
    'node --test --test-reporter=spec --test-reporter-destination=stdout --test-reporter=junit --test-reporter-destination=target/test-reports/TEST-a.xml',
    'node --test',
    nodeText,
  ],
  [
    'node, groups',
    'npm test',
    'node --test',
    `import { describe, it } from 'node:test';\nimport { strictEqual } from 'node:assert/strict';\nimport { total } from './cart.js';\ndescribe('total', () => {\n  it('one', () => strictEqual(total(2, 1), 2));\n  it('bug', async () => {\n    strictEqual(total(2, 3), 6);\n  });\n});\n`,
  ],
  [
    'node, tests in tests',
    'npm test',
    'node --test',
    `${nodeHead}test('total', async (t) => {\n  await t.test('one', () => assert.deepEqual(total(2, 1), 2));\n  await t.test('bug', () => assert.deepEqual(total(2, 3), 6));\n});\n`,
  ],
].map(
  ([name = '', command = '', script = '', text = '']): Suite => ({
    ...{ name, command, program: 'node', product: 'cart.js', mend: mendJavaScript },
    files: {
      'cart.js': wrong,
      'cart.test.js': text,
      ...other,
      'package.json': packageOf(script),
      'target/test-reports/.keep': '',
    },
  }),
);

const nodeMore: readonly Suite[] = [
  {
    ...{ name: 'node, through a module', command: 'npm test', program: 'node' },
    ...{ product: 'lib/sum.js', mend: mendJavaScript },
    files: {
      'lib/sum.js': wrong,
      'lib/shop.js': "export { total } from './sum.js';\n",
      'test/shop.test.js': nodeText.replace('./cart.js', '../lib/shop.js'),
      ...other,
      'package.json': packageOf('node --test test/*.test.js *.test.js'),
    },
  },
  {
    ...{ name: 'node, CommonJS', command: 'npm test', program: 'node', product: 'cart.js' },
    mend: (text) => text.replace('=> p;', '=> p * q;'),
    files: {
      'cart.js': 'exports.total = (p, q) => p;\n',
      'cart.test.js': `const test = require('node:test');\nconst assert = require('node:assert');\nconst { total } = require('./cart.js');\n${nodeTests('assert.strictEqual')}`,
      'package.json': packageOf('node --test', 'commonjs'),
    },
  },
];

const mochaSuite = (name: string, text: string, flags = ''): Suite => ({
  ...{ name, command: `mocha ${flags} test.js`, program: 'mocha' },
  ...{ product: 'cart.js', mend: mendJavaScript },
  files: { 'cart.js': wrong, 'test.js': text, 'package.json': packageOf('mocha') },
});
const mochaText = `import assert from 'node:assert';\nimport { total } from './cart.js';\ndescribe('total', () => {\n  it('one', () => assert.equal(total(2, 1), 2));\n  it('bug', () => assert.equal(total(2, 3), 6));\n});\n`;

const pythonWrong = 'def total(p, q):\n    return p\n';
const mendPython = (text: string) => text.replace('return p\n', 'return p * q\n');
const pytestText =
  'from cart import total\n\n\ndef test_one():\n    assert total(2, 1) == 2\n\n\ndef test_bug():\n    assert total(2, 3) == 6\n';
const unitText =
  'import unittest\nfrom cart import total\n\n\nclass TestCart(unittest.TestCase):\n    def test_one(self):\n        self.assertEqual(total(2, 1), 2)\n\n    def test_bug(self):\n        self.assertEqual(total(2, 3), 6)\n';
const python = (name: string, command: string, text: string, program = 'python3'): Suite => ({
  ...{ name, command, program, product: 'cart.py', mend: mendPython },
  files: { 'cart.py': pythonWrong, 'tests/__init__.py': '', 'tests/test_cart.py': text },
});
const pytest = 'python3 -m pytest -p no:cacheprovider';

const goSuite = (name: string, flags: string): Suite => ({
  ...{ name, command: `go test ${flags} ./...`, program: 'go', product: 'cart.go' },
  mend: (text) => text.replace('return p\n', 'return p * q\n'),
  files: {
    'go.mod': 'module cart\n\ngo 1.19\n',
    'cart.go': 'package cart\n\nfunc Total(p, q int) int {\n\treturn p\n}\n',
    'cart_test.go':
      'package cart\n\nimport "testing"\n\nfunc TestOne(t *testing.T) {\n\tif Total(2, 1) != 2 {\n\t\tt.Fatal("no")\n\t}\n}\n\nfunc TestBug(t *testing.T) {\n\tif Total(2, 3) != 6 {\n\t\tt.Fatalf("got %d", Total(2, 3))\n\t}\n}\n',
  },
});

/** The suites that changes are made in, by the language of what forges. */
export const suites = {
  javaScript: [
    ...javaScript,
    ...nodeMore,
    {
      ...{ name: 'vitest', command: vitest, program: 'node', product: 'cart.js' },
      mend: mendJavaScript,
      files: { 'cart.js': wrong, 'cart.test.js': expectTests, 'package.json': packageOf('vitest') },
    },
    {
      ...{ name: 'vitest, dots', command: `${vitest} --reporter=dot`, program: 'node' },
      ...{ product: 'src/cart.js', mend: mendJavaScript },
      files: {
        'src/cart.js': wrong,
        'src/__tests__/cart.spec.js': expectTests.replace('./cart.js', '../cart.js'),
        'package.json': packageOf('vitest'),
      },
    },
    mochaSuite('mocha', mochaText),
    mochaSuite('mocha, dots', mochaText, '--reporter dot'),
    mochaSuite('mocha, min', mochaText, '--reporter min'),
  ],
  python: [
    python('pytest', pytest, pytestText),
    python('pytest, quiet', `${pytest} -q`, pytestText),
    python('pytest, verbose', `${pytest} -v`, pytestText),
    python('pytest, classes', pytest, unitText),
    python(
      'pytest, a report',
      `${pytest} --junitxml=build/test-results/TEST-a.xml`,
      pytestText.replaceAll('def test', 'def test'),
    ),
    python('unittest', 'python3 -m unittest discover -s tests -t .', unitText),
    python('unittest, verbose', 'python3 -m unittest discover -v -s tests -t .', unitText),
    python(
      'unittest, one file',
      'PYTHONPATH=. python3 tests/test_cart.py',
      `${unitText}\n\nif __name__ == "__main__":\n    unittest.main()\n`,
    ),
  ],
  go: [
    goSuite('go test', ''),
    goSuite('go test, verbose', '-v'),
    goSuite('go test, JSON', '-json'),
  ],
} satisfies Readonly<Record<string, readonly Suite[]>>;
