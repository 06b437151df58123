import { describe, expect, test } from 'vitest';
import { tracesIn } from './frame-places.ts';

const js = 'Error: x\n    at total (/app/src/cart.js:12:5)\n    at main (/app/src/tax.js:3:1)';
const jsPlaces = ['src/cart.js:12 0', 'src/tax.js:3 1'];
const python =
  'Traceback (most recent call last):\n  File "/app/shop/views.py", line 3, in a\n    b("x")\n  File "/app/src/cart.py", line 12, in total\n    x\nKeyError: 1';
const pythonPlaces = ['src/cart.py:12 0', 'shop/views.py:3 1'];
const java =
  'java.lang.E: x\n\tat com.acme.shop.Cart.total(Cart.java:12)\n\tat com.acme.shop.Tax.of(Tax.java:3)\n\tat java.base/java.lang.Thread.run(Thread.java:840)';
const javaPlaces = [
  'src/main/java/com/acme/shop/Cart.java:12 0',
  'src/main/java/com/acme/shop/Tax.java:3 1',
];
const go =
  'main.total\n\t/app/cart/cart.go:12\nmain.main\n\t/app/cart/tax.go:3\nruntime.main\n\t/usr/local/go/src/runtime/proc.go:250';
const goPlaces = ['cart/cart.go:12 0', 'cart/tax.go:3 1'];
const net =
  'E: x\r\n   at Acme.Cart.Total(List`1 a) in C:\\new\\src\\Acme\\Cart.cs:line 12\r\n   at Main()';
const netPlaces = ['src/Acme/Cart.cs:12 0'];

const traces = [
  ['JavaScript', js, jsPlaces],
  ['Python', python, pythonPlaces],
  ['Java', java, javaPlaces],
  ['Go', go, goPlaces],
  ['.NET', net, netPlaces],
] as const;

const nested = (text: string, levels: number): string =>
  levels === 0 ? text : nested(JSON.stringify({ level: 'error', log: text, pid: 1 }), levels - 1);

describe('a trace in JSON', () => {
  test.each(traces)('%s, up to four times', (_, trace, places) => {
    for (const levels of [1, 2, 3, 4]) expect(tracesIn(nested(trace, levels))).toEqual(places);
  });

  test.each(traces)('%s, laid out and cut', (_, trace, places) => {
    expect(tracesIn(JSON.stringify({ err: { stack: trace, code: 1 } }, null, 2))).toEqual(places);
    expect(tracesIn(nested(`${trace}\n    `, 1).slice(0, -14))).toEqual(places);
  });

  test.each(traces)('%s, one string for each line', (_, trace, places) => {
    const lines = trace.split(/\r?\n/);
    expect(tracesIn(JSON.stringify({ stack: lines }))).toEqual(places);
    expect(tracesIn(JSON.stringify({ stack: lines }, null, 2))).toEqual(places);
  });

  test('in a field of logfmt, and as Python prints a string', () => {
    expect(tracesIn(`level=error stack=${JSON.stringify(go)} pid=1`)).toEqual(goPlaces);
    expect(tracesIn(`'${python.replaceAll('\n', '\\n')}'`)).toEqual(pythonPlaces);
  });
});

describe('other envelopes', () => {
  test.each([
    ['an annotation of GitHub Actions', `::error file=a.b::${js.replaceAll('\n', '%0A')}`],
    ['rsyslog', `Nov 26 10:00:00 host app[1]: ${js.replaceAll('\n', '#012')}`],
    ['JUnit XML', `<failure message="x">${js.replaceAll('\n', '&#10;')}</failure>`],
    ['a cell of a table', `| 1 | ${js.replaceAll('\n', '<br>')} |`],
    ['colours', js.replaceAll('/app', '\u001b[36m/app').replaceAll(':5)', ':5\u001b[39m)')],
    ['colours that lost their first character', js.replaceAll('/app', '[36m/app')],
  ])('%s', (_, text) => {
    expect(tracesIn(text)).toEqual(jsPlaces);
  });

  test.each([
    'shop_1  | ',
    'web-1 | 2026-11-26T10:00:00.123Z ',
    '2026-11-26T10:00:00.1234567Z ',
    '[2026-11-26 10:00:00,123] ERROR [main] - ',
    '10:00:00.123 ERROR ',
    '[pod/web-5d9-abc/web] ',
    'Nov 26 10:00:00 host app[123]: ',
    '2026-11-26T10:00:00+00:00 app[web.1]: ',
    '11-26 10:00:00.123  1234  1235 E AndroidRuntime: ',
    'E/AndroidRuntime( 1234): ',
    '##[error] ',
    'stderr F ',
    'INFO: ',
    '> > ',
    '| ',
    '│ ',
    '* ',
    '- ',
    '1. ',
    '+ ',
    '`',
    '&nbsp;&nbsp;',
  ])('each line after %j', (before) => {
    expect(tracesIn(js.replace(/^/gm, before))).toEqual(jsPlaces);
  });

  test('an escape that is a path of Windows or a text about escapes stays', () => {
    expect(tracesIn('at f (C:\\new\\src\\tax.js:3:1)')).toEqual(['src/tax.js:3 0']);
    expect(tracesIn('Split it at "\\n", then see src/cart.js:12')).toEqual([]);
  });
});
