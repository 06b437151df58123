import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { findMentions, mentionsText } from '../../../../src/core/repository/index.ts';
import { fileResolver, resolveName } from '../../../../src/engines/files/index.ts';
import { codePoint } from '../../../support/code-point.ts';
import { runs } from '../../../support/property-runs.ts';

const paths = [
  ...['.eslintrc', 'Cargo.toml', 'Dockerfile', 'Makefile', 'README.md', 'app/(shop)/cart/page.tsx'],
  ...['app/[id].tsx', 'app/[locale]/page.tsx', 'app/Models/Order.php', 'app/главный/auth.py'],
  ...['bin/setup', 'docs/my notes.md', 'lib/active_shop/order_item.rb', 'lib/shop/accounts.ex'],
  ...['shop/__init__.py', 'shop/db/models.py', 'src/Cart.ts', 'src/api/utils.py'],
  ...['src/components/cart/index.ts', 'src/core/utils.py', 'src/main/java/org/acme/Cart.java'],
  ...['src/Shop/Autoload/Loader.php', 'src/runtime/task/mod.rs', 'src/utils.test.py'],
  ...['tests/utils.py', '文档/说明.md', 'src/购物车.ts'],
];

const placesIn = (body: string, tree: readonly string[] = paths) =>
  findMentions({ title: '', body }, tree).map(({ name, line, files }) =>
    [name, ...(line === undefined ? [] : [line]), files.join(' ')].join(' = '),
  );

const found = (body: string) => findMentions({ title: '', body }, paths).map(({ files }) => files);

describe('what a ticket names', () => {
  test.each([
    ['a path', 'in src/Cart.ts, and', ['src/Cart.ts']],
    ['a path from here', 'see ./src/Cart.ts', ['src/Cart.ts']],
    ['a path from elsewhere', 'in /home/ada/shop/src/Cart.ts', ['src/Cart.ts']],
    ['a path of Windows', 'in C:\\Users\\Ada L\\src\\Cart.ts', ['src/Cart.ts']],
    ['a name', 'Cart.ts is wrong.', ['src/Cart.ts']],
    ['a name in another case', 'cart.TS is wrong.', ['src/Cart.ts']],
    ['a name in ticks', 'the `Cart.ts`', ['src/Cart.ts']],
    ['a name in quotes', 'the “Cart.ts”', ['src/Cart.ts']],
    ['no extension', 'the Dockerfile and `bin/setup`', ['Dockerfile', 'bin/setup']],
    ['a Makefile', 'Our Makefile is old', ['Makefile']],
    ['a hidden file', 'my .eslintrc is', ['.eslintrc']],
    ['brackets', 'in `app/[id].tsx`', ['app/[id].tsx']],
    ['a folder with brackets', 'app/[locale]/page.tsx', ['app/[locale]/page.tsx']],
    ['a folder with parentheses', 'in (shop)/cart/page.tsx', ['app/(shop)/cart/page.tsx']],
    ['blanks', 'see docs/my notes.md today', ['docs/my notes.md']],
    ['Chinese', '请看文档/说明.md。', ['文档/说明.md']],
    ['Chinese prose', '请修改src/购物车.ts文件', ['src/购物车.ts']],
    ['a Latin name in Chinese prose', '请修改Cart.ts文件', ['src/Cart.ts']],
    ['Cyrillic', 'В app/главный/auth.py ошибка', ['app/главный/auth.py']],
    ['decomposed letters', 'cafe\u0301.ts', ['src/caf\u00e9.ts'], ['src/caf\u00e9.ts']],
    ['a module of Python', 'use shop.db.models here', ['shop/db/models.py']],
    ['a class of Python', 'shop.db.models.Order.save()', ['shop/db/models.py']],
    ['a package', 'import acme.shop', ['acme/shop/__init__.py'], ['acme/shop/__init__.py']],
    ['a class of Java', 'org.acme.Cart', ['src/main/java/org/acme/Cart.java']],
    ['a method of Java', 'org.acme.Cart.total()', ['src/main/java/org/acme/Cart.java']],
    ['an inner class', 'org.acme.Cart$Item', ['src/main/java/org/acme/Cart.java']],
    ['a class of Ruby', 'ActiveShop::OrderItem', ['lib/active_shop/order_item.rb']],
    ['a module of Elixir', 'Shop.Accounts', ['lib/shop/accounts.ex']],
    ['a class of PHP', 'Shop\\Autoload\\Loader', ['src/Shop/Autoload/Loader.php']],
    ['a namespace of PHP', 'App\\Models\\Order', ['app/Models/Order.php']],
    ['a module of Rust', 'crate::runtime::task', ['src/runtime/task/mod.rs']],
    ['a class', 'The OrderItem is', ['lib/active_shop/order_item.rb']],
    ['a member of a class', 'OrderItem#total is', ['lib/active_shop/order_item.rb']],
    ['a folder', "from './components/cart'", ['src/components/cart/index.ts']],
    ['an address of GitHub', 'https://github.com/a/b/blob/main/src/Cart.ts', ['src/Cart.ts']],
    ['an address of GitLab', 'https://x.dev/a/-/blob/6f1/src/Cart.ts', ['src/Cart.ts']],
    ['encoded blanks', 'https://github.com/a/b/blob/x/docs/my%20notes.md', ['docs/my notes.md']],
    ['a copy of a package', 'vendor/a/b.go', ['vendor/a/b.go'], ['vendor/a/b.go', 'a/b.go']],
  ])('%s', (_, text, files, tree: readonly string[] = paths) => {
    const mentions = findMentions({ title: '', body: text }, tree);
    expect(mentions.map((mention) => mention.files)).toEqual(files.map((file) => [file]));
  });

  test.each([
    ['src/Cart.ts:12', 'src/Cart.ts = 12 = src/Cart.ts'],
    ['src/Cart.ts:12:7', 'src/Cart.ts = 12 = src/Cart.ts'],
    ['src/Cart.ts(12)', 'src/Cart.ts = 12 = src/Cart.ts'],
    ['src/Cart.ts(12,7): error', 'src/Cart.ts = 12 = src/Cart.ts'],
    ['src/Cart.ts#L12', 'src/Cart.ts = 12 = src/Cart.ts'],
    ['`src/Cart.ts` line 12', 'src/Cart.ts = 12 = src/Cart.ts'],
    ['src/Cart.ts, line 12', 'src/Cart.ts = 12 = src/Cart.ts'],
    ['src/Cart.ts:line 12', 'src/Cart.ts = 12 = src/Cart.ts'],
    ['src/Cart.ts, Zeile 12', 'src/Cart.ts = 12 = src/Cart.ts'],
    ['src/Cart.ts 第 12 行', 'src/Cart.ts = 12 = src/Cart.ts'],
    ['app/[id].tsx:12', 'app/[id].tsx = 12 = app/[id].tsx'],
    ['https://github.com/a/b/blob/x/src/Cart.ts#L12-L14', 'src/Cart.ts = 12 = src/Cart.ts'],
  ])('the line in %j', (text, place) => {
    expect(placesIn(text)).toEqual([place]);
  });

  test.each([
    'nothing, e.g. of v1.2.3, and/or i.e. 3.14',
    'https://example.com/src/Cart.ts and www.example.com',
    'SQL, JSON, Java, Node.js and process.env',
    '<!-- Makefile and src/Cart.ts -->',
    'Makefiles, makefile, Setup',
    'a.b.C of another, org.other.Cart and x/y/z',
  ])('nothing in %j', (text) => {
    expect(found(text)).toEqual([]);
  });
});

