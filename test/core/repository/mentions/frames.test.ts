import { describe, expect, test } from 'vitest';
import { findMentions, type ResolvedMention } from '../../../../src/core/repository/index.ts';

const paths = [
  'src/cart.ts',
  'src/main.rs',
  'src/cart.c',
  'src/Cart.cs',
  'src/Cart.php',
  'app/models/cart.rb',
  'shop/cart.py',
  'shop/tax.py',
  'pkg/cart.go',
  'lib/shop/cart.ex',
  'lib/src/cart.dart',
  'Sources/Shop/Cart.swift',
  'src/main/java/org/acme/Cart.java',
  'src/main/java/org/acme/Tax.java',
  'src/main/kotlin/org/acme/Order.kt',
  'src/main/scala/org/acme/Total.scala',
  'node_modules.md',
];

function framesOf(body: string): readonly ResolvedMention[] {
  return findMentions({ title: '', body }, paths).filter(({ kind }) => kind === 'frame');
}

describe('stack frames', () => {
  test.each([
    ['Python', '  File "/home/ada/shop/cart.py", line 12, in total', 'shop/cart.py:12'],
    ['Python on Windows', '  File "C:\\work\\shop\\cart.py", line 12, in total', 'shop/cart.py:12'],
    ['pytest', 'shop/cart.py:12: TypeError', 'shop/cart.py:12'],
    ['pytest, short', 'shop/cart.py:12: in total', 'shop/cart.py:12'],
    [
      'Java',
      '\tat org.acme.Cart.total(Cart.java:12) ~[shop.jar:1.0]',
      'src/main/java/org/acme/Cart.java:12',
    ],
    [
      'an inner class of Java',
      'at org.acme.Cart$Item.<init>(Cart.java:12)',
      'src/main/java/org/acme/Cart.java:12',
    ],
    [
      'a module of Java',
      'at app//org.acme.Cart.lambda$total$0(Cart.java:12)',
      'src/main/java/org/acme/Cart.java:12',
    ],
    ['Kotlin', 'at org.acme.OrderKt.total(Order.kt:12)', 'src/main/kotlin/org/acme/Order.kt:12'],
    [
      'Scala',
      'at org.acme.Total$.$anonfun$sum$1(Total.scala:12)',
      'src/main/scala/org/acme/Total.scala:12',
    ],
    ['V8', '    at total (/app/src/cart.ts:12:7)', 'src/cart.ts:12'],
    ['V8 without a function', '    at /app/src/cart.ts:12:7', 'src/cart.ts:12'],
    [
      'V8, asynchronous',
      '    at async Cart.total [as sum] (file:///app/src/cart.ts:12:7)',
      'src/cart.ts:12',
    ],
    ['V8 on Windows', '    at total (C:\\my app\\src\\cart.ts:12:7)', 'src/cart.ts:12'],
    ['webpack', '    at total (webpack:///./src/cart.ts?3f1a:12:7)', 'src/cart.ts:12'],
    [
      'webpack with a layer',
      '    at eval (webpack-internal:///(app-pages-browser)/./src/cart.ts:12:7)',
      'src/cart.ts:12',
    ],
    ['a named webpack', '    at total (webpack://shop/./src/cart.ts:12:7)', 'src/cart.ts:12'],
    ['Firefox', 'total@http://localhost:5173/src/cart.ts?t=17:12:7', 'src/cart.ts:12'],
    ['Safari', '@file:///app/src/cart.ts:12:7', 'src/cart.ts:12'],
    ['C#', '   at Shop.Cart.Total(Int32 n) in C:\\my work\\src\\Cart.cs:line 12', 'src/Cart.cs:12'],
    ['C# in German', '   bei Shop.Cart.Total() in /work/src/Cart.cs:Zeile 12', 'src/Cart.cs:12'],
    ['Ruby', "\tfrom app/models/cart.rb:12:in `total'", 'app/models/cart.rb:12'],
    ['Ruby 3.4', "/srv/app/models/cart.rb:12:in 'Cart#total': no (E)", 'app/models/cart.rb:12'],
    ['PHP', '#0 /srv/shop/src/Cart.php(12): Cart->total()', 'src/Cart.php:12'],
    ['an error of PHP', 'PHP Fatal error: x in /srv/src/Cart.php on line 12', 'src/Cart.php:12'],
    ['Go', '\t/home/ada/shop/pkg/cart.go:12 +0x1b', 'pkg/cart.go:12'],
    ['a panic of Rust', "thread 'main' panicked at src/main.rs:12:5:", 'src/main.rs:12'],
    ['an older Rust', "thread 'main' panicked at 'no', src/main.rs:12:5", 'src/main.rs:12'],
    ['a backtrace of Rust', '             at ./src/main.rs:12:5', 'src/main.rs:12'],
    ['a compiler of Rust', '  --> src/main.rs:12:5', 'src/main.rs:12'],
    ['gdb', '#0  0x0000 in total (n=3) at ../src/cart.c:12', 'src/cart.c:12'],
    ['a sanitizer', '    #0 0x4f in total /work/src/cart.c:12:3', 'src/cart.c:12'],
    ['Elixir', '    (shop 0.1.0) lib/shop/cart.ex:12: Shop.Cart.total/1', 'lib/shop/cart.ex:12'],
    ['Dart', '#0      total (package:shop/src/cart.dart:12:5)', 'lib/src/cart.dart:12'],
    ['Swift', 'Fatal error: no: file Shop/Cart.swift, line 12', 'Sources/Shop/Cart.swift:12'],
    ['a newer Swift', 'Shop/Cart.swift:12: Fatal error: no', 'Sources/Shop/Cart.swift:12'],
    ['a quoted frame', '>     at total (/app/src/cart.ts:12:7)', 'src/cart.ts:12'],
  ])('%s', (_, text, place) => {
    const found = framesOf(text).map(({ files, line, depth }) => `${files}:${line} ${depth}`);
    expect(found).toEqual([`${place} 0`]);
  });

  test.each([
    ['node_modules', 'at f (/app/node_modules/shop/src/cart.ts:1:1)'],
    ['pnpm', 'at f (/app/node_modules/.pnpm/shop@1/node_modules/shop/src/cart.ts:1:1)'],
    ['webpack', 'at f (webpack:///./node_modules/shop/src/cart.ts:1:1)'],
    ['Node', 'at f (node:internal/modules/cart:1:1)'],
    ['site-packages', 'File "/usr/lib/python3.12/site-packages/other/cart.py", line 1'],
    ['dist-packages', 'File "/usr/lib/python3/dist-packages/other/cart.py", line 1'],
    ['the library of Python', 'File "/usr/lib/python3.12/json/cart.py", line 1'],
    ['vendor', '#0 /srv/vendor/acme/shop/src/Cart.php(1): x()'],
    ['cargo', 'at /root/.cargo/registry/src/index.crates.io-6f/shop-1.0.2/src/main.rs:1:1'],
    ['the library of Rust', 'at /rustc/90c5418/library/core/src/main.rs:1:1'],
    ['modules of Go', '\t/root/go/pkg/mod/acme.org/shop@v1.2.3/other/cart.go:1 +0x1'],
    ['the library of Go', '\t/usr/local/go/src/runtime/cart.go:1 +0x1'],
    ['gems', "/usr/lib/ruby/gems/3.2.0/gems/shop-1.0/lib/models/cart.rb:1:in `x'"],
    ['the JDK', 'at java.util.Cart.get(Cart.java:1)'],
    ['the JDK as a module', 'at java.base/java.util.Cart.get(Cart.java:1)'],
    ['Flutter', '#0 build (package:flutter/src/cart.dart:1:1)'],
  ])('a dependency in %s is no file of the repository', (_, text) => {
    const found = framesOf(text).map(({ files, isDependency }) => ({ files, isDependency }));
    expect(found).toEqual([{ files: [], isDependency: true }]);
  });

  test('the repository itself may be installed as a package', () => {
    const [frame] = framesOf('File "/usr/lib/python3.12/site-packages/shop/cart.py", line 1');
    expect(frame).toMatchObject({ files: ['shop/cart.py'], isDependency: false });
  });
});

