import { describe, expect, test } from 'vitest';
import { findMentions } from '../../../../src/core/repository/index.ts';
import { sectionsOf } from '../../../support/sections.ts';
import structured from './structured-frames.json' with { type: 'json' };

/** Files of a repository in many languages. */
const paths = `
  src/main/java/com/acme/shop/Cart.java src/main/java/com/acme/shop/Tax.java
  src/main/kotlin/com/acme/shop/Basket.kt src/main/scala/com/acme/shop/Total.scala
  src/cart.js src/cart.ts src/tax.js src/cart.py shop/views.py src/Acme/Cart.cs Assets/Scripts/Cart.cs
  app/models/cart.rb app/models/tax.rb src/Cart.php cart/cart.go cart/tax.go src/cart.rs Shop/Cart.swift
  lib/cart.dart lib/shop/cart.ex src/shop_cart.erl lib/Shop/Cart.pm src/cart.lua src/cart.jl src/Cart.hs
  src/cart.ml src/cart.zig src/cart.cr src/cart.nim src/shop/cart.clj src/cart.f90 src/cart.c
  scripts/cart.ps1 scripts/cart.sh test/cart.test.ts`
  .trim()
  .split(/\s+/);

const framesIn = (body: string) =>
  findMentions({ title: 'Crash', body }, paths).filter(({ kind }) => kind === 'frame');

/** Returns the frames in a text by their files, lines and depths, from the crash outwards. */
const placesIn = (body: string) =>
  framesIn(body).flatMap(({ files, line, depth }) =>
    files.length === 0 ? [] : [`${files.join('|')}:${line ?? '?'} ${depth}`],
  );

/** Traces as programs print them, each with the places that it leads to. */
const traces = sectionsOf(new URL('traces.txt', import.meta.url)).map(([name, section]) => {
  const [text = '', ...places] = section.split('\n→ ');
  return { name, text, places };
});

test.each(traces)('the frames of a trace: $name', ({ text, places }) => {
  expect(placesIn(text)).toEqual(places);
});

test.each([
  ['node_modules', 'at f (/app/node_modules/shop/src/cart.ts:1:1)'],
  ['pnpm', 'at f (/app/node_modules/.pnpm/shop@1/node_modules/shop/src/cart.ts:1:1)'],
  ['webpack', 'at f (webpack:///./node_modules/shop/src/cart.ts:1:1)'],
  ['Node', 'at f (node:internal/modules/cart:1:1)'],
  ['site-packages', 'File "/usr/lib/python3.12/site-packages/other/views.py", line 1'],
  ['dist-packages', 'File "/usr/lib/python3/dist-packages/other/views.py", line 1'],
  ['the library of Python', 'File "/usr/lib/python3.12/json/views.py", line 1'],
  ['vendor', '#0 /srv/vendor/acme/shop/src/Cart.php(1): x()'],
  ['cargo', 'at /home/ci/.cargo/registry/src/index.crates.io-6f/shop-1.0.2/src/cart.rs:1:1'],
  ['the library of Rust', 'at /rustc/90c5418/library/core/src/cart.rs:1:1'],
  ['modules of Go', '\t/home/ci/go/pkg/mod/acme.org/shop@v1.2.3/other/cart.go:1 +0x1'],
  ['the library of Go', '\t/usr/local/go/src/runtime/cart.go:1 +0x1'],
  ['gems', "/usr/lib/ruby/gems/3.2.0/gems/shop-1.0/lib/models/cart.rb:1:in `x'"],
  ['the JDK', 'at java.util.Cart.get(Cart.java:1)'],
  ['the JDK as a module', 'at java.base/java.util.Cart.get(Cart.java:1)'],
  ['Flutter', '#0 build (package:flutter/src/cart.dart:1:1)'],
])('a dependency in %s is no file of the repository', (_, text) => {
  const found = framesIn(text).map(({ files, isDependency }) => ({ files, isDependency }));
  expect(found).toEqual([{ files: [], isDependency: true }]);
});

test('the repository itself may be installed as a package', () => {
  const [frame] = framesIn('File "/usr/lib/python3.12/site-packages/shop/views.py", line 1');
  expect(frame).toMatchObject({ files: ['shop/views.py'], isDependency: false });
});

