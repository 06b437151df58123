import { describe, expect, test } from 'vitest';
import { findMentions } from '../../../../src/core/repository/index.ts';

const paths = [
  'db/sqlite.py',
  'db/postgresql.py',
  'lib/github/index.js',
  'lib/node.js',
  'src/order_item.rb',
  'src/HttpClient.ts',
  'src/Chart.js',
  'src/SqlServer.php',
  'Configure',
  'Dockerfile',
  'LICENSE',
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
