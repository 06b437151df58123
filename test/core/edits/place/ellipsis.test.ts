import { describe, expect, test } from 'vitest';
import { isEllipsis, whyIncomplete } from '../../../../src/core/edits/place/index.ts';
import { applyTo, replacedBy } from '../../../support/edits/applied-text.ts';

test.each([
  '...',
  '  …',
  '# ...',
  '    // ...',
  '// ... the same as before',
  '/* ... */',
  '<!-- ... -->',
  '{/* ... */}',
])('%s is an ellipsis', (line) => {
  expect(isEllipsis(line)).toBe(true);
});

test.each(['', 'x ...', '...rest', 'f(...)', '// wait ...', '..', '#'])('%j is not', (line) => {
  expect(isEllipsis(line)).toBe(false);
});

const file = 'def f():\n  a\n  b\n  c\n\ndef g():\n  b\n  d\n';

describe('replaces the pieces between left-out lines one by one', () => {
  test.each([
    ['the last', 'def f():\n...\n  c', 'def f():\n...\n  x', file.replace('c', 'x')],
    ['the first', '  a\n...\n  c', '  x\n  y\n...\n  c', file.replace('  a', '  x\n  y')],
    ['both', '  a\n# ...\n  d', '  x\n# ...\n  y', file.replace('a', 'x').replace('  d', '  y')],
    [
      'one that occurs twice, ordered by another',
      'def g():\n...\n  d',
      'def h():\n...\n  d',
      file.replace('g', 'h'),
    ],
    [
      'a middle one between two that occur once',
      '  a\n...\n  b\n...\n  c',
      '  a\n...\n  x\n...\n  c',
      file.replace('b', 'x'),
    ],
    ['before left-out lines at the end', '  c\n...', '  x\n...', file.replace('c', 'x')],
    [
      'with another indentation',
      'a\n...\nd',
      'a\n...\nx:\n  y',
      file.replace('  d', '  x:\n    y'),
    ],
    [
      'three',
      '  a\n...\n  c\n...\n  d',
      '  1\n...\n  2\n...\n  3',
      'def f():\n  1\n  b\n  2\n\ndef g():\n  b\n  3\n',
    ],
  ])('%s', (_, search, replace, after) => {
    expect(applyTo(file, search, replace)).toEqual(replacedBy(after));
  });

  test('pieces do not overlap', () => {
    const applied = applyTo('b\nb\nb\nx\n', 'b\nb\n...\nb\nx', 'y\n...\nb\nx');
    expect(applied).toEqual(replacedBy('y\nb\nx\n'));
  });

  test('a piece may be removed', () => {
    expect(applyTo(file, '  a\n...\n  c', '  a\n...')).toEqual(
      replacedBy(file.replace('  c\n', '')),
    );
  });

  test('an ellipsis in the file is text', () => {
    expect(applyTo('def f():\n    ...\n', '    ...', '    pass')).toEqual(
      replacedBy('def f():\n    pass\n'),
    );
  });
});

describe('refuses', () => {
  test.each([
    [
      'a changed piece with two places',
      'def f():\n...\n  b',
      'def f():\n...\n  x',
      '2 places in the file (lines 3, 7)',
    ],
    [
      'pieces that all occur twice',
      '  b\n...\n  b',
      '  b\n...\n  x',
      '2 places in the file (lines 3, 7)',
    ],
    ['pieces in another order', '  d\n...\n  a', '  d\n...\n  x', 'is not in the file'],
    ['a missing piece', '  a\n...\n  z', '  x\n...\n  z', 'is not in the file'],
    ['an ellipsis that REPLACE lacks', '  a\n...\n  c', '  a\n  c', 'is not in the file'],
    ['an ellipsis that SEARCH lacks', '  a', '  a\n# ... the rest', 'omits code'],
    ['new text where SEARCH has none', '  c\n...', '  c\n...\n  x', 'is not in the file'],
    ['nothing but an ellipsis', '...', 'x\n...', 'is not in the file'],
  ])('%s', (_, search, replace, why) => {
    expect(applyTo(file, search, replace)).toEqual({
      kind: 'refused',
      why: expect.stringContaining(why),
    });
  });
});

const why = (line: string) => `it omits code with ${JSON.stringify(line)}: write out every line`;

test('the first placeholder that the file does not have is named', () => {
  const lines = ['a = 1', '# ... rest', '\t# ... rest of the file', '# ... existing code of "a"'];
  expect(whyIncomplete(lines, [])).toBe(why('# ... rest'));
  expect(whyIncomplete(lines, ['# ... rest'])).toBe(why('# ... rest of the file'));
  expect(whyIncomplete(lines, lines.slice(0, 3))).toBe(why('# ... existing code of "a"'));
  expect(whyIncomplete(lines, lines)).toBeUndefined();
});

test('a known line must be equal including its indentation', () => {
  expect(whyIncomplete(['  # ... rest'], ['# ... rest'])).toBe(why('# ... rest'));
});