describe('what a name can mean', () => {
  test('all files of the name, tests last, the shorter path first', () => {
    expect(found('utils.py')).toEqual([
      ['src/api/utils.py', 'src/core/utils.py', 'tests/utils.py'],
    ]);
  });

  test('the files that share most folders with it', () => {
    expect(found('/x/core/utils.py')).toEqual([['src/core/utils.py']]);
    expect(found('old/src/core/utils.py')).toEqual([['src/core/utils.py']]);
  });

  test.each(['test_mine.py', 'other/core/elsewhere/utils.py', 'elsewhere/utils.py'])(
    'no file: %s',
    (name) => {
      expect(findMentions({ title: '', body: name }, paths)).toMatchObject([{ name, files: [] }]);
    },
  );

  test('says whether the title names it, once for each place', () => {
    const mentions = findMentions({ title: 'Cart.ts', body: 'Cart.ts Cart.ts:3 utils.py' }, paths);
    expect(mentions.map(({ name, line, inTitle }) => [name, line, inTitle])).toEqual([
      ['Cart.ts', 3, true],
      ['utils.py', undefined, false],
    ]);
  });
});

const piece = fc.oneof(
  fc.constantFrom(...paths),
  fc.constantFrom(
    ...['/', '\\', '.', ':12', '(', ')', ' at ', '#0 ', '::', '`', '"', '\n', '../', 'src'],
  ),
  fc.string({ unit: codePoint, maxLength: 5 }),
);
const ticketTexts = fc.array(piece, { maxLength: 30 }).map((pieces) => pieces.join(''));

describe('whatever a ticket says', () => {
  test('files are among the given paths, in whatever order these are', () => {
    const shuffled = fc.shuffledSubarray(paths, { minLength: paths.length });
    fc.assert(
      fc.property(ticketTexts, ticketTexts, shuffled, (title, body, others) => {
        const mentions = findMentions({ title, body }, paths);
        expect(
          mentions.flatMap(({ files }) => files).filter((file) => !paths.includes(file)),
        ).toEqual([]);
        expect(findMentions({ title, body }, others)).toEqual(mentions);
      }),
      runs(200),
    );
  });

  test('a long text costs no more than its length', () => {
    const pieces = [
      ...['A', 'a/', 'a.', '../', '<!--', '::', '`x', 'x.ts:1 ', 'src/Cart.ts ', '文.ts', 'a b'],
      ...[' at (', 'File "', '#0 x ', 'x@', 'panicked at ', 'at a.b(C.java:1) ', 'http://a/blob/'],
    ];
    const mentions = pieces.flatMap((one) =>
      findMentions({ title: '', body: one.repeat(20_000) }, paths),
    );
    expect(mentions.length).toBeLessThan(1_000);
  });
});

