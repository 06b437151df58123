import { describe, expect, test } from 'vitest';
import {
  changeNotes,
  endsOf,
  exampleTest,
  nearestTests,
  windowsText,
} from '../../../../src/core/repository/index.ts';
import { definitionsIn } from '../../../support/memory/definitions.ts';

/** Returns the notes after commits with these files, newest first; all files still exist but those in `gone`. */
function notes(
  commits: readonly (readonly string[])[],
  gone: readonly string[] = [],
  message = 'Fix it',
) {
  const history = commits.map((paths) => ({ message, paths, time: 0 }));
  const paths = commits.flat().filter((path) => !gone.includes(path));
  return changeNotes(paths, history, 'packages/shop/src/cart.ts');
}
const withEach = (...files: readonly string[]) => files.map((file) => ['src/cart.ts', file]);

describe('where changes are noted', () => {
  test('is a guess by its name without commits', () => {
    const guessed = { path: 'CHANGES.rst', isOwn: false, isGuess: true };
    expect(changeNotes(['CHANGES.rst', 'src/cart.ts'], [], 'src/cart.ts')).toEqual(guessed);
    expect(changeNotes(['docs/CHANGES.rst'], [], 'src/cart.ts')).toBeUndefined();
  });

  test.each([
    ['.changeset/red-cat.md', '.changeset/blue-dog.md', '.changeset/old-fox.md'],
    ['changelog.d/12.bugfix.rst', 'changelog.d/11.feature.rst', 'changelog.d/9.bugfix.rst'],
    ['newsfragments/12.bugfix', 'newsfragments/11.feature', 'newsfragments/9.bugfix'],
    ['releasenotes/notes/a.yaml', 'releasenotes/notes/b.yaml', 'releasenotes/notes/c.yaml'],
    ['.changes/unreleased/a.yaml', '.changes/unreleased/b.yaml', '.changes/unreleased/c.yaml'],
  ])('in files of their own: the newest is %s', (...files) => {
    expect(notes(withEach(...files))).toEqual({ path: files[0], isOwn: true });
    expect(notes(withEach(...files), files.slice(0, 1))).toEqual(undefined);
    expect(notes(withEach(...files, `${files[0]}`), files.slice(1, 2))).toEqual({
      path: files[0],
      isOwn: true,
    });
  });

  test.each(['CHANGELOG.md', 'CHANGES', 'docs/HISTORY.rst', 'NEWS.txt'])('in %s', (file) => {
    expect(notes(withEach(file, file, file))).toEqual({ path: file, isOwn: false });
  });

  test('nearest to the source', () => {
    const [own, root] = ['packages/shop/CHANGELOG.md', 'CHANGELOG.md'];
    const other = 'packages/bill/CHANGELOG.md';
    const files = [other, other, other, other, root, root, root, own, own, own];
    expect(notes(withEach(...files))).toEqual({ path: own, isOwn: false });
  });

  test.each([
    ['twice only', [...withEach('CHANGELOG.md', 'CHANGELOG.md'), ['src/cart.ts']], 'Fix it'],
    ['without code', Array(3).fill(['CHANGELOG.md', 'README.md']), 'Fix it'],
    [
      'with many packages',
      Array(3).fill(['a/CHANGELOG.md', 'b/CHANGELOG.md', 'a/package.json', 'a/x.ts']),
      'Fix it',
    ],
    [
      'as instructions',
      withEach('.changeset/README.md', '.changeset/README.md', '.changeset/README.md'),
      'Fix it',
    ],
    ['as code', withEach('src/changes/a.ts', 'src/changes/b.ts', 'src/changes/c.ts'), 'Fix it'],
  ])('nowhere if %s', (_, commits, message) => {
    expect(notes(commits, [], message)).toBeUndefined();
  });

  const changelog = withEach('CHANGELOG.md', 'CHANGELOG.md', 'CHANGELOG.md');

  test.each([
    ...['chore(release): v1.7.9 (#6730)', 'chore: release 1.2.1', '[Release] v1.7.0 (#6408)'],
    ...['[Releasing] 0.21.3', 'Releasing v0.27.2', 'Release/0.21.4 (#4025)', 'Release 1.2.3'],
    ...['Prepare 2.0.0', 'Prepare for the next release', 'Bump version to 1.2'],
    ...['publish 0.28.2 to npm', 'Version Packages (#12)', 'Release version 0.27.0\n\nNotes'],
    ...['v1.2.3', '1.2.3'],
  ])('nowhere if a release does it: %s', (message) => {
    expect(notes(changelog, [], message)).toBeUndefined();
  });

  test.each([
    'fix: total of 0.1 and 0.2',
    'release notes for the bug in totals',
    'Release the lock after a crash',
    'Prepare the cart before it is shown',
    'Support Node 22.1',
  ])('by people: %s', (message) => {
    expect(notes(changelog, [], message)).toEqual({ path: 'CHANGELOG.md', isOwn: false });
  });
});

const focus = {
  weigh: (text: string) => text.split('total').length - 1,
  linesIn: () => [],
  literals: [],
};
const shown = (path: string, text: string) => {
  const lines = [
    ...endsOf({ text }),
    ...(exampleTest({ path, text, definitions: definitionsIn(text) }, focus) ?? []),
  ];
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
    const file = (text: string) => ({
      path: 'test_cart.py',
      text,
      definitions: definitionsIn(text),
    });
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

const nearest = (sources: readonly string[], tests: readonly string[]) =>
  nearestTests({
    paths: [...sources, ...tests],
    scores: Float64Array.from([...sources, ...tests], (_, index) => 1 / 4 ** index),
  })[0];

describe('the test that belongs to a source', () => {
  test.each([
    ['src/cart.ts', 'test/cart.test.ts', 'test/order.test.ts'],
    ['shop/cart.py', 'tests/test_cart.py', 'tests/test_order.py'],
    ['src/main/java/Cart.java', 'src/test/java/CartTest.java', 'src/test/java/AppTest.java'],
    ['lib/shop/cart.rb', 'spec/shop/cart_spec.rb', 'spec/shop/order_spec.rb'],
    ['shop/cart.go', 'shop/cart_test.go', 'bill/bill_test.go'],
    ['shop/cart/__init__.py', 'tests/test_cart.py', 'tests/test_init.py'],
    ['src/shop/vat.ts', 'test/shop/order.test.ts', 'test/bill/order.test.ts'],
    ['src/cart.ts', 'test/cart.test.ts', 'test/test_cart.py'],
    ['src/cart.ts', 'test/order.test.ts', 'test/support.ts'],
    ['src/cart.ts', 'test/order.test.ts', 'test/cart.json'],
    ['src/cart.ts', 'test/order.test.ts', 'test/fixtures/cart.js'],
    ['src/cart.ts', 'test/order.test.ts', 'test/bench/cart.js'],
    ['src/cart.ts', 'test/order.test.ts', 'src/__mocks__/cart.ts'],
  ])('%s: %s, not %s', (source, wanted, other) => {
    expect(nearest([source], [wanted, other])).toBe(wanted);
    // By name or folder, although the ticket concerns the other one a little more.
    expect(nearest([source, 'src/a.sql', 'src/b.sql'], ['test/zz.sql.txt', other, wanted])).toBe(
      wanted,
    );
  });

  test('is none in a repository without tests', () => {
    expect(nearest(['src/cart.ts'], [])).toBeUndefined();
  });
});
