import { describe, expect, test } from 'vitest';
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
