import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { locateEdit } from '../../../src/core/edits/place/index.ts';
import { applyLinesTo, applyTo, linesOf, replacedBy } from '../../support/edits/applied-text.ts';
import { runs } from '../../support/property-runs.ts';

describe('replaces SEARCH', () => {
  test.each([
    ['in the middle', 'a\nb\nc\n', 'b', 'x\ny', 'a\nx\ny\nc\n'],
    ['at the start', 'a\nb\n', 'a', 'x', 'x\nb\n'],
    ['at the end', 'a\nb\n', 'b', 'x', 'a\nx\n'],
    ['as the whole file', 'a\nb\n', 'a\nb', 'x', 'x\n'],
    ['by nothing', 'a\nb\nc\n', 'b', '', 'a\nc\n'],
    ['by a blank line', 'a\nb\nc\n', 'b', '\n', 'a\n\nc\n'],
    ['together with shared lines', 'a\n\nb\nc\n', 'a\n\nb', 'a\nx\n\nb', 'a\nx\n\nb\nc\n'],
    ['by itself twice', 'a\nb\n', 'a', 'a\na', 'a\na\nb\n'],
  ])('%s', (_, before, search, replace, after) => {
    expect(applyTo(before, search, replace)).toEqual(replacedBy(after));
  });
});

describe('an empty SEARCH', () => {
  test.each([null, '', ' \n\n'])('creates or fills a file with the text %j', (text) => {
    expect(applyTo(text, '', 'a\nb')).toEqual(replacedBy('a\nb\n'));
    expect(applyTo(text, '\n\n', 'a')).toEqual(replacedBy('a\n'));
  });

  test('with an empty REPLACE creates an empty file', () => {
    expect(applyTo(null, '', '')).toEqual(replacedBy(''));
  });

  test('is refused if the file has content', () => {
    const why = expect.stringMatching(/the file has content/);
    expect(applyTo('a\n', '', 'b')).toEqual({ kind: 'refused', why });
    expect(applyTo('a\n', '\n', 'b')).toEqual({ kind: 'refused', why });
  });
});

describe('refuses', () => {
  test.each([
    ['a missing file', null, 'a', 'b', 'the file does not exist'],
    ['a placeholder comment', 'a\nb\n', 'a', 'x\n# ... rest of code ...', 'omits code'],
    ['a placeholder comment with trailing dots', 'a\n', 'a', '// existing code ...', 'omits code'],
    ['a placeholder comment in a new file', null, '', 'x\n// ... existing code', 'omits code'],
    [
      'a REPLACE that equals SEARCH except for indentation',
      '  a\n',
      'a',
      '    a',
      'already in the file',
    ],
  ])('%s', (_, text, search, replace, why) => {
    expect(applyTo(text, search, replace)).toEqual({
      kind: 'refused',
      why: expect.stringContaining(why),
    });
  });
});

test('a REPLACE that equals SEARCH changes nothing', () => {
  const why = 'REPLACE changes nothing';
  expect(applyTo('a\nb\n', 'a', 'a')).toEqual({ kind: 'unchanged', why });
  expect(applyTo('a\nb\nc\n', 'a\n...\nc', 'a\n...\nc')).toEqual({ kind: 'unchanged', why });
});

const pattern = "$&$1$`$'$$\\1";

describe('takes REPLACE literally, never as a pattern', () => {
  test.each([
    ['in whole lines', 'a\n', 'a', '@', '@\n'],
    ['in an indented line', '  a\n', 'a', '@', '  @\n'],
    ['without line numbers', 'a\nb\n', '1: a\n2: b', '1: @\n2: b', '@\nb\n'],
    ['without diff signs', 'a\nb\n', ' a\n-b', ' a\n+@', 'a\n@\n'],
    ['without HTML entities', 'a < b\n', 'a &lt; b', 'a &gt; @', 'a > @\n'],
    ['without curly quotes', 'a "b"\n', 'a “b”', 'a “@”', 'a "@"\n'],
    ['within lines', 'x = a(\n  b) + c\n', 'a(\n  b)', 'a(\n  @)', 'x = a(\n  @) + c\n'],
    ['beside left-out lines', 'a\nb\nc\n', 'a\n...\nc', 'a\n...\n@', 'a\nb\n@\n'],
    ['with other line breaks', 'total(one,\n  two)\n', 'total(one, two)', '@', '@\n'],
    [
      'beside a typo',
      'alpha\nbeta\ngamma\n',
      'alpha\nbetta\ngamma',
      'alpha\nbetta\n@',
      'alpha\nbeta\n@\n',
    ],
    ['with tabs for spaces', '{\n\ta\n}\n', '{', '{\n    @', '{\n\t@\n\ta\n}\n'],
    ['in a new file', null, '', '@', '@\n'],
  ])('%s', (_, before, search, replace, after) => {
    const literal = (text: string) => text.split('@').join(pattern);
    expect(applyTo(before, search, literal(replace))).toEqual(replacedBy(literal(after)));
  });
});

test('locates a block that has one place, or was applied before', () => {
  const placementIn = (text: string, search: string, replace: string) =>
    locateEdit(linesOf(text), {
      kind: 'replacement',
      search: linesOf(search),
      replace: linesOf(replace),
    })[0]?.kind;
  expect(placementIn('  a\n', 'a', 'b')).toBe('placed');
  expect(placementIn('b = 2\n', 'b = 1', 'b = 2')).toBe('present');
  expect(placementIn('a\na\n', 'a', 'b')).toBe('ambiguous');
  expect(placementIn('a\n', 'c', 'd')).toBeUndefined();
  expect(placementIn('', 'a', 'b')).toBeUndefined();
});

const signs = [
  'a',
  'b(',
  '1',
  ' ',
  '\t',
  '.',
  '-',
  '+',
  '|',
  '`',
  '&lt;',
  '\\"',
  '“',
  '…',
  '$&',
  '\uFEFF',
];
const line = fc.oneof(
  fc.constantFrom('', '...', '# ...', '```', '12 | a', '+a', '-a', '  a', '\ta '),
  fc.string({ unit: fc.constantFrom(...signs), maxLength: 6 }),
);
const side = fc.array(line, { maxLength: 5 });

test('any block changes the text or says briefly why not', () => {
  const text = fc.tuple(fc.constantFrom('\n', '\r\n'), fc.array(line, { maxLength: 9 }));
  fc.assert(
    fc.property(text, side, side, ([ending, lines], search, replace) => {
      const before = lines.join(ending);
      const applied = applyLinesTo(before, search, replace);
      if (applied.kind !== 'replaced') expect(applied.why.length).toBeLessThan(2_000);
      else if (search.some((one) => one.trim() !== '')) expect(applied.text).not.toBe(before);
    }),
    runs(1_000),
  );
});

test('any block keeps a line of the file that SEARCH does not contain', () => {
  // SEARCH cannot contain its beginning or its end.
  const own = 'only the file has this line';
  fc.assert(
    fc.property(side, side, side, side, (above, below, search, replace) => {
      const applied = applyLinesTo([...above, own, ...below, ''].join('\n'), search, replace);
      if (applied.kind === 'replaced') expect(applied.text.split('\n')).toContain(own);
    }),
    { ...runs(400), examples: [[[''], [], ['', 'a'], ['|']]] },
  );
});
