import fc from 'fast-check';
import { expect, test } from 'vitest';
import { wikiToMarkdown } from '../../../../../src/adapters/jira/formats/wiki/markdown.ts';
import { requirePlainPrototypes } from '../../../../support/hostile/prototypes.ts';
import { hostileText, inheritedNames, mutatedText } from '../../../../support/hostile/texts.ts';
import { runs } from '../../../../support/property-runs.ts';

const rich = `h1. The *total* is wrong
bq. quoted _text_
* one [docs|https://a.test|tip]
*# two {{code}} !shot.png|width=3!
|| k || v ||
| a\\|b | {code}c|d{code} |
{panel:title=Log|bgColor=#fff}
{noformat}
at C:\\\\x\\y
{noformat}
{quote}
[~accountid:5b1] -gone- +new+ x^2^ ~low~ ??cited?? {color:red}red{color}
{quote}
{panel}
----
&lt;div&gt; {anchor:top} un{*}break{*}able [^log.txt] [#top]`;

const wiki = fc.oneof(hostileText, mutatedText(rich), mutatedText(rich.repeat(3)));

test('whatever the text, its Markdown is in proportion to it', () => {
  const property = fc.property(wiki, (text) => {
    const markdown = wikiToMarkdown(text);
    // A line may get the indentation of each of the ten containers around it.
    expect(markdown.length).toBeLessThanOrEqual(200 + 40 * text.length);
    expect(wikiToMarkdown(text)).toBe(markdown);
    requirePlainPrototypes();
  });
  fc.assert(property, runs(200));
});

test('signs that are no markup stay as they are', () => {
  const odd = ['\uD800', '\uDFFF', '\0', '\u202E', '\u200B', '\u0007', '\u001b', '\u2028', 'İ'];
  const text = fc.array(fc.constantFrom(...odd, 'a'), { minLength: 1 }).map((all) => all.join(''));
  const property = fc.property(text, (plain) => {
    expect(wikiToMarkdown(`x${plain}x`)).toBe(`x${plain}x`);
    expect(wikiToMarkdown(`*x${plain}x*`)).toContain(`x${plain}x`);
    expect(wikiToMarkdown(`{code}\nx${plain}x\n{code}`)).toContain(`x${plain}x`);
  });
  fc.assert(property, runs(200));
});

test.each(inheritedNames)(
  'a macro, colour or language of the name %s is like any other',
  (name) => {
    expect(wikiToMarkdown(`{${name}}x{${name}}`)).toBe(`{${name}}x{${name}}`);
    expect(wikiToMarkdown(`{color:${name}}x{color}`)).toBe('x');
    expect(wikiToMarkdown(`{code:${name}}\nx\n{code}`)).toContain('x\n```');
    expect(wikiToMarkdown(`{panel:${name}=1|title=T}x{panel}`)).toBe('> **T**\n>\n> x');
  },
);

test.each(['quote', 'panel', 'color:red', 'expand', 'code'])(
  '%s in itself, two thousand times, keeps its text',
  (macro) => {
    const [name] = macro.split(':');
    const nested = `${`{${macro}}`.repeat(2_000)}deep${`{${name}}`.repeat(2_000)}`;
    for (const text of [nested, nested.replaceAll('}', '}\n'), nested.replaceAll('{', '\n|{')])
      expect(wikiToMarkdown(text)).toContain('deep');
  },
);
