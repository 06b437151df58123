import { describe, expect, test } from 'vitest';
import { documentOf } from '../../../../src/core/edits/patch/document.ts';
import type { Edit, Replacement } from '../../../../src/core/edits/reply/edit.ts';
import { unescaperFor } from '../../../../src/core/edits/reply/unescape.ts';

const block = (search: string, replace: string): Replacement => ({
  kind: 'replacement',
  file: 'src/a.ts',
  search: search.split('\n'),
  replace: replace.split('\n'),
});

/** A reply's only block as it is laid over a file. */
function bare(only: Replacement, fileText: string, others: readonly Edit[] = []): Replacement {
  return unescaperFor([only, ...others], [])(only, documentOf(fileText));
}

describe('what a whole reply wears is taken off', () => {
  test.each([
    ['entities of tags', 'a &lt; b', 'a &gt; b', 'a < b', 'a > b'],
    ['entities of quotes', 'f(&quot;a&quot;)', 'f(&#34;b&#34;)', 'f("a")', 'f("b")'],
    ['entities of apostrophes', 'f(&#39;a&#39;)', 'f(&#x27;b&apos;)', "f('a')", "f('b')"],
    ['an entity of the ampersand', 'a &amp;&amp; b', 'a', 'a && b', 'a'],
    ['entities twice', 'a &amp;lt; b', 'a', 'a &lt; b', 'a'],
    ['escaped quotes', 'f(\\"a\\")', "f(\\'b\\')", 'f("a")', "f('b')"],
    ['curly quotes', 'f(“a”)', 'f(“b”)', 'f("a")', 'f("b")'],
    ['curly apostrophes', 'x = ‘a’', 'x = ‘it’', "x = 'a'", "x = 'it'"],
  ])('%s', (_, search, replace, plainSearch, plainReplace) => {
    const expected = block(plainSearch, plainReplace);
    expect(bare(block(search, replace), plainSearch)).toEqual(expected);
  });

  test('from REPLACE, too, where SEARCH has no trace of it', () => {
    expect(bare(block('a', 'a &amp;&amp; b &lt; c'), 'a')).toEqual(block('a', 'a && b < c'));
  });

  test('though the file has the same by right elsewhere, where a line of SEARCH proves it', () => {
    const reply = block('if (a &lt; b)', 'if (a &lt; c)');
    expect(bare(reply, 'if (a < b)\n"&lt;"')).toEqual(block('if (a < b)', 'if (a < c)'));
  });

  test('though the proof stands in another block of the reply', () => {
    const proof = block('  a &lt; b  ', 'a');
    const text = 'x\n  a < b\n"&lt;"';
    expect(bare(block('x', '&lt;y&gt;'), text, [proof])).toEqual(block('x', '<y>'));
  });

  test('though the proof stands in another file', () => {
    const [reply, proof] = [block('x', '&lt;y&gt;'), block('a &lt; b', 'a')];
    const file = documentOf('x\n"&lt;&gt;"');
    const files = [file, documentOf('a < b\n')];
    expect(unescaperFor([reply, proof], files)(reply, file)).toEqual(block('x', '<y>'));
    expect(unescaperFor([reply, proof], [file])(reply, file)).toEqual(reply);
  });

  test('though the file has a curly apostrophe, which is no quote', () => {
    expect(bare(block('x', 'y = ‘a’'), 'x\n// it’s')).toEqual(block('x', "y = 'a'"));
  });

  test('and the file that is named stays named', () => {
    expect(bare(block('&lt;', '&gt;'), '<')).toHaveProperty('file', 'src/a.ts');
  });
});

describe('what is meant is kept', () => {
  test.each([
    ['nothing is worn', block('a < b', 'a > b'), 'a < b'],
    ['the reply has the bare sign as well', block('a &lt; b', 'a < b'), 'a < b'],
    ['the file has it, and SEARCH proves nothing', block('x', '&lt;b&gt;'), 'x\n&lt;i&gt;'],
    ['SEARCH stands in the file as it is', block('&lt;i&gt;', '&lt;b&gt;'), '<i>\n&lt;i&gt;'],
    ['an escaped quote stands in a string', block('f("a")', 'f("\\"")'), 'f("a")'],
    ['a curly quote stands in prose', block('// it’s', '// “so”'), 'x'],
    ['the file has curly quotes', block('x', 'f(“a”)'), 'x\ny = “b”'],
    ['an ampersand stands alone', block('a &amp; b', 'a & b'), 'a & b'],
  ])('where %s', (_, only, text) => {
    expect(bare(only, text)).toEqual(only);
  });

  test('where another block has the bare sign', () => {
    const worn = block('a &lt; b', 'a');
    expect(bare(worn, 'a < b', [block('x', 'y < z')])).toEqual(worn);
  });

  test('whatever a whole file of the same reply holds', () => {
    const whole: Edit = { kind: 'whole-file', file: 'b', lines: ['a < b', '&quot;'] };
    expect(unescaperFor([whole], [])(block('a &lt; b', 'a'), documentOf('x'))).toEqual(
      block('a &lt; b', 'a'),
    );
    expect(bare(block('a &lt; b', 'a'), 'a < b', [whole])).toEqual(block('a < b', 'a'));
  });
});
