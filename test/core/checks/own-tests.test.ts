import { describe, expect, test } from 'vitest';
import { findTestFiles, withUnreadableTests } from '../../../src/core/checks/index.ts';
import { namesFile, ownFailures } from '../../../src/core/checks/own-tests.ts';
import { changeOf, patchOf } from '../../support/memory/samples.ts';
import { exited } from './command-results.ts';

const lines = (...all: readonly string[]) => all.join('\n');
const file = (path: string, after: string, before: string | null = null) => ({
  path,
  before,
  after,
});

/** For each runner, a file of the change, an output in which its test and another fail, and its name. */
const outputs: readonly (readonly [
  runner: string,
  path: string,
  text: string,
  output: string,
  own: string,
])[] = [
  [
    'node',
    'test/cart.test.js',
    "test('adds')",
    lines(
      '✖ failing tests:',
      'test at test/cart.test.js:2:23',
      '✖ adds (1.5ms)',
      'test at test/timing.test.js:9:1',
      '✖ adds (1.6ms)',
    ),
    'test/cart.test.js: adds',
  ],
  [
    'node, TAP',
    'test/cart.test.js',
    "test('adds')",
    lines(
      ...[
        'not ok 1 - adds',
        '  ---',
        "  location: '/sandbox/checkout/test/cart.test.js:2:23'",
        '  ...',
      ],
      ...[
        'not ok 2 - ticks',
        '  ---',
        "  location: '/sandbox/checkout/test/timing.test.js:2:23'",
        '  ...',
      ],
    ),
    '/sandbox/checkout/test/cart.test.js: adds',
  ],
  [
    'vitest in a package',
    'packages/shop/test/cart.test.ts',
    "test('adds')",
    ' FAIL  test/cart.test.ts > adds\n FAIL  test/timing.test.ts > adds',
    'test/cart.test.ts > adds',
  ],
  [
    'jest',
    'src/cart.test.js',
    "test('adds')",
    lines('FAIL src/cart.test.js', '  ● cart › adds', 'FAIL src/timing.test.js', '  ● adds'),
    'src/cart.test.js › cart › adds',
  ],
  [
    'mocha',
    'test/cart.js',
    "it('adds')",
    lines(
      '  2 failing',
      '  1) Cart',
      '       adds:',
      '     Error: x',
      '      at Context.<anonymous> (test/cart.js:5:10)',
      '      at process.processImmediate (node:internal/timers:476:21)',
      '  2) Clock',
      '       adds:',
      '     Error: late',
      '      at Context.<anonymous> (test/timing.js:5:10)',
    ),
    'Cart > adds',
  ],
  [
    'pytest',
    'tests/test_cart.py',
    'def test_adds():',
    'FAILED tests/test_cart.py::test_adds - assert 1 == 2\nFAILED tests/test_timing.py::test_adds - late',
    'tests/test_cart.py::test_adds',
  ],
  [
    'unittest',
    'tests/test_cart.py',
    'def test_adds(self):',
    'FAIL: test_adds (tests.test_cart.CartTest.test_adds)\nFAIL: test_ticks (tests.test_timing.T.test_ticks)',
    'test_adds (tests.test_cart.CartTest.test_adds)',
  ],
  [
    'go',
    'cart/cart_test.go',
    'func TestAdds(t *testing.T) {',
    lines(
      '--- FAIL: TestAdds (0.00s)',
      '    --- FAIL: TestAdds/empty_cart (0.00s)',
      '        cart_test.go:12: got 1',
      '--- FAIL: TestTicks (0.00s)',
      '    timing_test.go:9: late',
      'FAIL\tshop/cart\t0.1s',
    ),
    'shop/cart TestAdds',
  ],
  [
    'cargo',
    'tests/cart.rs',
    '#[test]\nfn adds() {',
    lines('test adds ... FAILED', 'test ticks ... FAILED'),
    'adds',
  ],
  [
    'maven',
    'src/test/java/shop/CartTest.java',
    'void adds() {',
    lines(
      '[ERROR] shop.CartTest.adds -- Time elapsed: 0.01 s <<< FAILURE!',
      '\tat shop.CartTest.adds(CartTest.java:12)',
      '[ERROR] shop.TimingTest.ticks -- Time elapsed: 2 s <<< FAILURE!',
      '\tat shop.TimingTest.ticks(TimingTest.java:9)',
    ),
    'shop.CartTest.adds',
  ],
  [
    'gradle',
    'src/test/kotlin/CartTest.kt',
    'fun adds() {',
    'CartTest > adds() FAILED\n    at CartTest.kt:9\nTimingTest > ticks() FAILED\n    at TimingTest.kt:9',
    'CartTest > adds()',
  ],
  [
    'PHPUnit',
    'tests/CartTest.php',
    'public function testAdds()',
    lines(
      'There were 2 failures:',
      '1) Shop\\CartTest::testAdds',
      '2) Shop\\TimingTest::testTicks',
    ),
    'Shop\\CartTest::testAdds',
  ],
  [
    'rspec',
    'spec/cart_spec.rb',
    "it 'adds'",
    'rspec ./spec/cart_spec.rb:12 # Cart adds\nrspec ./spec/timing_spec.rb:2 # Clock ticks',
    'spec/cart_spec.rb: Cart adds',
  ],
  [
    'minitest',
    'test/cart_test.rb',
    'def test_adds',
    lines(
      '  1) Failure:',
      'CartTest#test_adds [test/cart_test.rb:12]:',
      '  2) Failure:',
      'ClockTest#test_ticks [test/clock_test.rb:3]:',
    ),
    'CartTest#test_adds',
  ],
  [
    'minitest, with contexts',
    'test/images_test.rb',
    "test 'shows the image, once' do",
    lines(
      '  1) Failure:',
      'Shared::TestBlockImages#test_shows_the_image,_once [test/images_test.rb:11]:',
      '  2) Failure:',
      'Shared::TestClock#test_ticks [test/clock_test.rb:3]:',
    ),
    'Shared::TestBlockImages#test_shows_the_image,_once',
  ],
  [
    'minitest, specs',
    'test/images_test.rb',
    "it 'links to it' do",
    '  1) Failure:\nImages::inline#test_0001_links to it [test/images_test.rb:21]:\nExpected: 2',
    'Images::inline#links to it',
  ],
  [
    'dotnet',
    'Shop.Tests/CartTests.cs',
    'public void Adds(int a)',
    '  Failed Shop.CartTests.Adds(a: 1) [< 1 ms]\n  Failed Shop.TimingTests.Ticks [2 s]',
    'Shop.CartTests.Adds(a: 1)',
  ],
];

