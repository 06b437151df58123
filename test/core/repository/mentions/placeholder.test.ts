import { describe, expect, test } from 'vitest';
import { findMentions } from '../../../../src/core/repository/index.ts';

const paths = [
  ...['a', 'b', 'x', 'y', 'TODO', 'LESS', 'README', 'Makefile', 'example.com', 'notes.org'],
  ...['test/cases/a.js', 'test/cases/folder/a.js', 'test/cases/b', 'test/fixtures/foo.js'],
  ...['examples/test.py', 'tests/my-app/index.js', 'tests/foo/bar.py', 'src/foo/bar.ts'],
  ...['src/application/json.ts', 'src/text/html.ts', 'src/and/or.ts', 'src/read/write.ts'],
  ...[
    'src/x/y.ts',
    'posts/2020/01/02',
    'db/mysql/base.py',
    'db/postgresql/base.py',
    'src/linux.rs',
  ],
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
