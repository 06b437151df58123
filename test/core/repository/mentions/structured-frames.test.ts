import { describe, expect, test } from 'vitest';
import { tracesIn } from './frame-places.ts';

const javaPlaces = [
  'src/main/java/com/acme/shop/Cart.java:12 0',
  'src/main/java/com/acme/shop/Tax.java:3 1',
];

/** As loggers, tracers and runtimes write a frame, the crash first. */
const forms: readonly (readonly [string, object, readonly string[]])[] = [
  [
    'Sentry, whose crash is last',
    {
      frames: [
        {
          filename: 'shop/views.py',
          abs_path: '/app/shop/views.py',
          module: 'shop.views',
          lineno: 3,
          pre_context: ['def a():', '  if {x: ['],
          context_line: '  b("x")',
          vars: { path: "'/a/b.json'", line: '7' },
        },
        { filename: 'src/cart.py', function: 'total', lineno: 12, in_app: true },
      ],
    },
    ['src/cart.py:12 0', 'shop/views.py:3 1'],
  ],
  [
    'Sentry with the files of classes',
    {
      frames: [
        { filename: 'Tax.java', module: 'com.acme.shop.Tax', lineno: 3 },
        { filename: 'Cart.java', module: 'com.acme.shop.Cart', lineno: 12 },
      ],
    },
    javaPlaces,
  ],
  [
    'Log4j',
    {
      extendedStackTrace: [
        { class: 'com.acme.shop.Cart', method: 'total', file: 'Cart.java', line: 12 },
        { class: 'com.acme.shop.Tax', method: 'of', file: 'Tax.java', line: 3 },
      ],
    },
    javaPlaces,
  ],
  [
    'AWS Lambda with Go',
    {
      stackTrace: [
        { path: 'github.com/acme/shop/cart/cart.go', line: 12, label: 'total' },
        { path: 'github.com/acme/shop/cart/tax.go', line: 3, label: 'x' },
      ],
    },
    ['cart/cart.go:12 0', 'cart/tax.go:3 1'],
  ],
  [
    'AWS Lambda with Java',
    {
      errorType: 'E',
      stackTrace: [
        'com.acme.shop.Cart.total(Cart.java:12)',
        'com.acme.shop.Tax.of(Tax.java:3)',
        'java.base/jdk.internal.reflect.Accessor.invoke(Unknown Source)',
      ],
    },
    javaPlaces,
  ],
  [
    'AWS Lambda with Ruby',
    {
      stackTrace: [
        "/var/task/app/models/cart.rb:12:in `total'",
        "/var/task/app/models/tax.rb:3:in `x'",
      ],
    },
    ['app/models/cart.rb:12 0', 'app/models/tax.rb:3 1'],
  ],
  [
    'AWS Lambda with Python',
    {
      stackTrace: [
        '  File "/var/task/shop/views.py", line 3, in a\n    b()\n',
        '  File "/var/task/src/cart.py", line 12, in total\n    x\n',
      ],
    },
    ['src/cart.py:12 0', 'shop/views.py:3 1'],
  ],
  [
    'Cloud Logging',
    { 'logging.googleapis.com/sourceLocation': { file: 'cart/cart.go', line: '12' } },
    ['cart/cart.go:12 0'],
  ],
  [
    'Error Reporting',
    { context: { reportLocation: { filePath: 'src/cart.js', lineNumber: 12 } } },
    ['src/cart.js:12 0'],
  ],
  ['ECS', { 'log.origin': { 'file.name': 'cart.go', 'file.line': 12 } }, ['cart/cart.go:12 0']],
  [
    'ECS in objects',
    { log: { origin: { file: { line: 12, name: 'src/cart.py' }, function: 'total' } } },
    ['src/cart.py:12 0'],
  ],
  [
    'Elastic APM',
    {
      stacktrace: [
        { filename: 'src/cart.js', line: { number: 12, context: 'x' } },
        { filename: 'src/tax.js', line: { number: 3 } },
      ],
    },
    ['src/cart.js:12 0', 'src/tax.js:3 1'],
  ],
  [
    'loguru',
    {
      record: { file: { name: 'cart.py', path: '/app/src/cart.py' }, function: 'total', line: 12 },
    },
    ['src/cart.py:12 0'],
  ],
  [
    'structlog',
    {
      frames: [
        { filename: '/app/shop/views.py', lineno: 3, name: 'a', line: 'b()' },
        { filename: '/app/src/cart.py', lineno: 12, name: 'total', line: '' },
      ],
    },
    ['src/cart.py:12 0', 'shop/views.py:3 1'],
  ],
  [
    'zerolog',
    {
      stack: [
        { func: 'total', line: '12', source: 'cart.go' },
        { line: '3', source: 'tax.go' },
      ],
    },
    ['cart/cart.go:12 0', 'cart/tax.go:3 1'],
  ],
  [
    'slog',
    { source: { function: 'main.f', file: '/app/cart/cart.go', line: 12 } },
    ['cart/cart.go:12 0'],
  ],
  ['Bugsnag', { stacktrace: [{ file: 'src/cart.js', lineNumber: 12 }] }, ['src/cart.js:12 0']],
];

describe('frames as objects', () => {
  test.each(forms)('%s', (_, object, places) => {
    expect(tracesIn(JSON.stringify(object))).toEqual(places);
    expect(tracesIn(JSON.stringify(object, null, 2))).toEqual(places);
    expect(tracesIn(JSON.stringify({ log: JSON.stringify(object) }))).toEqual(places);
  });

  test('of JavaScript, Erlang and Elixir', () => {
    expect(tracesIn("{ fileName: 'src/cart.js', lineNumber: 12 }")).toEqual(['src/cart.js:12 0']);
    expect(
      tracesIn('{badarg,[{shop_cart,total,1,[{file,"src/shop_cart.erl"},{line,12}]}]}'),
    ).toEqual(['src/shop_cart.erl:12 0']);
    expect(tracesIn('{Shop.Cart, :total, 1, [file: ~c"lib/shop/cart.ex", line: 12]}')).toEqual([
      'lib/shop/cart.ex:12 0',
    ]);
  });

  test('as lists: AWS Lambda with an older Python', () => {
    const frame =
      '["/var/task/shop/views.py", 3, "a", "b()"], ["/var/task/src/cart.py", 12, "f", "x"]';
    const places = ['src/cart.py:12 0', 'shop/views.py:3 1'];
    expect(tracesIn(`{"stackTrace": [${frame}]}`)).toEqual(places);
    expect(tracesIn(`{"stackTrace":[${frame.replaceAll(', ', ',')}]}`)).toEqual(places);
  });

  test.each([
    '{"file":"src/cart.ts","size":12}',
    '{"time":"12:30:45","line":"7"}',
    '{"name":"cart.ts","newline":3}',
    '{"file":"src/cart.ts"},{"line":12}',
    'The file: "src/cart.ts", and in the line: 12',
  ])('none in %s', (text) => {
    expect(tracesIn(text)).toEqual([]);
  });
});
