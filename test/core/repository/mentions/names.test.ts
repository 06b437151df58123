import { describe, expect, test } from 'vitest';
import { findMentions } from '../../../../src/core/repository/index.ts';
import { findFileNames } from '../../../../src/core/repository/mentions/file-names.ts';
import { fileResolver, resolveName } from '../../../../src/core/repository/mentions/index.ts';

const mentionedFiles = (text: string) => [
  ...new Set(findFileNames(text).map(({ name }) => name.replace(/^(?:\.{0,3}[\\/])+/, ''))),
];

describe('file names in a ticket', () => {
  test.each([
    ['The bug is in src/utils.py, line 3.', ['src/utils.py']],
    ['Open `./src/App.tsx` and "lib/a-b.spec.ts".', ['src/App.tsx', 'lib/a-b.spec.ts']],
    ['See utils.py. Then utils.py again...', ['utils.py']],
    ['请修改src/core/cart.ts文件，谢谢。', ['src/core/cart.ts']],
    ['入口类在 com/simple/Main.java。', ['com/simple/Main.java']],
    ['В файле app/главный/auth.py ошибка', ['auth.py']],
    ['Fehler in größe.py und Übersicht.vue', ['größe.py', 'Übersicht.vue']],
    ['Le fichier « modèles/panier.rb » échoue', ['modèles/panier.rb']],
    ['  at total (/app/src/cart.ts:12:7)', ['app/src/cart.ts']],
    ['File "C:\\proj\\src\\Main.cs", line 4', ['proj\\src\\Main.cs']],
    ['at com.acme.Cart.total(Cart.java:12)', ['Cart.java']],
    ['c.json({}, 200), MockResponse.new(200, {}) and Cart.cs(12,5)', ['Cart.cs']],
    ['in .../deep/handler.go:88', ['deep/handler.go']],
    ['../src/a.py and @scope/pkg/index.js', ['src/a.py', '@scope/pkg/index.js']],
    ['Since v1.2.3, e.g. on www.example.com, i.e. 3.14', []],
    ['Nothing is named here', []],
  ])('%j names %j', (text, names) => {
    expect(mentionedFiles(text)).toEqual(names);
  });

  test('a long run without an extension costs no more than its length', () => {
    const runs = ['A', 'A/', 'a-', 'a.', '~', '../'].map((piece) => piece.repeat(100_000));
    expect(runs.flatMap(mentionedFiles)).toEqual([]);
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

describe('resolving a path from another machine', () => {
  const paths = ['src/cart.ts', 'src/api/cart.ts', 'index.js'];

  test.each([
    ['app/src/cart.ts', ['src/cart.ts']],
    ['C:\\build\\src\\api\\cart.ts', ['src/api/cart.ts']],
    ['node_modules/library/index.js', []],
    ['elsewhere/cart.ts', []],
    ['cart.ts', ['src/cart.ts', 'src/api/cart.ts']],
  ])('%j means %j', (name, meant) => {
    expect(fileResolver(paths).file(name).files).toEqual(meant);
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

describe('a placeholder', () => {
  const paths = [
    ...['a', 'b', 'x', 'y', 'TODO', 'LESS', 'README', 'Makefile', 'example.com', 'notes.org'],
    ...['test/cases/a.js', 'test/cases/folder/a.js', 'test/cases/b', 'test/fixtures/foo.js'],
    ...['examples/test.py', 'tests/my-app/index.js', 'tests/foo/bar.py', 'src/foo/bar.ts'],
    ...['src/application/json.ts', 'src/text/html.ts', 'src/and/or.ts', 'src/read/write.ts'],
    ...['src/x/y.ts', 'posts/2020/01/02', 'db/mysql/base.py', 'db/postgresql/base.py'],
    'src/linux.rs',
    ...['src/real/foo.js', 'src/a.c', 'src/io.ts', 'src/shop/cart.ts', 'src/text/template.go'],
  ];
  const filesOf = (body: string, title = '') =>
    findMentions({ title, body }, paths).flatMap(({ files }) => files);

  describe('no file is meant by', () => {
    test.each([
      'chunk `a` imports `b`, and "a" does not',
      'import "./folder/a" and "./a", then require(\'./b\')',
      'the module `folder/a` is prefetched',
      'a.js imports ./a.js and path/to/a.js',
      'with `foo.bar` or foo.bar() as in foo::bar',
      'run test.py, or `python test.py`',
      'put it into my-app/foo.js',
      '`x/y` is the ratio of `x` to `y`, and x.y is no number',
      'use `and/or`, `read/write` locks, and I/O',
      'send `application/json` or `text/html` as Content-Type: text/html',
      'on 2020/01/02, see example.com or `https://example.com/a/b`',
      'TODO: set LESS',
      'Python 3.8, MySQL 8, PostgreSQL on Linux/Windows',
      'OS: Linux\nDatabase: MySQL/PostgreSQL 12.1',
    ])('%s', (text) => {
      expect(filesOf(text)).toEqual([]);
      expect(filesOf('', text)).toEqual([]);
    });
  });

  describe('a file is meant by', () => {
    test.each([
      ['its whole path', 'see test/cases/a.js', 'test/cases/a.js'],
      ['a path with a folder of its own', 'see real/foo.js', 'src/real/foo.js'],
      ['a line', 'see test.py:12', 'examples/test.py'],
      ['a frame', '    at f (/app/test/cases/a.js:1:2)', 'test/cases/a.js'],
      ['a placeholder that is a source', 'see a.c', 'src/a.c'],
      ['a module with a name of its own', 'see mysql.base', 'db/mysql/base.py'],
      ['a package that is no kind of media', 'see `text/template`', 'src/text/template.go'],
      ['a name that only files have', 'the README is', 'README'],
      ['an extension that is no host', 'see notes.org', 'notes.org'],
      ['a short name that is none of them', 'see io.ts', 'src/io.ts'],
      ['a part of its path', 'see shop/cart', undefined],
      ['marks around a part of its path', 'see `shop/cart`', 'src/shop/cart.ts'],
    ])('%s', (_, text, file) => {
      expect(filesOf(text)).toEqual(file === undefined ? [] : [file]);
    });
  });
});

describe('the name of a product', () => {
  const paths = [
    ...['db/sqlite.py', 'db/postgresql.py', 'lib/github/index.js', 'lib/node.js'],
    ...['src/order_item.rb', 'src/HttpClient.ts', 'src/Chart.js', 'src/SqlServer.php', 'Configure'],
    ...['Dockerfile', 'LICENSE'],
  ];
  const filesOf = (body: string, title = '') =>
    findMentions({ title, body }, paths).flatMap(({ files }) => files);

  describe('a product or a word in prose is no file', () => {
    test.each([
      'It runs on SQLite and PostgreSQL, deployed from GitHub.',
      'We use PostgreSQL 15.2 and SqlServer 2022.',
      'It needs Node.js and ASP.NET, e.g. v1.2, i.e. Node.js 18',
      'Since Chart.js 3.9.1 and HttpClient v2 it hangs.',
      'Configure the server first. Use Vue.js on Windows 10.',
    ])('%s', (text) => {
      expect(filesOf(text)).toEqual([]);
      expect(filesOf('', text)).toEqual([]);
    });
  });

  describe('the same name is a file', () => {
    test.each([
      ['with marks of code', 'see `PostgreSQL`', 'db/postgresql.py'],
      ['with quotes', 'see "Node.js"', 'lib/node.js'],
      ['with an extension', 'see postgresql.py', 'db/postgresql.py'],
      ['with a folder', 'see lib/Node.js', 'lib/node.js'],
      ['with a line', 'see Node.js:12', 'lib/node.js'],
      ['in its own letters', 'see node.js', 'lib/node.js'],
      ['in the capitals of the file', 'see Chart.js, which', 'src/Chart.js'],
      ['where a sentence starts', 'Node.js is wrong', 'lib/node.js'],
      ['as a class whose file keeps its words apart', 'the OrderItem is', 'src/order_item.rb'],
      ['as a class whose file has its name', 'the HttpClient is', 'src/HttpClient.ts'],
      ['with marks around a word', 'see `Configure`', 'Configure'],
      ['that only files have', 'the Dockerfile is', 'Dockerfile'],
      ['in capitals', 'the LICENSE is', 'LICENSE'],
      ['in a trace', '    at f (/app/lib/node.js:1:2)', 'lib/node.js'],
    ])('%s', (_, text, file) => {
      expect(filesOf(text)).toEqual([file]);
    });
  });
});