describe('a frame', () => {
  test.each([
    ['en', 'at {} in C:\\src\\Acme\\Cart.cs:line 12'],
    ['de', 'bei {} in C:\\src\\Acme\\Cart.cs:Zeile 12.'],
    ['fr', 'à {} dans C:\\src\\Acme\\Cart.cs:ligne 12'],
    ['es', 'en {} en C:\\src\\Acme\\Cart.cs:línea 12'],
    ['it', 'in {} in C:\\src\\Acme\\Cart.cs:riga 12'],
    ['pt', 'em {} na C:\\src\\Acme\\Cart.cs:linha 12'],
    ['pl', 'w {} w C:\\src\\Acme\\Cart.cs:wiersz 12'],
    ['cs', 'v {} v C:\\src\\Acme\\Cart.cs:řádek 12'],
    ['ru', 'в {} в C:\\src\\Acme\\Cart.cs:строка 12'],
    ['tr', 'konum: {} C:\\src\\Acme\\Cart.cs içinde: satır 12'],
    ['hu', 'a következő helyen: {} hely: C:\\src\\Acme\\Cart.cs, sor: 12'],
    ['ja', '場所 {} 場所 C:\\src\\Acme\\Cart.cs:行 12'],
    ['zh-CN', '在 {} 位置 C:\\src\\Acme\\Cart.cs:行号 12。'],
    ['zh-TW', '於 {} 於 C:\\src\\Acme\\Cart.cs: 行 12'],
    ['ko', '위치: {} 파일 C:\\src\\Acme\\Cart.cs:줄 12'],
  ])('of .NET in %s', (_, form) => {
    const text = `   ${form.replace('{}', 'Acme.Cart.Total(List`1 items)')}`;
    expect(placesIn(text)).toEqual(['src/Acme/Cart.cs:12 0']);
  });

  test.each([
    'webpack://shop/./src/cart.js',
    'webpack:///./src/cart.js?3f1a',
    'webpack-internal:///(rsc)/./src/cart.js',
    '/app/.next/server/webpack:/shop/src/cart.js',
    'http://localhost:5173/src/cart.js?t=1647602434195',
    'http://localhost:5173/@fs/home/ada/shop/src/cart.js?v=1a2b',
    'turbopack:///[project]/src/cart.js',
    'turbopack://[project]/src/cart.js',
    'file:///C:/Users/A%20B/shop/src/cart.js',
    'about://React/Server/file:///app/src/cart.js?1',
    'rsc://React/Server/webpack-internal:///(rsc)/./src/cart.js?0',
    'app:///src/cart.js',
    'vscode-file://vscode-app/src/cart.js',
  ])('of a browser or a bundler: %s', (address) => {
    expect(placesIn(`    at total (${address}:12:5)`)).toEqual(['src/cart.js:12 0']);
    expect(placesIn(`total@${address}:12:5`)).toEqual(['src/cart.js:12 0']);
  });
});

describe('no frame', () => {
  test.each([
    ...['at 12:30:45 the server', 'Meeting at 12:30', 'cart.ts 12:30 uploaded', 'x@y.com:12'],
    ...['open 10.0.0.1:8080 and 127.0.0.1:3000', 'http://localhost:3000/ and https://x.dev:8443/a'],
    ...['a ratio of 16:9 or 4:3', 'on C: or D:12', 'v1.2.3:4', 'git@github.com:acme/shop.git:12:5'],
    ...['color: #fff; margin: 0 12px:5', '@media (min-width: 12px)', '`C:\\new\\table`'],
    ...['See src/cart.ts:12', '- src/cart.ts:12', '- cart/cart.go:12', 'from src/cart.ts:12'],
    'in src/cart.ts, line 12, there',
    'The bug is in src/cart.ts line 12.',
    '1. src/cart.ts:12',
    ...['src/cart.ts:12:5: error: x', 'src/cart.c(12): error C2065: x', 'grep: src/cart.ts:12: x'],
    ...['The file "src/cart.ts" line by line', 'look at Cart.total(x)', 'src/cart.py in total'],
  ])('in %j', (text) => {
    expect(placesIn(text)).toEqual([]);
  });

  test('in a log of escapes, which costs no more than its length', () => {
    const pieces = [
      ...['\\', '\\n', '\\\\n ', '\\"', '\\u005c', '%0A', '&#10;', '{', '[', '{"file":"a.b",', '"'],
      ...['"line":1,', '❯ ', '1 0x0000 ', 'a.b:1\n', ', a.b', ') x ', 'a | ', '10:00:00 '],
      'a[a]: ',
    ];
    const bodies = pieces.map((one) => one.repeat(200_000 / one.length));
    expect(bodies.flatMap((body) => findMentions({ title: '', body }, []))).toEqual([]);
  });
});

/** The trace of a name, with the line ends of Windows where its runtime prints them. */
function traceOf(name: string) {
  const found = traces.find((trace) => trace.name === name);
  if (found === undefined) throw new Error(`No trace of ${name}`);
  return name === '.NET' ? { ...found, text: found.text.replaceAll('\n', '\r\n') } : found;
}

const nested = (text: string, levels: number): string =>
  levels === 0 ? text : nested(JSON.stringify({ level: 'error', log: text, pid: 1 }), levels - 1);

