import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { documentOf } from '../../../src/core/edits/patch/document.ts';
import { locateBlock } from '../../../src/core/edits/place/locate.ts';
import { lay, layLines, linesOf, written } from '../../support/edits/lay.ts';
import { runs } from '../../support/property-runs.ts';

describe('SEARCH is replaced', () => {
  test.each([
    ['in the middle', 'a\nb\nc\n', 'b', 'x\ny', 'a\nx\ny\nc\n'],
    ['at the start', 'a\nb\n', 'a', 'x', 'x\nb\n'],
    ['at the end', 'a\nb\n', 'b', 'x', 'a\nx\n'],
    ['as the whole file', 'a\nb\n', 'a\nb', 'x', 'x\n'],
    ['by nothing', 'a\nb\nc\n', 'b', '', 'a\nc\n'],
    ['by a blank line', 'a\nb\nc\n', 'b', '\n', 'a\n\nc\n'],
    ['with the lines around it', 'a\n\nb\nc\n', 'a\n\nb', 'a\nx\n\nb', 'a\nx\n\nb\nc\n'],
    ['by itself twice', 'a\nb\n', 'a', 'a\na', 'a\na\nb\n'],
  ])('%s', (_, before, search, replace, after) => {
    expect(lay(before, search, replace)).toEqual(written(after));
  });
});

describe('an empty SEARCH', () => {
  test.each([null, '', ' \n\n'])('creates or fills a file that holds %j', (text) => {
    expect(lay(text, '', 'a\nb')).toEqual(written('a\nb\n'));
    expect(lay(text, '\n\n', 'a')).toEqual(written('a\n'));
  });

  test('and an empty REPLACE create an empty file', () => {
    expect(lay(null, '', '')).toEqual(written(''));
  });

  test('is refused over content', () => {
    const why = expect.stringMatching(/the file has content/);
    expect(lay('a\n', '', 'b')).toEqual({ kind: 'refused', why });
    expect(lay('a\n', '\n', 'b')).toEqual({ kind: 'refused', why });
  });
});

describe('refused is', () => {
  test.each([
    ['a file that is not there', null, 'a', 'b', 'the file does not exist'],
    ['a comment for what was left out', 'a\nb\n', 'a', 'x\n# ... rest of code ...', 'omits code'],
    ['such a comment without its dots first', 'a\n', 'a', '// existing code ...', 'omits code'],
    ['such a comment in a new file', null, '', 'x\n// ... existing code', 'omits code'],
    ['a REPLACE that loosely is SEARCH', '  a\n', 'a', '    a', 'already in the file'],
  ])('%s', (_, text, search, replace, why) => {
    expect(lay(text, search, replace)).toEqual({
      kind: 'refused',
      why: expect.stringContaining(why),
    });
  });
});

test('a REPLACE that is SEARCH changes nothing', () => {
  const why = 'REPLACE changes nothing';
  expect(lay('a\nb\n', 'a', 'a')).toEqual({ kind: 'unchanged', why });
  expect(lay('a\nb\nc\n', 'a\n...\nc', 'a\n...\nc')).toEqual({ kind: 'unchanged', why });
});

const pattern = "$&$1$`$'$$\\1";

describe('REPLACE is never a pattern', () => {
  test.each([
    ['in whole lines', 'a\n', 'a', '@', '@\n'],
    ['in an indented line', '  a\n', 'a', '@', '  @\n'],
    ['beside the file’s own signs', 'a – b = c\n', 'a - b = c', 'a - b = @', 'a – b = @\n'],
    ['with foreign signs', 'a - b\n', 'a – b', 'a – @', 'a - @\n'],
    ['without line numbers', 'a\nb\n', '1: a\n2: b', '1: @\n2: b', '@\nb\n'],
    ['without a diff’s signs', 'a\nb\n', ' a\n-b', ' a\n+@', 'a\n@\n'],
    ['without entities', 'a < b\n', 'a &lt; b', 'a &gt; @', 'a > @\n'],
    ['without curly quotes', 'a "b"\n', 'a “b”', 'a “@”', 'a "@"\n'],
    ['within lines', 'x = a(\n  b) + c\n', 'a(\n  b)', 'a(\n  @)', 'x = a(\n  @) + c\n'],
    ['beside what is left out', 'a\nb\nc\n', 'a\n...\nc', 'a\n...\n@', 'a\nb\n@\n'],
    ['reflowed', 'total(one,\n  two)\n', 'total(one, two)', '@', '@\n'],
    [
      'beside a slip',
      'alpha\nbeta\ngamma\n',
      'alpha\nbetta\ngamma',
      'alpha\nbetta\n@',
      'alpha\nbeta\n@\n',
    ],
    ['with tabs for spaces', '{\n\ta\n}\n', '{', '{\n    @', '{\n\t@\n\ta\n}\n'],
    ['in a new file', null, '', '@', '@\n'],
  ])('%s', (_, before, search, replace, after) => {
    const literal = (text: string) => text.split('@').join(pattern);
    expect(lay(before, search, literal(replace))).toEqual(written(literal(after)));
  });
});

test('a block fits where it means one place or was made already', () => {
  const isFit = (text: string | null, search: string, replace: string) =>
    locateBlock(text === null ? null : documentOf(text), {
      search: linesOf(search),
      replace: linesOf(replace),
    }).placement?.kind;
  expect(isFit('  a\n', 'a', 'b')).toBe('placed');
  expect(isFit('b = 2\n', 'b = 1', 'b = 2')).toBe('present');
  expect(isFit('a\na\n', 'a', 'b')).toBe('ambiguous');
  expect(isFit('a\n', 'c', 'd')).toBeUndefined();
  expect(isFit(null, 'a', 'b')).toBeUndefined();
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

test('whatever the block, it changes the text or says in short why not', () => {
  const text = fc.tuple(fc.constantFrom('\n', '\r\n'), fc.array(line, { maxLength: 9 }));
  fc.assert(
    fc.property(text, side, side, ([ending, lines], search, replace) => {
      const before = lines.join(ending);
      const laid = layLines(before, search, replace);
      if (laid.kind !== 'replaced') expect(laid.why.length).toBeLessThan(2_000);
      else if (search.some((one) => one.trim() !== '')) expect(laid.text).not.toBe(before);
    }),
    runs(1_000),
  );
});

test('whatever the block, a line that SEARCH does not hold on any rung stays in the file', () => {
  // Neither its beginning nor its end can be a part of SEARCH.
  const own = 'only the file has this line';
  fc.assert(
    fc.property(side, side, side, side, (above, below, search, replace) => {
      const laid = layLines([...above, own, ...below, ''].join('\n'), search, replace);
      if (laid.kind === 'replaced') expect(laid.text.split('\n')).toContain(own);
    }),
    { ...runs(400), examples: [[[''], [], ['', 'a'], ['|']]] },
  );
});
