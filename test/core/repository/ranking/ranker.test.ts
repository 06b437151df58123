import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  findMentions,
  type PastCommit,
  startRanking,
} from '../../../../src/core/repository/index.ts';
import { keepStated } from '../../../../src/core/repository/ranking/index.ts';
import { codePoint } from '../../../support/code-point.ts';
import { runs } from '../../../support/property-runs.ts';

const encoder = new TextEncoder();

type Files = Readonly<Record<string, string>>;

function rank(files: Files, title: string, body = '', history: readonly PastCommit[] = []) {
  const ranker = startRanking({ title, body }, Object.keys(files), history);
  for (const path of ranker.wanted) ranker.read(path, encoder.encode(files[path] ?? ''));
  return ranker.rank();
}

const first = (...given: Parameters<typeof rank>) => rank(...given).paths[0];

const shop: Files = {
  'src/cart.ts': 'export function addToCart(item) {\n  return item.price;\n}\n',
  'src/checkout.ts': 'import { addToCart } from "./cart";\naddToCart(voucher);\n',
  'src/invoice.ts': '// writes the invoice of a customer\nexport const pdf = 1;\n',
  'test/invoice.test.ts': '// the invoice, the invoice, the invoice of a customer\n',
  'docs/invoice.md': 'How an invoice is written for a customer: the invoice.\n',
  'lib/a.ts': 'export const a = 1;\n',
  'lib/b.ts': 'export const b = 1;\n',
};

describe('the first file is the one that', () => {
  test('has the words of the ticket, before its tests and documents', () => {
    expect(first(shop, 'The customer gets an empty invoice')).toBe('src/invoice.ts');
  });

  test('defines the name that the ticket uses', () => {
    expect(first(shop, 'Wrong price', 'Calling `addToCart(x)` forgets it.')).toBe('src/cart.ts');
  });

  test('has a word in its path', () => {
    expect(first(shop, 'The checkout hangs')).toBe('src/checkout.ts');
  });

  test('the ticket names', () => {
    expect(first(shop, 'It is wrong', 'See lib/b.ts for it.')).toBe('lib/b.ts');
  });

  test('the stack trace ends in', () => {
    const trace = 'TypeError: x\n    at run (lib/a.ts:1:5)\n    at main (lib/b.ts:1:5)\n';
    expect(first(shop, 'It crashes', trace)).toBe('lib/a.ts');
  });

  test('earlier commits with such a message touched', () => {
    const commit = { message: 'SHOP-3: round discounts', paths: ['lib/b.ts'], time: 1 };
    expect(first(shop, 'Discounts are not rounded', '', [commit])).toBe('lib/b.ts');
  });
});

test('files that changed together with a likely one before come before others', () => {
  const commit = { message: 'x', paths: ['src/invoice.ts', 'lib/b.ts'], time: 1 };
  const ranked = rank(shop, 'The invoice', '', [commit]).paths;
  expect(ranked.indexOf('lib/b.ts')).toBeLessThan(ranked.indexOf('lib/a.ts'));
});

test('code comes before comments', () => {
  const text = (sign: string) => `${sign}invoice\n`.repeat(9);
  const files = { 'a/x.ts': text('// '), 'a/y.ts': text('use+') };
  expect(first(files, 'The invoice is empty')).toBe('a/y.ts');
});

test('ranks without files that cannot be read any more', () => {
  const {
    wanted,
    read,
    rank: rankNow,
  } = startRanking({ title: 'The invoice', body: '' }, Object.keys(shop), []);
  for (const path of wanted.slice(1)) read(path, encoder.encode(shop[path] ?? ''));
  expect(rankNow().paths).toHaveLength(Object.keys(shop).length);
});

test('does not ask for lockfiles, pictures and what tools wrote', () => {
  const paths = ['a.ts', 'package-lock.json', 'logo.png', 'x.min.js', 'node_modules/a/b.js'];
  expect(startRanking({ title: 'x', body: '' }, paths, []).wanted).toEqual(['a.ts']);
});