test.each(outputs)(
  '%s: a failure in a file of the change is its own',
  (_, path, text, output, own) => {
    const { tests, hasSuite } = ownFailures(exited(1, output), [file(path, text)]);
    expect(tests[0]).toEqual({ name: own, isNew: true });
    expect(tests.every(({ name }) => name.startsWith(own))).toBe(true);
    expect(hasSuite).toBe(false);
    expect(ownFailures(exited(1, output), [file('test/else.test.js', 'x')]).tests).toEqual([]);
  },
);

describe('a test is new', () => {
  const output = 'FAILED tests/test_cart.py::test_adds[a - b] - assert';
  const isNew = (before: string | null, after: string) =>
    ownFailures(exited(1, output), [file('tests/test_cart.py', after, before)]).tests.map(
      (one) => one.isNew,
    );

  test('in a new file, or if only the new text has its title', () => {
    expect(isNew(null, '')).toEqual([true]);
    expect(isNew('def test_takes():', 'def test_takes():\ndef test_adds(a):')).toEqual([true]);
    expect(isNew('def test_adds(a):', 'def test_adds(a):\n  # more')).toEqual([false]);
    expect(isNew('def test_adds_all():', 'def test_adds(a):')).toEqual([true]);
    expect(isNew('x', 'its title is computed')).toEqual([false]);
  });
});

test('a file that cannot be loaded is a suite', () => {
  const output = ' FAIL  test/cart.test.ts [ test/cart.test.ts ]';
  const own = ownFailures(exited(1, output), [file('test/cart.test.ts', '')]);
  expect(own).toEqual({ tests: [], hasSuite: true, unowned: [] });
});

test('a failure that no file is known of is not owned', () => {
  const { tests, unowned } = ownFailures(exited(1, 'not ok 1 - the clock strikes'), [
    file('test/a.test.js', 'x'),
  ]);
  expect([tests, unowned]).toEqual([[], ['the clock strikes']]);
});

test.each([
  [' ✓ test/cart.test.ts (3 tests)', true],
  ['PASS cart.test.ts', true],
  ['/sandbox/1/checkout/packages/shop/test/cart.test.ts:3', true],
  [' ✓ test/other-cart.test.ts (3 tests)', false],
  ['12 passed in 0.1s', false],
])('%j names the file: %s', (output, expected) => {
  expect(namesFile(exited(0, output), file('packages/shop/test/cart.test.ts', ''))).toBe(expected);
});

describe('the tests of a change', () => {
  const fix = changeOf('src/cart.ts', 'a', 'b');
  const tests = changeOf('test/cart.test.ts', 'x', 'y');
  const shot = changeOf('test/__snapshots__/cart.test.ts.snap', 'x', 'y');
  const gone = changeOf('test/old.test.ts', 'x', null);

  test('are the files that it writes, without data', () => {
    expect(findTestFiles(patchOf(fix, tests, shot, gone)).map(({ path }) => path)).toEqual([
      tests.path,
    ]);
    expect(findTestFiles(patchOf(fix, shot)).map(({ path }) => path)).toEqual([shot.path]);
  });

  test('can be made unreadable, and nothing else', () => {
    const spoilt = withUnreadableTests(patchOf(fix, tests, shot, gone));
    expect(spoilt.get(tests.path)?.after).toMatch(/^<\?php \)\]\}/);
    for (const one of [fix, shot, gone]) expect(spoilt.get(one.path)).toEqual(one);
  });
});