describe('the depth of frames', () => {
  const depths = (text: string) => framesOf(text).map(({ line, depth }) => [line, depth]);

  test.each([
    [
      'Python puts the crash last',
      'Traceback (most recent call last):\n  File "shop/tax.py", line 1, in a\n    b()\n    ^^^\n  File "shop/cart.py", line 2, in b\n    c\nValueError',
      [
        [2, 0],
        [1, 1],
      ],
    ],
    [
      'the cause of a Python error comes first',
      'Traceback (most recent call last):\n  File "shop/tax.py", line 1, in a\nKeyError\n\nThe above exception was the direct cause of the following exception:\n\nTraceback (most recent call last):\n  File "shop/cart.py", line 2, in b\nValueError',
      [
        [1, 0],
        [2, 1],
      ],
    ],
    [
      'two errors of Python are apart',
      'Traceback (most recent call last):\n  File "shop/tax.py", line 1, in a\nKeyError\nTraceback (most recent call last):\n  File "shop/cart.py", line 2, in b\nValueError',
      [
        [1, 0],
        [2, 0],
      ],
    ],
    [
      'the innermost cause of Java comes first',
      'java.lang.E: a\n\tat org.acme.Cart.a(Cart.java:1)\n\tat org.acme.Cart.b(Cart.java:2)\nCaused by: java.lang.E: b\n\tat org.acme.Tax.a(Tax.java:3)\n\t... 12 more\nCaused by: java.lang.E: c\n\tat org.acme.Tax.b(Tax.java:4)',
      [
        [4, 0],
        [3, 1],
        [1, 2],
        [2, 3],
      ],
    ],
    [
      'frames of Go have their functions between them',
      'goroutine 1 [running]:\nmain.total(0x1)\n\t/x/pkg/cart.go:1 +0x1\nmain.main()\n\t/x/pkg/cart.go:2 +0x2',
      [
        [1, 0],
        [2, 1],
      ],
    ],
    [
      'frames in one line',
      'fails at org.acme.Cart.a(Cart.java:1) at org.acme.Cart.b(Cart.java:2) always',
      [
        [1, 0],
        [2, 1],
      ],
    ],
    [
      'a cause in one line',
      'E at org.acme.Cart.a(Cart.java:1) Caused by: F at org.acme.Cart.b(Cart.java:2) always',
      [
        [2, 0],
        [1, 1],
      ],
    ],
    [
      'a cause of JavaScript',
      'Error: a\n    at a (src/cart.ts:1:1)\n  [cause]: Error: b\n      at b (src/cart.ts:2:1)',
      [
        [2, 0],
        [1, 1],
      ],
    ],
  ])('%s', (_, text, expected) => {
    expect(depths(text)).toEqual(expected);
  });
});