describe('in a large repository', () => {
  const ticket = { title: 'The walrus is late', body: 'See src/part7/file7.ts.' };
  const pathsOf = (count: number) =>
    Array.from({ length: count }, (_, at) => `src/part${at % 100}/file${at}.ts`);
  const bytesRead = (count: number, size: number) => {
    const { wanted, read } = startRanking(ticket, pathsOf(count), []);
    const bytes = new Uint8Array(size);
    const end = wanted.findIndex((path) => !read(path, bytes));
    return size * (end < 0 ? wanted.length : end + 1);
  };

  test('ten times the files are not ten times the bytes', () => {
    const size = 450_000;
    expect(bytesRead(200, size)).toBe(200 * size);
    expect(bytesRead(20_000, size)).toBe(bytesRead(2_000, size));
    expect(bytesRead(2_000, size)).toBeLessThan(140_000_000);
  });

  test('however small the files are, not all are opened', () => {
    expect(startRanking(ticket, pathsOf(10_000), []).wanted).toHaveLength(10_000);
    expect(startRanking(ticket, pathsOf(40_000), []).wanted.length).toBeLessThan(33_000);
  });

  test('the likeliest are read first, whatever the order of the paths', () => {
    const commit = { message: 'Feed the walrus', paths: ['src/part99/file1999.ts'], time: 1 };
    const paths = pathsOf(2_000);
    const { wanted } = startRanking(ticket, paths, [commit]);
    expect(wanted.slice(0, 2).toSorted()).toEqual(['src/part7/file7.ts', commit.paths[0]]);
    expect(startRanking(ticket, paths.toReversed(), [commit]).wanted).toEqual(wanted);
  });
});

test('the focus knows the words, the names and the lines of the ticket', () => {
  const { focus } = rank(shop, 'The invoice', 'See src/cart.ts:2 and `addToCart`.');
  expect(focus.weigh('addToCart(x)')).toBeGreaterThan(focus.weigh('cart'));
  expect(focus.weigh('invoices')).toBeGreaterThan(0);
  expect(focus.weigh('something else')).toBe(0);
  expect(focus.linesIn('src/cart.ts')).toEqual([2]);
});

const text = fc.oneof(
  fc.string({ unit: codePoint, maxLength: 200 }),
  fc.constantFrom(
    ...['at a.b.C(D.java:3)', '`cart`', '```\ncart', '{code}', 'src/cart.ts:9', '../../x'],
  ),
);

test('whatever the ticket says, every path is ranked once, independent of their order', () => {
  const tickets = fc.array(text, { maxLength: 6 });
  fc.assert(
    fc.property(tickets, fc.shuffledSubarray(Object.keys(shop)), (parts, some) => {
      const filesOf = (paths: readonly string[]) =>
        Object.fromEntries(paths.map((path) => [path, shop[path] ?? '']));
      const [title = ''] = parts;
      const ranked = rank(filesOf(some), title, parts.join('\n'));
      const sorted = rank(filesOf(some.toSorted()), title, parts.join('\n'));
      expect(ranked.paths).toEqual(sorted.paths);
      expect(ranked.scores).toEqual(sorted.scores);
      expect(ranked.paths.toSorted()).toEqual(some.toSorted());
      const total = ranked.scores.reduce((sum, score) => sum + score, 0);
      expect(some.length === 0 ? 1 : total).toBeCloseTo(1);
    }),
    runs(100),
  );
});

describe('the definitions that a ticket states', () => {
  /** Returns the definitions that a ticket names, each with its files. */
  const stated = (body: string, files: Files) =>
    rank(files, 'A bug', body).definitions.map(({ name, paths }) => `${name}: ${paths.join(' ')}`);

  const total = 'function total(cart) {\n  return 1;\n}\n';

  test('a definition is stated where few sources have it, and no test', () => {
    const files = { 'src/a.ts': total, 'test/a.test.ts': total, 'src/b.ts': 'total(1);\n' };
    expect(stated('See `total()`.', files)).toEqual(['total: src/a.ts']);
  });

  test('of many, the one beside another that the ticket names is meant', () => {
    const others = Object.fromEntries(['b', 'c', 'd'].map((name) => [`src/${name}.ts`, total]));
    const files = { 'src/a.ts': `class PriceList {\n}\n${total}`, ...others };
    expect(stated('See `total()`.', files)).toEqual([]);
    expect(stated('See `PriceList.total()`, a `PriceList`.', files).toSorted()).toEqual([
      'PriceList: src/a.ts',
      'total: src/a.ts',
    ]);
  });

  test('a word of prose states no definition', () => {
    expect(stated('The total is wrong.', { 'src/a.ts': total })).toEqual([]);
  });
});

describe('the files that a ticket states', () => {
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
    (path: string) =>
      `{"stack":"E: x\\n\\tat org.acme.${nameOf(path)}.run(${nameOf(path)}.java:7)"}`,
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
});
