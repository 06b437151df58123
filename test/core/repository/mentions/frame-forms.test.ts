import { describe, expect, test } from 'vitest';
import { findMentions } from '../../../../src/core/repository/index.ts';
import { tracesIn } from './frame-places.ts';

describe('traces of', () => {
  test.each([
    [
      'Go',
      'goroutine 1 [running]:\nmain.total(...)\n\t/app/cart/cart.go:12 +0x1d\nmain.main()\n\t/app/cart/tax.go:3 +0x2f\nexit status 2',
      ['cart/cart.go:12 0', 'cart/tax.go:3 1'],
    ],
    [
      'Go, by modules',
      'total(...)\n\tgithub.com/acme/shop/cart/cart.go:12 +0x1\nof()\n\tacme.org/shop@v1.2.3/cart/tax.go:3 +0x2',
      ['cart/cart.go:12 0', 'cart/tax.go:3 1'],
    ],
    [
      'Erlang',
      '** exception error: bad argument\n     in function  shop_cart:total/1 (src/shop_cart.erl, line 12)\n     in call from shop_cart:x/0 (src/shop_cart.erl, line 3)',
      ['src/shop_cart.erl:12 0', 'src/shop_cart.erl:3 1'],
    ],
    [
      'Elixir',
      '** (KeyError) no key\n    (shop 0.1.0) lib/shop/cart.ex:12: anonymous fn/1 in Shop.Cart.total/1\n    (elixir 1.15.7) lib/enum.ex:1693: Enum."-map/2-lists^map/1-1-"/2\n    lib/shop/cart.ex:3: Shop.Cart.x/1',
      ['lib/shop/cart.ex:12 0', 'lib/shop/cart.ex:3 2'],
    ],
    [
      'Perl',
      'No method at lib/Shop/Cart.pm line 12.\n\tShop::Cart::total(undef) called at lib/Shop/Cart.pm line 30\n\tx at /srv/lib/Shop/Cart.pm line 31, <STDIN> line 5.',
      ['lib/Shop/Cart.pm:12 0', 'lib/Shop/Cart.pm:30 1', 'lib/Shop/Cart.pm:31 2'],
    ],
    [
      'Mono and Unity',
      '  at Acme.Cart.Total () [0x00001] in /x/src/Acme/Cart.cs:12 \nCart.Total () (at Assets/Scripts/Cart.cs:3)',
      ['src/Acme/Cart.cs:12 0', 'Assets/Scripts/Cart.cs:3 1'],
    ],
    [
      '.NET without symbols, and in one line',
      '   at Acme.Cart.Total(List`1 items)\n   at Acme.Cart.X() in C:\\src\\Acme\\Cart.cs:line 3   at Acme.Y.Z() in C:\\x\\Assets\\Scripts\\Cart.cs:line 4',
      ['src/Acme/Cart.cs:? 0', 'src/Acme/Cart.cs:3 1', 'Assets/Scripts/Cart.cs:4 2'],
    ],
    [
      'Android without sources',
      '\tat com.acme.shop.Cart.total(SourceFile:12)\n\tat com.acme.shop.Tax.x(Unknown Source:4)\n\tat com.acme.shop.Cart.y(com.acme:shop@@1.2.3:55)',
      ['src/main/java/com/acme/shop/Cart.java:? 0', 'src/main/java/com/acme/shop/Tax.java:? 1'],
    ],
    [
      'Kotlin and Clojure',
      '\tat com.acme.shop.Basket$total$1.invokeSuspend(Basket.kt:12)\n\tat shop.cart$total.invoke(cart.clj:3)',
      ['src/main/kotlin/com/acme/shop/Basket.kt:12 0', 'src/shop/cart.clj:3 1'],
    ],
    [
      'Dart in a browser',
      'packages/shop/cart.dart 12:5       total\ndart-sdk/lib/core.dart 3:1   throw_\npackage:shop/cart.dart 4:5  Cart.total',
      ['lib/cart.dart:12 0', 'lib/cart.dart:4 2'],
    ],
    [
      'vitest',
      ' FAIL  test/x.test.ts > x\nTypeError: x\n ❯ Module.total ../../src/cart.ts:12:3\n ❯ test/cart.test.ts:5:12',
      ['src/cart.ts:12 0', 'test/cart.test.ts:5 1'],
    ],
    [
      'IPython',
      'KeyError   Traceback (most recent call last)\nFile ~/shop/shop/views.py:3, in a(x)\n      1 def a\n----> 3   b()\n\nFile ~/shop/src/cart.py:12, in total(items)\n---> 12     x',
      ['src/cart.py:12 0', 'shop/views.py:3 1'],
    ],
    [
      'an older IPython',
      'KeyError   Traceback (most recent call last)\n<ipython-input-3-46dd> in <module>\n      1 x\n----> 2 a(x)\n\n~/shop/shop/views.py in a(x)\n   1263   def a\n   1264   # and\n   1265   # more\n-> 1266   b()\n   1267\n   1268   # code\n   1269   # below\n\n~/shop/src/cart.py in <module>\n     11 \n---> 12     x\n     13',
      ['src/cart.py:12 0', 'shop/views.py:1266 1'],
    ],
    [
      'rich',
      '╭── Traceback (most recent call last) ──╮\n│ /app/shop/views.py:3 in a             │\n│                                       │\n│ ❱ 3     b()                           │\n│ /app/src/cart.py:12 in <module>       │\n╰───────────────────────────────────────╯',
      ['src/cart.py:12 0', 'shop/views.py:3 1'],
    ],
    [
      'pytest',
      'shop/views.py:3: in a\n    b()\nsrc/cart.py:12: in total\n    x\nE   KeyError',
      ['src/cart.py:12 0', 'shop/views.py:3 1'],
    ],
    [
      'the fault handler of Python',
      'Current thread 0x0001 (most recent call first):\n  File "/app/src/cart.py", line 12 in total\n  File "/app/shop/views.py", line 3 in a',
      ['src/cart.py:12 0', 'shop/views.py:3 1'],
    ],
    [
      'pdb, and a group of exceptions',
      '> /app/src/cart.py(12)total()\n-> x\n\n\n\n\n  | Traceback (most recent call last):\n  |   File "/app/shop/views.py", line 3, in a',
      ['src/cart.py:12 0', 'shop/views.py:3 0'],
    ],
    [
      'Rust',
      "thread 'main' panicked at src/cart.rs:12:5:\nx\nstack backtrace:\n   0: rust_begin_unwind\n             at /rustc/90c54180/library/std/src/panicking.rs:645:5\n   1: shop::total\n             at ./src/cart.rs:13:5",
      ['src/cart.rs:12 0', 'src/cart.rs:13 2'],
    ],
    [
      'PHP',
      'PHP Fatal error:  Uncaught X: y in /srv/src/Cart.php:12\nStack trace:\n#0 /srv/src/Cart.php(30): Cart->total()\n#1 /srv/src/Cart.php(31)\n#2 {main}\n  thrown in /srv/src/Cart.php on line 12',
      ['src/Cart.php:12 0', 'src/Cart.php:30 1', 'src/Cart.php:31 2'],
    ],
    [
      'Haskell',
      'CallStack (from HasCallStack):\n  error, called at src/Cart.hs:12:5 in main:Cart',
      ['src/Cart.hs:12 0'],
    ],
    [
      'iOS',
      '2   Shop    0x000000010 Cart.total(_:) + 120 (Cart.swift:12)',
      ['Shop/Cart.swift:12 0'],
    ],
    [
      'Julia',
      '  [1] total(a::Vector{Item})\n    @ Main ~/shop/src/cart.jl:12',
      ['src/cart.jl:12 0'],
    ],
    [
      'Lua',
      "stack traceback:\n\tsrc/cart.lua:12: in function 'total'\n\tsrc/cart.lua:30: in main chunk",
      ['src/cart.lua:12 0', 'src/cart.lua:30 1'],
    ],
    [
      'OCaml',
      'Raised at Shop.total in file "src/cart.ml", line 12, characters 5-10\nCalled from Shop.x in file "src/cart.ml", line 30, characters 1-2',
      ['src/cart.ml:12 0', 'src/cart.ml:30 1'],
    ],
    [
      'Nim',
      'Traceback (most recent call last)\n/app/src/cart.nim(30) main\n/app/src/cart.nim(12) total',
      ['src/cart.nim:12 0', 'src/cart.nim:30 1'],
    ],
    ['Zig', '/app/src/cart.zig:12:5: 0x1038 in total (cart)', ['src/cart.zig:12 0']],
    ['Crystal', "  from src/cart.cr:12:5 in 'total'", ['src/cart.cr:12 0']],
    ['gdb in two lines', '#1  0x55d4 in total\n\tat src/cart.f90:12', ['src/cart.f90:12 0']],
    [
      'shells',
      './scripts/cart.sh: line 12: x: not found\nAt C:\\x\\scripts\\cart.ps1:3 char:5\nat f, C:\\x\\scripts\\cart.ps1: line 4',
      ['scripts/cart.sh:12 0', 'scripts/cart.ps1:3 1', 'scripts/cart.ps1:4 2'],
    ],
    [
      'Sentry, as text and as Markdown',
      'src/cart.js in total at line 12:5\n`src/tax.js` in `total` at line **3**',
      ['src/cart.js:12 0', 'src/tax.js:3 1'],
    ],
    [
      'Node.js, with what the error has',
      '    at f (/app/src/cart.js:12:5) {\n  code: 1',
      ['src/cart.js:12 0'],
    ],
  ])('%s', (_, text, places) => {
    expect(tracesIn(text)).toEqual(places);
  });

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
  ])('.NET in %s', (_, form) => {
    const text = `   ${form.replace('{}', 'Acme.Cart.Total(List`1 items)')}`;
    expect(tracesIn(text)).toEqual(['src/Acme/Cart.cs:12 0']);
  });

  test.each([
    'webpack://shop/./src/cart.js',
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
  ])('a browser or a bundler: %s', (address) => {
    expect(tracesIn(`    at total (${address}:12:5)`)).toEqual(['src/cart.js:12 0']);
    expect(tracesIn(`total@${address}:12:5`)).toEqual(['src/cart.js:12 0']);
  });
});

