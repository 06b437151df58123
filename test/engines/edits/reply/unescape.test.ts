import { describe, expect, test } from 'vitest';
import type { Edit } from '../../../../src/engines/edits/index.ts';
import { lineTexts, parseDocument } from '../../../../src/engines/edits/patch/index.ts';
import { type Replacement, unescaperFor } from '../../../../src/engines/edits/reply/index.ts';

const block = (search: string, replace: string): Replacement => ({
  kind: 'replacement',
  file: 'src/a.ts',
  search: search.split('\n'),
  replace: replace.split('\n'),
});

/** Unescapes a block of a reply for a file. */
function unescaped(only: Replacement, fileText: string, others: readonly Edit[] = []) {
  const file = parseDocument(fileText);
  return unescaperFor([only, ...others])(only, lineTexts(file));
}

describe('keeps the entities of a file that has others', () => {
  const file = "s = s.replace(AMP, '&amp;')\nreturn s";

  test.each([
    ['return s', "return s.replace(LT, '&lt;')"],
    [file, `${file}.replace(LT, '&lt;')`],
  ])('%j', (search, replace) => {
    expect(unescaped(block(search, replace), file)).toEqual(block(search, replace));
  });
});

describe('undoes the escapes of a whole reply', () => {
  test.each([
    ['entities of angle brackets', 'a &lt; b', 'a &gt; b', 'a < b', 'a > b'],
    ['entities of quotes', 'f(&quot;a&quot;)', 'f(&#34;b&#34;)', 'f("a")', 'f("b")'],
    ['entities of apostrophes', 'f(&#39;a&#39;)', 'f(&#x27;b&apos;)', "f('a')", "f('b')"],
    ['the entity of the ampersand', 'a &amp;&amp; b', 'a', 'a && b', 'a'],
    ['escaped quotes', 'f(\\"a\\")', "f(\\'b\\')", 'f("a")', "f('b')"],
    ['curly quotes', 'f(“a”)', 'f(“b”)', 'f("a")', 'f("b")'],
    ['curly apostrophes', 'x = ‘a’', 'x = ‘it’', "x = 'a'", "x = 'it'"],
  ])('%s', (_, search, replace, plainSearch, plainReplace) => {
    const expected = block(plainSearch, plainReplace);
    expect(unescaped(block(search, replace), plainSearch)).toEqual(expected);
  });

  test('in REPLACE even if SEARCH has none', () => {
    expect(unescaped(block('a', 'a &amp;&amp; b &lt; c'), 'a')).toEqual(block('a', 'a && b < c'));
  });

  test('unless it is unclear whether the ampersand is meant', () => {
    const reply = block('a &lt; b', 'a &lt; b && c == "&amp;"');
    expect(unescaped(reply, 'a < b')).toContain('beside a bare `&`');
  });

  test.each(['a &lt; b', 'a &amp;&amp; b', 'f(&quot;a&quot;)', 'f(&#39;a&#39;)'])(
    'unless other blocks have the bare character, beside %s',
    (replace) => {
      const others = [block('y', `a < b && f("a", 'b')`)];
      expect(unescaped(block('x', replace), 'x\ny', others)).toContain(
        'beside blocks without them',
      );
      expect(unescaped(block('x', replace), 'x\ny\n&gt;', others)).toEqual(block('x', replace));
    },
  );

  test('even if the file has a curly apostrophe, which is not a quote', () => {
    expect(unescaped(block('x', 'y = ‘a’'), 'x\n// it’s')).toEqual(block('x', "y = 'a'"));
  });

  test('but keeps the name of the file', () => {
    expect(unescaped(block('&lt;', '&gt;'), '<')).toHaveProperty('file', 'src/a.ts');
  });
});

describe('keeps a block', () => {
  test.each([
    ['nothing is escaped', block('a < b', 'a > b'), 'a < b'],
    ['the reply also has the bare character', block('a &lt; b', 'a < b'), 'a < b'],
    ['the file uses the escape', block('x', '&lt;b&gt;'), 'x\n&lt;i&gt;'],
    ['the file contains SEARCH as written', block('&lt;i&gt;', '&lt;b&gt;'), '<i>\n&lt;i&gt;'],
    ['an escaped quote is in a string', block('f("a")', 'f("\\"")'), 'f("a")'],
    ['a curly quote is in prose', block('// it’s', '// “so”'), 'x'],
    ['the file has curly quotes', block('x', 'f(“a”)'), 'x\ny = “b”'],
    ['an ampersand is alone', block('a &amp; b', 'a & b'), 'a & b'],
  ])('if %s', (_, only, text) => {
    expect(unescaped(only, text)).toEqual(only);
  });

  test('or not, regardless of a whole file in the same reply', () => {
    const whole: Edit = { kind: 'whole-file', file: 'b', lines: ['a < b', '&quot;'] };
    expect(unescaperFor([whole])(block('a &lt; b', 'a'), lineTexts(parseDocument('x')))).toEqual(
      block('a &lt; b', 'a'),
    );
    expect(unescaped(block('a &lt; b', 'a'), 'a < b', [whole])).toEqual(block('a < b', 'a'));
  });
});