describe('what a prompt says of the names in a ticket, for', () => {
  const paths = ['src/core/utils.py', 'src/x.ts', 'tests/utils.py', 'shop/cart.py', 'shop/tax.py'];
  const near = (name: string) => (name.startsWith('product') ? [] : ['src/gone_by.py']);
  const textOf = (body: string, title = '') =>
    mentionsText(findMentions({ title, body }, paths), near);

  test.each([
    ['a path of the list', 'src/x.ts fails', ''],
    ['the name of one file of it', 'x.ts fails', ''],
    ['a path from elsewhere', '/home/ada/src/x.ts fails', 'src/x.ts'],
    ['a name', 'x.ts:3 fails', 'x.ts: src/x.ts:3'],
    ['a path with and without its line', 'src/x.ts fails in src/x.ts:3', 'src/x.ts:3'],
    [
      'a name of two files',
      'utils.py fails',
      'utils.py: src/core/utils.py or tests/utils.py (the ticket does not say which)',
    ],
    ['a name of no file', 'gone.py fails', 'gone.py: no such file; there is src/gone_by.py'],
    ['a name that no file comes near', 'product.js fails', ''],
    ['a module', 'shop.cart.total fails', 'shop.cart.total: shop/cart.py'],
    ['a crash', 'at f (/app/src/x.ts:40:2)', 'src/x.ts:40 (crashed here)'],
    [
      'a crash in a dependency',
      'at g (/app/node_modules/a/x.ts:1:1)\nat f (/app/src/x.ts:40:2)\nat h (node:internal/x:1:1)',
      'src/x.ts:40\n/app/node_modules/a/x.ts: a dependency',
    ],
    ['nothing', 'It fails.', ''],
  ])('%s', (_, body, text) => {
    expect(textOf(body)).toBe(text);
  });

  test('puts the crash and the title first, missing files last', () => {
    const trace = 'File "shop/tax.py", line 1, in a\nFile "shop/cart.py", line 2, in b';
    expect(textOf(`gone.py utils.py\n${trace}`, 'src/x.ts:7').split('\n')).toEqual([
      'src/x.ts:7',
      'shop/cart.py:2 (crashed here)',
      'shop/tax.py:1',
      'utils.py: src/core/utils.py or tests/utils.py (the ticket does not say which)',
      'gone.py: no such file; there is src/gone_by.py',
    ]);
  });

  test('stays short, in whole lines', () => {
    const names = Array.from({ length: 200 }, (_, index) => `file${'x'.repeat(50)}${index}.py`);
    const lines = textOf(names.join(' ')).split('\n');
    expect(lines.length).toBeGreaterThan(5);
    expect(lines.join('\n').length).toBeLessThanOrEqual(1_200);
    expect(lines.every((line) => line.endsWith('src/gone_by.py'))).toBe(true);
  });

  test('a name cannot start a line of its own', () => {
    const mention = { kind: 'file', isDependency: false, inTitle: false } as const;
    const text = mentionsText([{ ...mention, name: 'a.py\n# Rules\nb.py', files: ['a\nb.py'] }]);
    expect(text.split('\n')).toHaveLength(1);
  });
});

describe('resolving a name', () => {
  const paths = [
    ...['README.md', 'src/api/utils.py', 'src/core/utils.py', 'src/core/Cart.ts', 'utils.py'],
  ];

  test.each([
    ['utils.py', ['utils.py']],
    ['core/utils.py', ['src/core/utils.py']],
    ['./src/api/utils.py', ['src/api/utils.py']],
    ['/src/api/utils.py', ['src/api/utils.py']],
    ['core\\utils.py', ['src/core/utils.py']],
    ['cart.ts', ['src/core/Cart.ts']],
    ['readme.MD', ['README.md']],
    ['tils.py', []],
    ['missing.py', []],
    ['', []],
    ['./', []],
  ])('%j means %j', (name, meant) => {
    expect(resolveName(name, paths)).toEqual(meant);
  });

  test('a name that matches several files means all of them', () => {
    const nested = paths.filter((path) => path.includes('/'));
    expect(resolveName('utils.py', nested)).toEqual(['src/api/utils.py', 'src/core/utils.py']);
  });
});

describe('resolving the path of a package', () => {
  const paths = ['axe/core/run.js', 'axe.js', 'lib/run.js', 'src/cut.js', 'vendor/saw/cut.js'];

  test.each([
    ['/app/node_modules/axe/lib/run.js', ['lib/run.js']],
    ['/lib/python3.12/site-packages/axe/core/run.js', ['axe/core/run.js']],
    ['/home/ci/go/pkg/mod/axe@v1.2.3/core/run.js', ['axe/core/run.js']],
    ['/app/node_modules/hammer/lib/run.js', []],
    ['/app/node_modules/axe/run.js', []],
    ['vendor/saw/cut.js', ['vendor/saw/cut.js']],
    ['vendor/saw/src/cut.js', []],
  ])('%j means %j', (name, meant) => {
    expect(fileResolver(paths).file(name).files).toEqual(meant);
  });
});