describe('no frame', () => {
  test.each([
    ...['at 12:30:45 the server', 'Meeting at 12:30', 'cart.ts 12:30 uploaded', 'x@y.com:12'],
    ...['open 10.0.0.1:8080 and 127.0.0.1:3000', 'http://localhost:3000/ and https://x.dev:8443/a'],
    ...['a ratio of 16:9 or 4:3', 'on C: or D:12', 'v1.2.3:4', 'git@github.com:acme/shop.git:12:5'],
    ...['color: #fff; margin: 0 12px:5', '@media (min-width: 12px)', '`C:\\new\\table`'],
    ...['See src/cart.ts:12', '- src/cart.ts:12', '- cart/cart.go:12', 'from src/cart.ts:12'],
    ...[
      'in src/cart.ts, line 12, there',
      'The bug is in src/cart.ts line 12.',
      '1. src/cart.ts:12',
    ],
    ...['src/cart.ts:12:5: error: x', 'src/cart.c(12): error C2065: x', 'grep: src/cart.ts:12: x'],
    ...['The file "src/cart.ts" line by line', 'look at Cart.total(x)', 'src/cart.py in total'],
  ])('in %j', (text) => {
    expect(tracesIn(text)).toEqual([]);
  });

  test('a log of escapes costs no more than its length', () => {
    const pieces = [
      ...['\\', '\\n', '\\\\n ', '\\"', '\\u005c', '%0A', '&#10;', '{', '[', '{"file":"a.b",', '"'],
      ...[
        '"line":1,',
        '❯ ',
        '1 0x0000 ',
        'a.b:1\n',
        ', a.b',
        ') x ',
        'a | ',
        '10:00:00 ',
        'a[a]: ',
      ],
    ];
    const bodies = pieces.map((one) => one.repeat(200_000 / one.length));
    expect(bodies.flatMap((body) => findMentions({ title: '', body }, []))).toEqual([]);
  });
});
