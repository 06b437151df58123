import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { findMentions } from '../../../../src/core/repository/index.ts';
import { keepStated } from '../../../../src/core/repository/ranking/stated-files.ts';
import { runs } from '../../../support/property-runs.ts';

const sources = Array.from(
  { length: 30 },
  (_, index) => `src/main/java/org/acme/Part${index}.java`,
);
const tests = sources.map((path) => path.replace('main', 'test').replace('.java', 'Test.java'));
const paths = [...sources, ...tests, 'README.md', 'docs/use.md'];

/** Returns the first five files for a ticket if the weights put them in this order. */
function firstFive(body: string, order: readonly string[] = paths): readonly string[] {
  const kept = keepStated(order, findMentions({ title: 'Crash', body }, paths));
  expect(kept.toSorted()).toEqual(order.toSorted());
  return kept.slice(0, 5);
}

/** The ways in which a ticket states a file in full. */
const ways = [
  (path: string) => `at org.acme.${nameOf(path)}.run(${nameOf(path)}.java:7)`,
  (path: string) => `{"stack":"E: x\\n\\tat org.acme.${nameOf(path)}.run(${nameOf(path)}.java:7)"}`,
  (path: string) => `See ${path} for it.`,
  (path: string) => `See /home/ada/shop/${path}:7 for it.`,
  (path: string) => `See https://github.com/acme/shop/blob/6f1e2d/${path}#L7-L9 for it.`,
  (path: string) => `See https://github.com/acme/shop/blame/main/${path}#L7 for it.`,
  (path: string) => `See ${nameOf(path)}.java#L7 for it.`,
  (path: string) => `See org.acme.${nameOf(path)}.run for it.`,
];

const nameOf = (path: string) => path.replace(/^.*\//, '').replace('.java', '');

test('whatever the weights say, up to five stated files are among the first five', () => {
  const stated = fc.uniqueArray(
    fc.record({ path: fc.constantFrom(...sources), way: fc.constantFrom(...ways) }),
    { maxLength: 5, selector: ({ path }) => path },
  );
  const orders = fc.shuffledSubarray(paths, { minLength: paths.length });
  fc.assert(
    fc.property(stated, orders, (those, order) => {
      const five = firstFive(those.map(({ path, way }) => way(path)).join('\n\n\n\n\n\n'), order);
      expect(five).toEqual(expect.arrayContaining(those.map(({ path }) => path)));
      // The others keep their order.
      const named = new Set(those.map(({ path }) => path));
      const others = five.filter((path) => !named.has(path));
      expect(others).toEqual(order.filter((path) => !named.has(path)).slice(0, others.length));
    }),
    runs(200),
  );
});

describe('of more than five', () => {
  const frames = sources.slice(20, 27).map((path) => ways[0]?.(path));
  const [, , byPath = String, , , , , byClass = String] = ways;

  test('the frames next to the crash come first', () => {
    expect(firstFive(frames.join('\n'))).toEqual(sources.slice(20, 25));
  });

  test('sources come before tests and documents, and those before classes', () => {
    const five = [...tests.slice(0, 4), 'docs/use.md', sources[29] ?? ''].map(byPath);
    const text = [byClass(sources[28] ?? ''), ...five].join('\n');
    const order = [...paths].reverse();
    expect(firstFive(text, order)).toEqual(
      expect.arrayContaining([sources[29], ...tests.slice(0, 4)]),
    );
    expect(firstFive(text, order)).not.toContain(sources[28]);
  });
});

test.each([
  ['nothing', 'It fails.'],
  ['a bare name', 'Part29.java fails.'],
  ['a class without its packages', 'Part29 fails, acme.Part29 fails.'],
  ['a dependency', 'at f (/app/node_modules/a/src/main/java/org/acme/Part29.java:1:1)'],
])('%s moves no file', (_, body) => {
  expect(firstFive(body)).toEqual(sources.slice(0, 5));
});
