import { expect, test } from 'vitest';
import { nearbyTests } from '../../../../src/agent/loop/steps/index.ts';
import { scriptedModel } from '../../../support/memory/context.ts';
import { changeOf, patchOf } from '../../../support/memory/samples/changes.ts';
import { rulesOf } from '../../../support/memory/samples/rules.ts';
import { memoryStepContext } from '../../../support/memory/step-context.ts';

/** The files of tests near a changed one, the nearest first. */
async function near(source: string, tests: Readonly<Record<string, string>>) {
  const files = { [source]: 'old\n', ...tests };
  const context = memoryStepContext(scriptedModel(), files);
  const task = { instruction: 'The ticket', paths: rulesOf() };
  const found = await nearbyTests(patchOf(changeOf(source, 'old\n', 'new\n')), { task, context });
  return found.map(({ path }) => path);
}

test.each([
  ['src/cart.js', "import { total } from './cart.js';"],
  ['src/line_item.rb', 'LineItem.new'],
  ['src/LineItem.java', 'new line_item'],
  ['shop/cart/__init__.py', 'from shop import cart'],
  ['src/[id].ts', "load('[id]')"],
])('a test that mentions %s comes first, as in %j', async (source, text) => {
  const tests = { 'a.test.js': 'nothing', 'test/long/other.test.js': text };
  expect(await near(source, tests)).toEqual(['test/long/other.test.js', 'a.test.js']);
});

test('a name within another is no mention', async () => {
  const tests = { 'a.test.js': 'nothing', 'test/long/other.test.js': 'descartes' };
  expect(await near('src/cart.js', tests)).toEqual(['a.test.js', 'test/long/other.test.js']);
});

test('of tests that mention nothing, those of the same name come first, then those in the same folders', async () => {
  const tests = ['test/z.test.js', 'test/shop/other.test.js', 'test/cart.test.js'];
  const all = Object.fromEntries(tests.map((path) => [path, 'nothing']));
  expect(await near('src/shop/cart.js', all)).toEqual(tests.toReversed());
});

test('the tests of a package of Go are beside it', async () => {
  const tests = { 'a_test.go': 'nothing', 'shop/other_test.go': 'nothing' };
  expect(await near('shop/cart.go', tests)).toEqual(['shop/other_test.go', 'a_test.go']);
});

test('data holds no tests', async () => {
  const tests = { 'test/fixtures/cart.test.js': 'cart', 'test/cart.json': 'cart' };
  expect(await near('src/cart.js', tests)).toEqual([]);
});