describe('a trace in JSON', () => {
  const inJson = ['JavaScript', 'Python', 'Java', 'Go in short', '.NET'].map(traceOf);

  test.each(inJson)('$name, up to four times', ({ text, places }) => {
    for (const levels of [1, 2, 3, 4]) expect(placesIn(nested(text, levels))).toEqual(places);
  });

  test.each(inJson)('$name, laid out and cut', ({ text, places }) => {
    expect(placesIn(JSON.stringify({ err: { stack: text, code: 1 } }, null, 2))).toEqual(places);
    expect(placesIn(nested(`${text}\n    `, 1).slice(0, -14))).toEqual(places);
  });

  test.each(inJson)('$name, one string for each line', ({ text, places }) => {
    const lines = text.split(/\r?\n/);
    expect(placesIn(JSON.stringify({ stack: lines }))).toEqual(places);
    expect(placesIn(JSON.stringify({ stack: lines }, null, 2))).toEqual(places);
  });

  test('in a field of logfmt, and as Python prints a string', () => {
    const [go, python] = [traceOf('Go in short'), traceOf('Python')];
    expect(placesIn(`level=error stack=${JSON.stringify(go.text)} pid=1`)).toEqual(go.places);
    expect(placesIn(`'${python.text.replaceAll('\n', '\\n')}'`)).toEqual(python.places);
  });
});

describe('a trace in another envelope', () => {
  const { text: js, places } = traceOf('JavaScript');

  test.each([
    ['an annotation of GitHub Actions', `::error file=a.b::${js.replaceAll('\n', '%0A')}`],
    ['rsyslog', `Nov 26 10:00:00 host app[1]: ${js.replaceAll('\n', '#012')}`],
    ['JUnit XML', `<failure message="x">${js.replaceAll('\n', '&#10;')}</failure>`],
    ['a cell of a table', `| 1 | ${js.replaceAll('\n', '<br>')} |`],
    ['colours', js.replaceAll('/app', '\u001b[36m/app').replaceAll(':5)', ':5\u001b[39m)')],
    ['colours that lost their first character', js.replaceAll('/app', '[36m/app')],
  ])('%s', (_, text) => {
    expect(placesIn(text)).toEqual(places);
  });

  test.each([
    ...['shop_1  | ', 'web-1 | 2026-11-26T10:00:00.123Z ', '2026-11-26T10:00:00.1234567Z '],
    '[2026-11-26 10:00:00,123] ERROR [main] - ',
    '10:00:00.123 ERROR ',
    '[pod/web-5d9-abc/web] ',
    ...['Nov 26 10:00:00 host app[123]: ', '2026-11-26T10:00:00+00:00 app[web.1]: '],
    ...['11-26 10:00:00.123  1234  1235 E AndroidRuntime: ', 'E/AndroidRuntime( 1234): '],
    ...['##[error] ', 'stderr F ', 'INFO: ', '> > ', '| ', '│ ', '* ', '- ', '1. ', '+ ', '`'],
    '&nbsp;&nbsp;',
  ])('each line after %j', (before) => {
    expect(placesIn(js.replace(/^/gm, before))).toEqual(places);
  });

  test('an escape that is a path of Windows or a text about escapes stays', () => {
    expect(placesIn('at f (C:\\new\\src\\tax.js:3:1)')).toEqual(['src/tax.js:3 0']);
    expect(placesIn('Split it at "\\n", then see src/cart.js:12')).toEqual([]);
  });
});

describe('frames as objects', () => {
  test.each(structured)('as loggers, tracers and runtimes write them: $of', ({ log, places }) => {
    expect(placesIn(JSON.stringify(log))).toEqual(places);
    expect(placesIn(JSON.stringify(log, null, 2))).toEqual(places);
    expect(placesIn(JSON.stringify({ log: JSON.stringify(log) }))).toEqual(places);
  });

  test('as lists: AWS Lambda with an older Python', () => {
    const frame =
      '["/var/task/shop/views.py", 3, "a", "b()"], ["/var/task/src/cart.py", 12, "f", "x"]';
    const places = ['src/cart.py:12 0', 'shop/views.py:3 1'];
    expect(placesIn(`{"stackTrace": [${frame}]}`)).toEqual(places);
    expect(placesIn(`{"stackTrace":[${frame.replaceAll(', ', ',')}]}`)).toEqual(places);
  });

  test.each([
    '{"file":"src/cart.ts","size":12}',
    '{"time":"12:30:45","line":"7"}',
    '{"name":"cart.ts","newline":3}',
    '{"file":"src/cart.ts"},{"line":12}',
    'The file: "src/cart.ts", and in the line: 12',
  ])('none in %s', (text) => {
    expect(placesIn(text)).toEqual([]);
  });
});
