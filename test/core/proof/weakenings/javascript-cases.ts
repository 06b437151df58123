import {
  always,
  type ChangeCase,
  changed,
  changedIn,
  deleted,
  hollow,
  js,
  js2,
  skipped,
} from './case.ts';

/** Changes of tests in JavaScript. */
export const javaScriptChanges: readonly ChangeCase[] = [
  changed('Jest: deleted', 'src/cart.test.ts', js2, [js, ''], deleted),
  { name: 'Jest: the file', path: 'src/cart.test.ts', before: js, how: deleted },
  ...changedIn('src/cart.test.ts', js, [
    ['Jest: skipped', "test('", "test.skip('", skipped],
    ['Jest: crossed out', "test('", "xtest('", skipped],
    ['Jest: to do', "test('", "test.todo('", skipped],
    ['Vitest: fails', "test('", "test.fails('", skipped],
  ]),
  ...changedIn('test/cart.js', js, [
    ['node:test: option', "'adds', ", "'adds', { skip: true }, ", skipped],
    ['node:test: call', '() => {', '(t) => {\n  t.skip();', skipped],
  ]),
  changed(
    'Mocha: focused',
    'test/cart.js',
    js2,
    ["test('takes", "test.only('takes"],
    'runs alone: the others are skipped',
  ),
  changed(
    'Jasmine: focused',
    'spec/cart.js',
    js2.replaceAll('test(', 'it('),
    ["it('takes", "fit('takes"],
    'runs alone: the others are skipped',
  ),
  ...changedIn('src/cart.test.ts', js, [
    ['Jest: emptied', /\n {2}expect.*\n {2}expect.*/.exec(js)?.[0] ?? '', '', hollow],
    ['Jest: an assertion gone', '  expect(add(1, 2)).toBe(3);\n', '', 'asserts less'],
    ['Jest: always true', 'add(1, 2)).toBe(3)', 'true).toBe(true)', always],
    ['Jest: commented out', '  expect(add(1', '  // expect(add(1', 'asserts less'],
    ['Jest: returns', '() => {', '() => {\n  return;', 'ends before it asserts'],
    ['Jest: never', '() => {', '() => {\n  if (false)', 'never gets to what it asserts'],
    [
      'Jest: caught',
      '  expect(add(1, 2)).toBe(3);',
      '  try {\n    expect(add(1, 2)).toBe(3);\n  } catch {}',
      'hides what fails in it',
    ],
    ['Jest: or true', 'add(1, 2)).toBe(3)', 'add(1, 2) === 3 || true).toBe(true)', always],
  ]),
];
